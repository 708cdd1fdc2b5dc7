#include "cli/program.hpp"

int main(int argc, char** argv) { return zermelo::run_program(argc, argv); }
