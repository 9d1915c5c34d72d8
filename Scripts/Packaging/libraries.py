"""Collects the shared libraries that a program needs beyond glibc, so that it runs where they are not installed."""

import functools
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import debian
from debian import PackagingError

# What every machine with glibc has; all else is copied.
GLIBC = re.compile(r"^(ld-linux-.*|lib(c|m|dl|rt|pthread|resolv|util|mvec|anl|nsl|BrokenLocale)\.so\.\d+)$")

# Loaded at run time by name (Sources/CSVGDrawing), so that no program names it among what it needs.
LOADED_LATER = ["librsvg-2.so.2"]

# The licence of the libraries themselves, by Debian package; the copyright files, which are copied, also tell of tests and tools.
LICENCES = {
    "libblkid1": "LGPL-2.1+", "libbrotli1": "MIT", "libbsd0": "BSD-3-clause",
    "libcap2": "BSD-3-clause or GPL-2", "libcairo-gobject2": "LGPL-2.1 or MPL-1.1",
    "libcairo2": "LGPL-2.1 or MPL-1.1", "libdatrie1": "LGPL-2.1+", "libexpat1": "MIT", "libffi8": "MIT",
    "libfontconfig1": "HPND-sell-variant", "libfreetype6": "FTL or GPL-2+", "libfribidi0": "LGPL-2.1+",
    "libgcc-s1": "GPL-3+ with GCC runtime library exception", "libgdk-pixbuf-2.0-0": "LGPL-2.1+", "libgif7": "MIT",
    "libglib2.0-0": "LGPL-2.1+", "libglib2.0-0t64": "LGPL-2.1+", "libgraphite2-3": "LGPL-2.1+ or MPL-1.1 or GPL-2+",
    "libharfbuzz0b": "MIT", "libicu72": "Unicode-3.0", "libicu76": "Unicode-3.0",
    "libjpeg62-turbo": "IJG and BSD-3-clause and Zlib", "liblzma5": "public domain", "libmd0": "BSD-3-clause and public domain",
    "libmount1": "LGPL-2.1+", "libpango-1.0-0": "LGPL-2+", "libpangocairo-1.0-0": "LGPL-2+", "libpangoft2-1.0-0": "LGPL-2+",
    "libpcre2-8-0": "BSD-3-clause", "libpixman-1-0": "MIT", "libpng16-16": "libpng", "libpng16-16t64": "libpng",
    "librsvg2-2": "LGPL-2.1+", "libselinux1": "public domain", "libsqlite3-0": "public domain",
    "libssl3": "Apache-2.0", "libssl3t64": "Apache-2.0", "libstdc++6": "GPL-3+ with GCC runtime library exception",
    "libthai0": "LGPL-2.1+",
    "libwebsockets17": "MIT", "libwebsockets19t64": "MIT", "libx11-6": "MIT", "libxau6": "MIT", "libxcb-render0": "MIT", "libxcb-shm0": "MIT", "libxcb1": "MIT",
    "libxdmcp6": "MIT", "libxext6": "MIT", "libxml2": "MIT", "libxrender1": "MIT", "libyaml-0-2": "MIT", "zlib1g": "Zlib",
}

SWIFT_LICENCE = "Apache-2.0 with Swift's runtime library exception"


@dataclass(frozen=True)
class Library:
    """A shared library that was copied."""

    name: str
    source: str
    # The package and its version; for Swift's run time `swift` and the compiler's version.
    package: str
    version: str
    licence: str


def collect(binaries: list[Path], folder: Path, extra: list[str] = LOADED_LATER, search: list[Path] = (),
            present: frozenset[str] = frozenset()) -> list[Library]:
    """Copies the libraries that ELF files need, directly or through others, and gives the copies relative run paths.

    - binaries: programs and shared libraries; they are left as they are (`set_run_path` changes them).
    - folder: where the copies go; made if it is missing.
    - extra: libraries by name that the program opens at run time.
    - search: folders that are looked at before those of the system, such as the toolchain's with Swift's run time.
    - present: names of libraries that will be there wherever the program runs.

    Returns what was copied, by name.
    """
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, str] = {}
    wanted = [name for binary in binaries for name in needed(binary)] + list(extra)
    while wanted:
        name = wanted.pop()
        if name in found or name in present or GLIBC.match(name) or any(binary.name == name for binary in binaries):
            continue
        found[name] = _find(name, list(search))
        wanted += needed(Path(found[name]))
    return [_copy(name, found[name], folder) for name in sorted(found)]


