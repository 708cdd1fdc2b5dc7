# Writes a source in which the bytes of FILE are the text of a function NAME(): cmake -DFILE=... -DNAME=... -DOUTPUT=... -P
# As words of eight bytes, the lowest first, which compile in no time. The file is as long as a number of words.
file(READ ${FILE} digits HEX)
string(REGEX REPLACE "(..)(..)(..)(..)(..)(..)(..)(..)" "0x\\8\\7\\6\\5\\4\\3\\2\\1,\n" words "${digits}")
get_filename_component(file_name ${FILE} NAME)
file(WRITE ${OUTPUT} "// Made from ${file_name} by scripts/embed.cmake.
#include <bit>
#include <cstdint>
#include <string_view>

static_assert(std::endian::native == std::endian::little);

namespace {
constexpr std::uint64_t words_of_${NAME}[] = {
${words}};
} // namespace

namespace zermelo {
std::string_view ${NAME}() {
    return {reinterpret_cast<const char*>(words_of_${NAME}), sizeof words_of_${NAME}};
}
} // namespace zermelo
")
