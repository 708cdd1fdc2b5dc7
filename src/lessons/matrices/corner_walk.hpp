// All corners of {x >= 0 : M x <= 1}, found by pivots from one to the next: a polytope's corners hang together.
#pragma once

#include "lessons/matrices/mixed.hpp"
#include "lessons/matrices/tableau.hpp"

#include <bitset>
#include <unordered_map>
#include <unordered_set>

namespace zermelo {

// Sets of variables, and of labels: one bit each.
using FewBits = std::bitset<64>;
using ManyBits = std::vector<bool>;
template <class Bits> Bits no_bits([[maybe_unused]] std::size_t size) {
    if constexpr (std::is_same_v<Bits, FewBits>)
        return {};
    else
        return Bits(size);
}

// Sets that were met before. Few bits are a word, and 0, which no basis is, says that a place is free.
template <class Bits> class Met {
public:
    bool insert(const Bits& bits) { return met_.insert(bits).second; }

private:
    std::unordered_set<Bits> met_;
};
template <> class Met<FewBits> {
public:
    bool insert(FewBits bits) {
        if (2 * ++count_ > places_.size()) grow();
        if (put(bits.to_ullong())) return true;
        --count_;
        return false;
    }

private:
    bool put(std::uint64_t word) {
        std::size_t place = (word * 0x9E3779B97F4A7C15) >> (64 - std::countr_zero(places_.size()));
        while (places_[place] != 0 && places_[place] != word) place = (place + 1) & (places_.size() - 1);
        return std::exchange(places_[place], word) == 0;
    }
    void grow() {
        const auto old = std::exchange(places_, std::vector<std::uint64_t>(2 * places_.size()));
        for (std::uint64_t word : old)
            if (word != 0) put(word);
    }

    std::vector<std::uint64_t> places_ = std::vector<std::uint64_t>(1024);
    std::size_t count_ = 0;
};

template <class Number, class Bits> class CornerWalk {
public:
    // `own` and `other` are the numbers of the labels where the player's and the opponent's strategies begin.
    CornerWalk(const std::vector<std::vector<Whole>>& matrix, std::size_t own, std::size_t other, unsigned bits)
        : structural_(matrix[0].size()), own_(own), other_(other), bits_(bits), matrix_(matrix), tableau_(begin()) {}

    // False where `go_on` said no.
    bool run(const GoOn& go_on) {
        Bits basis = no_bits<Bits>(tableau_.variables());
        for (std::size_t row = 0; row < tableau_.rows(); ++row) basis[tableau_.basic_in(row)] = true;
        Met<Bits> met;
        met.insert(basis);
        struct Turn {
            std::size_t row, column; // which pivot led here, and leads back
            std::size_t next;        // the column to try now
        };
        std::vector<Turn> way{{Tableau<Number>::none, 0, 0}};
        const auto change_places = [&](const Turn& turn) {
            basis[tableau_.basic_in(turn.row)] = false;
            basis[tableau_.outside_in(turn.column)] = true;
        };
        note_corner(basis);
        while (!way.empty()) {
            const std::size_t column = way.back().next++;
            if (column == tableau_.columns()) {
                const Turn back = way.back();
                way.pop_back();
                if (way.empty()) break;
                change_places(back);
                tableau_.pivot(back.row, back.column);
                continue;
            }
            const Turn turn{tableau_.leaving_row(column), column, 0};
            Bits there = basis;
            there[tableau_.basic_in(turn.row)] = false;
            there[tableau_.outside_in(column)] = true;
            if (!met.insert(there)) continue;
            if (!go_on()) return false;
            basis = std::move(there);
            tableau_.pivot(turn.row, turn.column);
            note_corner(basis);
            way.push_back(turn);
        }
        return true;
    }

    // Corners but 0, each by its labels, which are what is tight there, with a basis that has it.
    std::unordered_map<Bits, Bits> corners;
    std::vector<Bits> degenerate; // the labels of those that have more than they need

    // The point of a basis, scaled to sum 1.
    Mixture point(const Bits& basis) const {
        Tableau<Number> there = begin();
        for (std::size_t column = 0; column < there.columns(); ++column) {
            if (!basis[there.outside_in(column)]) continue;
            std::size_t row = 0;
            while (basis[there.basic_in(row)] || !there.can_pivot(row, column)) ++row;
            there.pivot(row, column);
        }
        Mixture mixture(structural_, Rational(0));
        Rational sum = 0; // of numerators; their common denominator may be negative here, and falls out
        for (std::size_t row = 0; row < there.rows(); ++row)
            if (there.basic_in(row) < structural_) sum += mixture[there.basic_in(row)] = to_whole(there.value_in(row));
        for (Rational& part : mixture) part /= sum;
        return mixture;
    }

private:
    Tableau<Number> begin() const {
        return Tableau<Number>(matrix_, std::vector<Whole>(matrix_.size(), 1), std::vector<Whole>(structural_, 0),
                               bits_);
    }

    void note_corner(const Bits& basis) {
        Bits labels = no_bits<Bits>(tableau_.variables());
        std::size_t zeros = tableau_.columns(), unused = 0;
        const auto note = [&](std::size_t variable) {
            unused += variable < structural_;
            labels[variable < structural_ ? own_ + variable : other_ + variable - structural_] = true;
        };
        for (std::size_t column = 0; column < tableau_.columns(); ++column) note(tableau_.outside_in(column));
        for (std::size_t row = 0; row < tableau_.rows(); ++row)
            if (tableau_.value_in(row).sign() == 0) note(tableau_.basic_in(row)), ++zeros;
        if (unused == structural_) return; // the corner 0
        if (corners.emplace(labels, basis).second && zeros > structural_) degenerate.push_back(labels);
    }

    std::size_t structural_, own_, other_;
    unsigned bits_;
    const std::vector<std::vector<Whole>>& matrix_;
    Tableau<Number> tableau_;
};

} // namespace zermelo
