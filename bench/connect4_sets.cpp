// Exact scores of the positions in files with lines "columns score", each with a fresh table, on one thread.
// Usage: connect4_sets FILE...    Prints the mean processor time and number of positions looked at; no file: the empty
// board, on one thread and on all.
#include "games/connect4/expert.hpp"
#include "search/exact.hpp"

#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>
#include <thread>

using namespace zermelo;

int main(int count, char** files) {
    const Connect4<std::uint64_t> game(Connect4Text::Size{{7, 6, 4}});
    const auto go_on = [](const Work&) { return Stop::none; };
    with_expert(game, [&](const auto& expert) {
        for (unsigned threads = 1; count == 1 && threads <= std::thread::hardware_concurrency(); ++threads) {
            const auto begin = std::chrono::steady_clock::now();
            const std::clock_t processor = std::clock();
            ExactSearch search(expert, {.threads = threads});
            const int score = *search.score(game.initial(), go_on);
            const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
            std::printf(
                "empty board: score %d, %llu positions, %.1f s of processor time, %.1f s by the clock, %u threads\n",
                score, static_cast<unsigned long long>(search.nodes()),
                static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC, seconds.count(), threads);
        }
        for (int i = 1; i < count; ++i) {
            std::ifstream file(files[i]);
            std::string columns;
            int score = 0;
            std::uint64_t positions = 0, nodes = 0, wrong = 0;
            const std::clock_t begin = std::clock();
            for (; file >> columns >> score; ++positions) {
                ExactSearch search(expert, {});
                wrong += search.score(*game.parse(columns), go_on) != score;
                nodes += search.nodes();
            }
            const double number = static_cast<double>(positions);
            std::printf("%s: %.4f ms, %.0f positions looked at, a position; %llu of %.0f wrong\n", files[i],
                        static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC * 1000 / number,
                        static_cast<double>(nodes) / number, static_cast<unsigned long long>(wrong), number);
        }
    });
}
