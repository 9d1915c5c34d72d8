"""The folder tree of the command: what every kind of package is made of."""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import fonts
import icu
import libraries
from debian import PackagingError

PROGRAM = "bin/cairn"
LIBRARIES = "lib/cairn"
FONTS = "share/cairn/fonts"
DOCUMENTS = "share/doc/cairn"
# The files of Studio's page.
PAGE = "share/cairn/studio"

# Where shells look for completions.
COMPLETIONS = {
    "bash": "share/bash-completion/completions/cairn",
    "zsh": "share/zsh/site-functions/_cairn",
    "fish": "share/fish/vendor_completions.d/cairn.fish",
}


@dataclass(frozen=True)
class Tree:
    """A tree that runs wherever it is put, with a list of what was copied into it."""

    folder: Path
    libraries: list[libraries.Library]
    fonts: list[fonts.Font]

    @property
    def elf_files(self) -> list[Path]:
        return [self.folder / PROGRAM, *sorted((self.folder / LIBRARIES).iterdir())]


def make(root: Path, program: Path, folder: Path) -> Tree:
    """Makes the tree of a program that was built, in place of what the folder had.

    - root: the project's folder.
    """
    shutil.rmtree(folder, ignore_errors=True)
    copy_program(program, folder / PROGRAM)
    write_help(folder)
    shutil.copytree(root / "Sources/Studio/Page", folder / PAGE)
    copy_documents(root, folder / DOCUMENTS)
    copied = libraries.collect([folder / PROGRAM], folder / LIBRARIES)
    icu.empty_system_data(folder / LIBRARIES)
    typefaces = fonts.collect(folder / FONTS)
    tree = Tree(folder, [swift_run_time()] + copied, typefaces)
    libraries.copy_licences(tree.libraries, folder / DOCUMENTS / "licenses")
    (folder / DOCUMENTS / "contents.tsv").write_text(contents(tree))
    return tree


def contents(tree: Tree) -> str:
    """What each library and font is, with its version and licence."""
    return libraries.table(tree.libraries) + "\n" + fonts.table(tree.fonts)


def copy_program(program: Path, copy: Path) -> None:
    copy.parent.mkdir(parents=True)
    shutil.copyfile(program, copy)
    subprocess.run(["strip", "--strip-all", str(copy)], check=True)
    copy.chmod(0o755)


def write_help(folder: Path) -> None:
    """The man page and completions, which the program prints."""
    write(folder / "share/man/man1/cairn.1", printed(folder, "man"))
    for shell, name in COMPLETIONS.items():
        write(folder / name, printed(folder, "completions", shell))


def printed(folder: Path, *words: str) -> str:
    done = subprocess.run([folder / PROGRAM, "help", *words], capture_output=True, text=True)
    if done.returncode != 0:
        raise PackagingError(f"cairn help {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def copy_documents(root: Path, folder: Path) -> None:
    """The project's own licence, and those of what its sources contain."""
    (folder / "licenses").mkdir(parents=True)
    shutil.copyfile(root / "LICENSE", folder / "copyright")
    for text in sorted((root / "Documentation/Licenses").iterdir()):
        shutil.copyfile(text, folder / "licenses" / text.name)


def swift_run_time() -> libraries.Library:
    """The run time and Foundation with its ICU, which are linked into the program."""
    return libraries.describe("in bin/cairn: Swift's run time, Foundation and its ICU", "/swift/linux/")
