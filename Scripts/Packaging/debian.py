"""What Debian's package database knows of installed files."""

import functools
import os
import subprocess
from pathlib import Path


class PackagingError(Exception):
    """Why a package cannot be made, in words for the person who called the script."""


@functools.cache
def package_of(path: str) -> str | None:
    """The binary package that installed a file; None for files of no package."""
    for name in _spellings(path):
        found = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.split(": ")[0].split(",")[0].split(":")[0]
    return None


def _spellings(path: str) -> list[str]:
    """Both paths of a file below /usr: the database has the one that its package was built with."""
    real = os.path.realpath(path)
    names = [path, real]
    names += [name.removeprefix("/usr") for name in names if name.startswith("/usr/lib")]
    names += ["/usr" + name for name in names if name.startswith("/lib")]
    return list(dict.fromkeys(names))


@functools.cache
def field(package: str, name: str) -> str:
    """A field of an installed package, such as `Version` or `source:Package`."""
    asked = ["dpkg-query", "-W", "-f", f"${{{name}}}\n", package]
    found = subprocess.run(asked, capture_output=True, text=True)
    if found.returncode != 0:
        raise PackagingError(f"the Debian package {package} is not installed; run Scripts/setup --packaging")
    return found.stdout.splitlines()[0]


def files(package: str) -> list[str]:
    """The paths that an installed package has, in alphabetical order."""
    field(package, "Version")
    listed = subprocess.run(["dpkg-query", "-L", package], capture_output=True, text=True, check=True).stdout
    return sorted(listed.splitlines())


def copyright_file(package: str) -> Path:
    """The file in which a package states its licences."""
    path = Path("/usr/share/doc") / package / "copyright"
    if not path.is_file():
        raise PackagingError(f"{path} is missing; install the package {package} with its documentation")
    return path