def needed(binary: Path) -> list[str]:
    """The names of the libraries that an ELF file asks the dynamic linker for."""
    return _run(["patchelf", "--print-needed", str(binary)]).split()


def set_run_path(binary: Path, folder: Path) -> None:
    """Makes an ELF file look for libraries in a folder, wherever both are moved to together."""
    relative = os.path.relpath(folder, binary.parent)
    path = "$ORIGIN" if relative == "." else f"$ORIGIN/{relative}"
    _run(["patchelf", "--set-rpath", path, str(binary)])


def needed_glibc(binaries: list[Path]) -> tuple[int, int]:
    """The newest version of glibc whose symbols ELF files use."""
    versions = [(2, 0)]
    for binary in binaries:
        listed = _run(["readelf", "--version-info", "--wide", str(binary)])
        versions += [(int(major), int(minor)) for major, minor in re.findall(r"Name: GLIBC_(\d+)\.(\d+)", listed)]
        if "GLIBC_ABI_DT_RELR" in listed:
            versions.append((2, 36))
    return max(versions)


def _copy(name: str, source: str, folder: Path) -> Library:
    copy = folder / name
    shutil.copyfile(os.path.realpath(source), copy)
    copy.chmod(0o644)
    _run(["strip", "--strip-unneeded", str(copy)])
    set_run_path(copy, folder)
    return describe(name, source)


def describe(name: str, source: str) -> Library:
    """What a library of the system or of the Swift toolchain is."""
    if "/swift/linux/" in source:
        return Library(name, source, "swift", _swift_version(), SWIFT_LICENCE)
    package = debian.package_of(source)
    if not package:
        raise PackagingError(f"{source} belongs to no Debian package, so its licence is not known")
    if package not in LICENCES:
        raise PackagingError(f"the licence of {package} is not known; add it to LICENCES in Scripts/Packaging/libraries.py")
    return Library(name, source, package, debian.field(package, "Version"), LICENCES[package])


def copy_licences(libraries: list[Library], folder: Path) -> None:
    """Copies the licence texts of libraries, a folder for each package."""
    for package in sorted({library.package for library in libraries}):
        source = swift_licence_file() if package == "swift" else debian.copyright_file(package)
        (folder / package).mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, folder / package / "copyright")


def table(libraries: list[Library]) -> str:
    """A line for each library: its name, package, version and licence, with tabs between them."""
    lines = ["library\tpackage\tversion\tlicence"]
    lines += ["\t".join([library.name, library.package, library.version, library.licence]) for library in libraries]
    return "\n".join(lines) + "\n"


def swift_licence_file() -> Path:
    """The licence that comes with the Swift toolchain."""
    return swift_folder() / "share/swift/LICENSE.txt"


def swift_folder() -> Path:
    """The toolchain's folder that has `bin` and `lib`."""
    return Path(os.path.realpath(_program("swiftc"))).parents[1]


@functools.cache
def _swift_version() -> str:
    return re.search(r"Swift version (\S+)", _run(["swiftc", "-version"])).group(1)


def _find(name: str, search: list[Path]) -> str:
    for folder in search:
        if (folder / name).exists():
            return str(folder / name)
    if name in _system_libraries():
        return _system_libraries()[name]
    raise PackagingError(f"the library {name} is not installed; run Scripts/setup --packaging")


@functools.cache
def _system_libraries() -> dict[str, str]:
    """The path of each library of this machine's architecture that the dynamic linker knows."""
    machine = {"x86_64": "x86-64", "aarch64": "AArch64"}.get(os.uname().machine, "")
    paths: dict[str, str] = {}
    for line in _run(["/sbin/ldconfig", "-p"]).splitlines():
        row = re.match(r"\s+(\S+) \((.*)\) => (\S+)", line)
        if row and machine in row.group(2):
            paths.setdefault(row.group(1), row.group(3))
    return paths


def _program(name: str) -> str:
    path = shutil.which(name)
    if not path:
        raise PackagingError(f"{name} is not installed; run Scripts/setup --packaging")
    return path


def _run(command: list[str]) -> str:
    done = subprocess.run([_program(command[0]), *command[1:]], capture_output=True, text=True)
    if done.returncode != 0:
        raise PackagingError(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout
