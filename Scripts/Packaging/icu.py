"""Leaves out of ICU's data what the command never reads.

Swift's Foundation and libxml2 bring an ICU each, with 34 and 31 MB of tables: more than everything else together.
"""

import re
import struct
import subprocess
from pathlib import Path

from debian import PackagingError

# Kinds of tables of which only English and what all languages share are kept: names of currencies, languages, regions, time zones and
# units, orders of sorting, numbers in words, and scripts written in others. Dates and numbers stay in all languages: date pickers show them.
ENGLISH_ONLY = {"curr", "lang", "region", "zone", "unit", "coll", "rbnf", "translit"}
SHARED = re.compile(r"(root|pool|res_index|en|en_US|supplementalData|tzdbNames|ucadata)\.")

# Encodings other than Unicode, ASCII and Latin 1, which are in ICU's code; documents are in UTF-8 or UTF-16.
CONVERTER = ".cnv"

DATA_MEMBER = "icu_packaged_data.cpp.o"


def is_kept(name: str) -> bool:
    """Whether an item such as `icudt76l/lang/de.res` stays."""
    parts = name.split("/")
    if name.endswith(CONVERTER):
        return False
    return len(parts) != 3 or parts[1] not in ENGLISH_ONLY or SHARED.match(parts[2]) is not None


# The data under another name than that of the library, by which the linker would find both.
OWN_SYMBOL = "cairn_icu_data"


def linker_options(library: Path, folder: Path) -> list[str]:
    """What makes the linker take less data than the library of Foundation's ICU has.

    - library: the toolchain's `lib_FoundationICU.a`.
    - folder: where an object file with the data is made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    member = folder / DATA_MEMBER
    member.write_bytes(_run(["ar", "p", str(library), DATA_MEMBER]))
    symbol = _run(["nm", "--format=posix", str(member)]).decode().split()[0]
    section = folder / "icu.rodata"
    _run(["objcopy", "-O", "binary", "--only-section=.rodata", str(member), str(section)])
    (folder / "icu.dat").write_bytes(smaller(section.read_bytes()))
    source = folder / "icu.s"
    source.write_text(
        f'.section .rodata\n.balign 16\n.globl {OWN_SYMBOL}\n.type {OWN_SYMBOL},@object\n{OWN_SYMBOL}:\n.incbin "{folder}/icu.dat"\n'
        f'.size {OWN_SYMBOL}, .-{OWN_SYMBOL}\n.section .note.GNU-stack,"",@progbits\n')
    _run(["clang", "-c", str(source), "-o", str(folder / "icu.o")])
    return ["--defsym", f"{symbol}={OWN_SYMBOL}", str(folder / "icu.o")]


def smaller(data: bytes) -> bytes:
    """A common data file of ICU without the items that are not kept.

    Its header is followed by the number of items, for each the offsets of its name and its contents, the names in order, and the contents at
    multiples of 16 bytes.
    """
    head, items = read(data)
    kept = [(name, contents) for name, contents in items if is_kept(name)]
    names = b"".join(name.encode() + b"\0" for name, _ in kept)
    begin = 4 + 8 * len(kept)
    name_offset, offset = begin, _aligned(begin + len(names))
    table, body = struct.pack("<I", len(kept)), []
    for name, contents in kept:
        table += struct.pack("<II", name_offset, offset)
        name_offset += len(name) + 1
        body.append(contents.ljust(_aligned(len(contents)), b"\0"))
        offset += len(body[-1])
    return head + (table + names).ljust(_aligned(begin + len(names)), b"\0") + b"".join(body)


def read(data: bytes) -> tuple[bytes, list[tuple[str, bytes]]]:
    """The header of a common data file, and its items by name."""
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD":
        raise PackagingError("ICU's data in the toolchain is not in the format that Scripts/Packaging/icu.py knows")
    (size,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, size)
    entries = [struct.unpack_from("<II", data, size + 4 + 8 * index) for index in range(count)]
    ends = [offset for _, offset in entries[1:]] + [len(data) - size]
    items = []
    for (name, offset), end in zip(entries, ends):
        start = size + name
        items.append((data[start:data.index(b"\0", start)].decode(), data[size + offset:size + end]))
    return data[:size], items


def _aligned(length: int) -> int:
    return -(-length // 16) * 16


def empty_system_data(folder: Path) -> None:
    """Replaces the data of the system's ICU in a folder of copied libraries by none, as icu-stub.c says."""
    for library in folder.glob("libicudata.so.*"):
        version = library.name.rsplit(".", 1)[1]
        _run(["clang", "-shared", "-nostdlib", f"-DICU_DATA=icudt{version}_dat", f"-Wl,-soname,{library.name}", "-Wl,--build-id=none", "-s",
              "-o", str(library), str(Path(__file__).parent / "icu-stub.c")])
        library.chmod(0o644)


def _run(command: list[str]) -> bytes:
    done = subprocess.run(command, capture_output=True)
    if done.returncode != 0:
        raise PackagingError(f"{' '.join(command)}: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout
