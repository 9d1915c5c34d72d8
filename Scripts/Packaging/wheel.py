"""Makes a Python wheel of the command's tree, so that pip installs it."""

import base64
import hashlib
import os
import subprocess
import time
import zipfile
from pathlib import Path

import archive
import libraries
import tree
from debian import PackagingError

# `cairn` is another project on the index.
NAME = "cairn_uikit"


def make(command: tree.Tree, version: str, output: Path, date: int) -> Path:
    """Packs a tree as a wheel; pip puts its files below the environment's prefix as they lie in the tree."""
    tag = f"py3-none-{platform(command)}"
    parts = f"{NAME}-{version}"
    files = {_place(command.folder, path, parts): path.read_bytes() for path in archive.paths(command.folder) if path.is_file()}
    information = f"{parts}.dist-info"
    files[f"{information}/METADATA"] = _metadata(version).encode()
    files[f"{information}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: cairn\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    files[f"{information}/licenses/LICENSE"] = (command.folder / tree.DOCUMENTS / "copyright").read_bytes()
    files[f"{information}/RECORD"] = _record(files, f"{information}/RECORD")
    file = output / f"{parts}-{tag}.whl"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name in [name for name in sorted(files) if not name.endswith("/RECORD")] + [f"{information}/RECORD"]:
            wheel.writestr(_entry(name, date), files[name])
    _compress_better(file)
    return file


def _compress_better(file: Path) -> None:
    """Compresses the files in a wheel anew with another encoder of the only method that indexes take, which saves 4 %."""
    done = subprocess.run(["advzip", "--recompress", "--shrink-extra", "--quiet", str(file)], capture_output=True, text=True)
    if done.returncode != 0:
        raise PackagingError(f"advzip: {done.stderr.strip()}")


def platform(command: tree.Tree) -> str:
    """The tag of machines that the tree runs on: the newest glibc that its files ask for, and the processor."""
    major, minor = libraries.needed_glibc(command.elf_files)
    return f"manylinux_{major}_{minor}_{os.uname().machine}"


def _place(folder: Path, path: Path, parts: str) -> str:
    """Programs are scripts to a wheel, which makes them executable; all else is data."""
    name = path.relative_to(folder)
    if name.parts[0] == "bin":
        return f"{parts}.data/scripts/{name.name}"
    return f"{parts}.data/data/{name}"


def _metadata(version: str) -> str:
    fields = [
        ("Metadata-Version", "2.1"), ("Name", NAME.replace("_", "-")), ("Version", version),
        ("Summary", "Checks, lays out and draws iOS storyboards and xibs without a Mac"),
        ("Keywords", "ios,uikit,storyboard,xib,autolayout,lint"), ("Requires-Python", ">=3.8"),
        ("Classifier", "Environment :: Console"), ("Classifier", "Operating System :: POSIX :: Linux"),
        ("License-File", "LICENSE"), ("Description-Content-Type", "text/markdown"),
    ]
    head = "".join(f"{name}: {value}\n" for name, value in fields)
    return head + "\nThe command `cairn`, with all that it needs; `cairn --help` lists what it does.\n"


def _record(files: dict[str, bytes], own_name: str) -> bytes:
    lines = []
    for name in sorted(files):
        digest = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(files[name])}")
    return "\n".join([*lines, f"{own_name},,", ""]).encode()


def _entry(name: str, date: int) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, time.gmtime(date)[:6])
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.create_system = 3
    entry.external_attr = (0o100755 if "/scripts/" in name else 0o100644) << 16
    return entry
