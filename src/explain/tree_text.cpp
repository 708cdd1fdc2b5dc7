#include "explain/search_text.hpp"
#include "explain/search_words.hpp"

namespace zermelo {

namespace {

class TreeText {
public:
    TreeText(const SearchTree& tree, const Voice& voice) : tree_(tree), voice_(voice) { add(0, ""); }

    std::string text() && { return std::move(text_); }

private:
    std::string number(SearchNumber value) const { return voice_.decimal(zermelo::number_text(value)); }
    std::string value(const SearchTree::Node& node) const { return SearchTree::sign(node.holds) + number(node.value); }

    void add(std::size_t index, const std::string& indent) {
        const SearchTree::Node& node = tree_.nodes[index];
        std::string line = indent + (node.move.empty() ? "" : node.move + "  ");
        if (node.kind == SearchTree::Kind::pruned) // which bound made it needless
            line = voice_.ink.faint(line + "✂ " + value(node));
        else {
            line += (node.max ? "△ " : "▽ ") + voice_.ink.bold(value(node));
            const std::string separator = voice_.language == Language::french ? " ; " : ", ";
            if (node.kind == SearchTree::Kind::inner)
                line += "  [" + number(node.low) + separator + number(node.high) + "]";
            line += "  " + voice_.ink.faint(node.position);
            if (node.kind != SearchTree::Kind::inner) line += "  " + voice_.say(kind_word(node.kind));
        }
        text_ += line + "\n";
        for (std::size_t child : node.children) add(child, indent + "  ");
    }

    static const Text& kind_word(SearchTree::Kind kind) {
        return kind == SearchTree::Kind::over     ? words::leaf_over
               : kind == SearchTree::Kind::judged ? words::leaf_judged
                                                  : words::leaf_known;
    }

    const SearchTree& tree_;
    const Voice& voice_;
    std::string text_;
};

} // namespace

std::string tree_text(const SearchTree& tree, const Voice& voice) { return TreeText(tree, voice).text(); }

} // namespace zermelo
