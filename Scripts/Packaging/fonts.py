"""Copies the fonts that Cairn's font table names (Sources/TextLayout/Fonts), with their licences."""

import shutil
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

import debian
from debian import PackagingError

SYSTEM_FOLDER = "/usr/share/fonts/"

# The files of each package that the font table names, as patterns of paths below the system's folder of fonts.
FONTS = {
    "fonts-inter": ["opentype/inter/Inter-*.otf"],
    "fonts-dejavu-core": ["truetype/dejavu/DejaVuSans.ttf", "truetype/dejavu/DejaVuSans-Bold.ttf", *(
        f"truetype/dejavu/DejaVu{family}{style}.ttf" for family in ("SansMono", "Serif") for style in ("", "-Bold"))],
    "fonts-dejavu-extra": [
        *(f"truetype/dejavu/DejaVuSansMono-{style}.ttf" for style in ("Oblique", "BoldOblique")),
        *(f"truetype/dejavu/DejaVuSerif-{style}.ttf" for style in ("Italic", "BoldItalic"))],
    "fonts-tlwg-loma-otf": ["opentype/tlwg/Loma.otf", "opentype/tlwg/Loma-Bold.otf"],
    "fonts-wqy-microhei": ["truetype/wqy/wqy-microhei.ttc"],
    "fonts-symbola": ["truetype/ancient-scripts/Symbola_hint.ttf"],
}

LICENCES = {
    "fonts-inter": "OFL-1.1", "fonts-dejavu-core": "Bitstream Vera and public domain", "fonts-dejavu-extra": "Bitstream Vera and public domain",
    "fonts-tlwg-loma-otf": "GPL-2+ with font exception", "fonts-wqy-microhei": "Apache-2.0 or GPL-3 with font exception",
    "fonts-symbola": "free for any use",
}


@dataclass(frozen=True)
class Font:
    """A font package of which files were copied."""

    package: str
    version: str
    licence: str


def collect(folder: Path) -> list[Font]:
    """Copies the fonts to a folder, under the paths that they have below the system's, and their licences to `licenses` in it.

    `fonts.conf` in it makes fontconfig take these fonts for texts in SVG images, if `FONTCONFIG_FILE` names it.
    """
    _copy_file(Path(__file__).parent / "fonts.conf", folder / "fonts.conf")
    return [_copy(package, patterns, folder) for package, patterns in FONTS.items()]


def _copy(package: str, patterns: list[str], folder: Path) -> Font:
    names = [path.removeprefix(SYSTEM_FOLDER) for path in debian.files(package) if path.startswith(SYSTEM_FOLDER)]
    for pattern in patterns:
        matching = [name for name in names if fnmatch(name, pattern)]
        if not matching:
            raise PackagingError(f"the Debian package {package} has no font {pattern}")
        for name in matching:
            _copy_file(Path(SYSTEM_FOLDER + name), folder / name)
    _copy_file(debian.copyright_file(package), folder / "licenses" / package / "copyright")
    return Font(package, debian.field(package, "Version"), LICENCES[package])


def _copy_file(source: Path, copy: Path) -> None:
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, copy)
    copy.chmod(0o644)


def table(fonts: list[Font]) -> str:
    """A line for each package of fonts: its version and licence, with tabs between them."""
    return "".join("\t".join([font.package, font.version, font.licence]) + "\n" for font in ([Font("fonts", "version", "licence")] + fonts))
