"""Makes the packages of the command `cairn`: an archive, a Python wheel and a Debian package."""

import os
import re
import subprocess
from pathlib import Path

import archive
import deb
import icu
import libraries
import tree
import wheel
from debian import PackagingError

# The program has Swift's run time in it, looks for its libraries beside it, and keeps its 106,000 relative relocations packed, which
# glibc reads since 2.36 (Debian 12). A folder of its own, because other builds have other options.
BUILD_FOLDER = ".build/package-build"
BUILD = [
    "swift", "build", "-c", "release", "--disable-index-store", "--scratch-path", BUILD_FOLDER,
    "--static-swift-stdlib", "--disable-local-rpath", "-Xswiftc", "-use-ld=lld", "-Xlinker", "-rpath=$ORIGIN/../lib/cairn",
    "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker", "--no-export-dynamic",
]
UNWINDING = Path(__file__).parent / "no-unwind-tables.ld"


def make(root: Path, output: Path) -> list[Path]:
    """Builds the command and packs it. Returns the files made."""
    program = build(root)
    name = f"cairn-{version(root)}-linux-{os.uname().machine}"
    made = tree.make(root, program, output / ".trees" / name)
    date = commit_date(root)
    return [
        archive.make(made.folder, name, output, date),
        wheel.make(made, version(root), output, date),
        deb.make(made, version(root), output, date),
        contents_file(made, output / f"{name}.contents.tsv"),
    ]


def build(root: Path) -> Path:
    """Compiles the program; what the compiler prints goes to standard error."""
    toolchain = libraries.swift_folder() / "lib/swift_static/linux"
    options = [*icu.linker_options(toolchain / "lib_FoundationICU.a", root / BUILD_FOLDER / "icu"), str(UNWINDING)]
    passed = [word for option in options for word in ("-Xlinker", option)]
    if subprocess.run([*BUILD, "--product", "cairn", *passed], cwd=root, stdout=2).returncode != 0:
        raise PackagingError("the program does not build")
    return root / BUILD_FOLDER / "release" / "cairn"


def contents_file(made: tree.Tree, file: Path) -> Path:
    file.write_text(tree.contents(made))
    return file


def version(root: Path) -> str:
    """The version that the command tells."""
    source = root / "Sources/cairn/CommandLine/CairnVersion.swift"
    found = re.search(r'current = "([^"]+)"', source.read_text())
    if not found:
        raise PackagingError(f"{source} states no version")
    return found.group(1)


def commit_date(root: Path) -> int:
    """The date of all files in packages, in seconds since 1970: `SOURCE_DATE_EPOCH`, or that of the commit."""
    stated = os.environ.get("SOURCE_DATE_EPOCH")
    if stated is not None and not stated.isdigit():
        raise PackagingError(f"SOURCE_DATE_EPOCH is '{stated}', which is no number of seconds since 1970")
    if stated is None:
        asked = ["git", "-c", "safe.directory=*", "-C", str(root), "log", "-1", "--format=%ct"]
        done = subprocess.run(asked, capture_output=True, text=True)
        stated = done.stdout.strip()
    if not stated.isdigit():
        raise PackagingError("the date of the commit is not known: this is no git repository; set SOURCE_DATE_EPOCH")
    return int(stated)
