"""Writes archives whose bytes depend on their contents and the commit's date only."""

import lzma
import tarfile
import time
import zipfile
from pathlib import Path


def paths(folder: Path) -> list[Path]:
    """All files and folders below a folder, sorted by their names."""
    return sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).parts)


def is_program(path: Path) -> bool:
    return path.stat().st_mode & 0o100 != 0


def make(folder: Path, name: str, output: Path, date: int) -> Path:
    """Packs a folder as `NAME.tar.xz`, in which everything is below a folder of that name.

    - date: seconds since 1970, for all files.
    """
    file = output / f"{name}.tar.xz"
    with lzma.open(file, "wb", preset=9) as stream, tarfile.open(fileobj=stream, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for path in [folder, *paths(folder)]:
            entry = _entry(archive, path, f"{name}/{path.relative_to(folder)}".removesuffix("/."), date)
            if entry.isreg():
                with path.open("rb") as data:
                    archive.addfile(entry, data)
            else:
                archive.addfile(entry)
    return file


def zip_folder(folder: Path, file: Path, date: int) -> Path:
    """Packs a folder with its own name into a zip file.

    - date: seconds since 1970, for all files; zip files cannot have one before 1980.
    """
    when = time.gmtime(max(date, 315_532_800))[:6]
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in paths(folder):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{folder.name}/{path.relative_to(folder)}", when)
                entry.external_attr = (0o100755 if is_program(path) else 0o100644) << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, path.read_bytes())
    return file


def _entry(archive: tarfile.TarFile, path: Path, name: str, date: int) -> tarfile.TarInfo:
    entry = archive.gettarinfo(path, name)
    entry.mtime = date
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry
