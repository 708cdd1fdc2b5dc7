// Why a file cannot be read or written: the usual reasons in both languages, since a system knows one only.
#pragma once

#include "core/errors.hpp"
#include "core/result.hpp"

#include <cerrno>
#include <cstring>
#include <string>

namespace zermelo {

namespace errors {

struct FileReason {
    int number; // errno's
    Text read, write;
};
inline constexpr FileReason file_reasons[] = {
    {ENOENT,
     {"cannot be read: No such file or directory", "ne peut être lu : ce fichier n'existe pas"},
     {"cannot be written: No such file or directory", "ne peut être écrit : ce dossier n'existe pas"}},
    {ENOTDIR,
     {"cannot be read: Not a directory", "ne peut être lu : le chemin passe par un fichier"},
     {"cannot be written: Not a directory", "ne peut être écrit : le chemin passe par un fichier"}},
    {EISDIR,
     {"cannot be read: Is a directory", "ne peut être lu : c'est un dossier"},
     {"cannot be written: Is a directory", "ne peut être écrit : c'est un dossier"}},
    {EACCES,
     {"cannot be read: Permission denied", "ne peut être lu : permission refusée"},
     {"cannot be written: Permission denied", "ne peut être écrit : permission refusée"}},
    {EROFS,
     {"cannot be read: Read-only file system", "ne peut être lu : système de fichiers en lecture seule"},
     {"cannot be written: Read-only file system", "ne peut être écrit : système de fichiers en lecture seule"}},
    {ENOSPC,
     {"cannot be read: No space left on device", "ne peut être lu : plus de place sur le disque"},
     {"cannot be written: No space left on device", "ne peut être écrit : plus de place sur le disque"}}};

inline constexpr Text file_in_use{"is in use by another zermelo, which is not done yet",
                                  "est utilisé par un autre zermelo, qui n'a pas fini"};

} // namespace errors

inline Error unreadable(const std::string& path, int number) {
    for (const auto& reason : errors::file_reasons)
        if (reason.number == number) return {path, reason.read, {}};
    return {path, errors::cannot_read, {std::strerror(number)}};
}
inline Error unwritable(const std::string& path, int number) {
    for (const auto& reason : errors::file_reasons)
        if (reason.number == number) return {path, reason.write, {}};
    return {path, errors::cannot_write, {std::strerror(number)}};
}

} // namespace zermelo
