// The program: its words in, its exit code out. Python's module runs it too.
#pragma once

namespace zermelo {

int run_program(int argc, char** argv);

} // namespace zermelo
