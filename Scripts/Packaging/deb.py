"""Makes a Debian package of the command, which depends on Debian's libraries instead of copies of them.

It has copies of the fonts: Debian 13 has a newer Inter than 12, with which texts have other sizes.
"""

import gzip
import os
import shutil
import subprocess
from pathlib import Path

import debian
import libraries
import tree
from debian import PackagingError

# What a package of Debian 12 is called in Debian 13.
RENAMED = {"libpng16-16": "libpng16-16t64", "libglib2.0-0": "libglib2.0-0t64"}

# Loaded or run where they are installed.
RECOMMENDED = ["librsvg2-2", "poppler-utils", "git"]


def make(command: tree.Tree, version: str, output: Path, date: int) -> Path:
    """Packs the program, its fonts, man page and completions."""
    folder = output / ".deb"
    shutil.rmtree(folder, ignore_errors=True)
    _copy_files(command.folder, folder / "usr")
    (folder / "DEBIAN").mkdir()
    (folder / "DEBIAN/control").write_text(_control(command, version, folder))
    architecture = _run(["dpkg", "--print-architecture"]).strip()
    file = output / f"cairn_{version}_{architecture}.deb"
    for path in [folder, *folder.rglob("*")]:
        os.utime(path, (date, date))
    _run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(folder), str(file)], SOURCE_DATE_EPOCH=str(date))
    shutil.rmtree(folder)
    return file


def _copy_files(source: Path, target: Path) -> None:
    """Copies all but the libraries and their licences, to where Debian keeps such files."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns(tree.LIBRARIES.split("/")[0]))
    documents = target / tree.DOCUMENTS
    for licence in sorted((documents / "licenses").iterdir()):
        if licence.is_dir() and licence.name != "swift":
            shutil.rmtree(licence)
    (documents / "contents.tsv").unlink()
    (target / "share/zsh/site-functions").rename(target / "share/zsh/vendor-completions")
    page = target / "share/man/man1/cairn.1"
    page.with_suffix(".1.gz").write_bytes(gzip.compress(page.read_bytes(), mtime=0))
    page.unlink()
    for path in target.rglob("*"):
        path.chmod(0o755 if path.is_dir() or path.parent.name == "bin" else 0o644)


def dependencies(command: tree.Tree) -> list[str]:
    """The packages of the libraries that the program is linked with, with their names in each release of Debian."""
    major, minor = libraries.needed_glibc([command.folder / tree.PROGRAM])
    direct = set(libraries.needed(command.folder / tree.PROGRAM))
    packages = sorted({library.package for library in command.libraries if library.name in direct})
    return [f"libc6 (>= {major}.{minor})"] + [f"{name} | {RENAMED[name]}" if name in RENAMED else name for name in packages]


def _control(command: tree.Tree, version: str, folder: Path) -> str:
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024
    fields = {
        "Package": "cairn", "Version": version, "Architecture": _run(["dpkg", "--print-architecture"]).strip(),
        "Maintainer": "The Cairn developers <cairn@localhost>", "Installed-Size": str(size), "Section": "devel", "Priority": "optional",
        "Depends": ", ".join(dependencies(command)), "Recommends": ", ".join(RECOMMENDED),
        "Description": "checks, lays out and draws iOS storyboards and xibs\n"
        " Cairn computes the frames of iOS documents as UIKit does, finds their faults,\n"
        " compares revisions of them and draws them.",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _run(command: list[str], **environment: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})
    if done.returncode != 0:
        raise PackagingError(f"{command[0]}: {done.stderr.strip()}")
    return done.stdout
