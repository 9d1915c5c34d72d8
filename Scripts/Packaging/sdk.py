"""Makes the Swift SDK `cairn.artifactbundle` from modules that a build has compiled.

A package that is built with it imports UIKit without naming Cairn. Layout of the bundle:

    info.json, version, compiler-version, sizes, checksums, setup
    <triple>/swift-sdk.json, toolset.json       what the package manager reads; setup writes the second
    <triple>/modules                            compiled modules, and headers and module maps of the C modules below them
    <triple>/lib                                libCairn, libCairnTesting, libCairnStudioAgent, and the libraries that they need
    <triple>/share/cairn/fonts
    <triple>/toolchain/usr/bin/swiftc           the compiler wrapper (Rewriter/Sources/cairn-swiftc); setup adds links to the toolchain
    <triple>/toolchain/usr/bin/sourcekit-lsp    the wrapper of the language server (Rewriter/Sources/cairn-sourcekit-lsp)
    <triple>/libexec/cairn-rewrite
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import archive
import command
import fonts
import icu
import libraries
from debian import PackagingError

ROOT = Path(__file__).resolve().parents[2]
NAME = "cairn.artifactbundle"

# Modules that programs import; each brings along what it is built from.
PUBLIC = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AdSupport", "AppTrackingTransparency",
    "AssociatedObjects", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit", "Combine",
    "CommonCrypto", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CryptoKit",
    "EventKit", "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "ImageIO", "Intents", "InterfaceBuilderDocument",
    "KeyValuePublishers", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal",
    "MetalKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network", "OSLog", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "ReplayKit", "RewrittenSources",
    "RuntimeReflection", "SQLite3", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit",
    "StoreKit", "SwiftUI", "SystemConfiguration", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision",
    "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit", "os",
]
# What libCairnTesting has beyond libCairn, without CairnTesting itself.
BELOW_TESTING = ["LayoutInspection", "InterfaceBuilderCanvas", "PictureTesting", "ViewInspection"]
# The modules of the agent that `cairn studio` loads into programs, beyond libCairn.
AGENT = ["StudioAgent", "CStudioAgent", "StudioMessages", "ViewInspection"]
# C libraries of the system, by the names that pkg-config knows.
SYSTEM = ["cairo-ft", "freetype2", "harfbuzz", "libpng", "libjpeg"]
LINKED = ["-lz", "-lgif", "-lsqlite3"]
# Modules of a library's own header that programs call, by the name that pkg-config knows, and the library in the bundle.
CALLED = {"CSQLite": ("sqlite3", "sqlite3.h", "libsqlite3.so.0")}
# Until setup writes another toolset, the compiler stops at an option that it does not know.
TOOLSET_BEFORE_SETUP = {
    "schemaVersion": "1.0", "swiftCompiler": {"extraCLIOptions": ["-the-SDK-cairn-is-not-set-up:-run-cairn.artifactbundle/setup"]}}


def make(root: Path, output: Path, products: Path | None = None) -> list[Path]:
    """Makes the bundle and its archive. Returns the archive.

    - products: a folder with modules that a build has compiled; without it they are compiled for release.
    """
    bundle = assemble(products or build(root), output / NAME, "debug" if products else "release")
    if products:
        return [bundle]
    return [archive.zip_folder(bundle, output / f"{NAME}.zip", command.commit_date(root))]


def build(root: Path) -> Path:
    """Compiles what the bundle has, with the command's flags, so that both have UIKit compiled once. The package has no product of all of it."""
    for target in PUBLIC + BELOW_TESTING + AGENT:
        if subprocess.run([*command.BUILD, "--target", target], cwd=root, stdout=2).returncode != 0:
            raise PackagingError(f"the target {target} does not build")
    return root / command.BUILD_FOLDER / "release"


def assemble(products: Path, bundle: Path, configuration: str) -> Path:
    """Puts the bundle together in place of an older one, with programs that are compiled in a configuration."""
    shutil.rmtree(bundle, ignore_errors=True)
    information = target_information()
    root = bundle / information["target"]["unversionedTriple"]
    copy_modules(products, root / "modules")
    with tempfile.TemporaryDirectory() as scratch:
        testing = compile_testing(products, root / "modules", Path(scratch))
        link_libraries(products, testing, root / "lib", information)
    fonts.collect(root / "share/cairn/fonts")
    copy_programs(root, configuration)
    write_descriptions(bundle, root.name, information)
    return bundle


def target_information() -> dict:
    """What the compiler says of the machine that it builds for, and of its own libraries."""
    return json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout)


# Modules

def closure(modules: list[str]) -> list[str]:
    """The modules of the package that some of them are built from, and these, by name."""
    command = ["swift", "package", "--package-path", str(ROOT), "describe", "--type", "json"]
    description = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    dependencies = {target["name"]: target.get("target_dependencies", []) for target in description["targets"]}
    found: set[str] = set()
    wanted = list(modules)
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += dependencies[name]
    return sorted(found)


def copy_modules(products: Path, folder: Path) -> None:
    """Copies compiled modules with their documentation, and the module maps and headers of C modules.

    Without the records of where sources were: an editor then shows a module's interface.
    """
    folder.mkdir(parents=True)
    for name in closure(PUBLIC + BELOW_TESTING):
        module = products / "Modules" / f"{name}.swiftmodule"
        if module.exists():
            shutil.copy(module, folder)
            shutil.copy(module.with_suffix(".swiftdoc"), folder)
        elif (ROOT / "Sources" / name).is_dir():
            copy_c_module(name, folder / name)


def compile_testing(products: Path, modules: Path, scratch: Path) -> Path:
    """Compiles CairnTesting as programs are that use the SDK: the modules for a static run time, as the command has it, do not find those of tests.

    Returns the object file.
    """
    name = "CairnTesting"
    description = json.loads((products / "description.json").read_text())
    arguments = next(iter(description["swiftCommands"].values()))["otherArguments"]
    package = arguments[arguments.index("-package-name") + 1]
    built = scratch / f"{name}.o"
    command = ["swiftc", "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", name, "-package-name", package,
               "-I", str(modules), "-c", "-o", str(built), "-emit-module", "-emit-module-path", str(modules / f"{name}.swiftmodule"),
               "-avoid-emit-module-source-info", *map(str, sorted((ROOT / "Sources" / name).rglob("*.swift")))]
    if subprocess.run(command, stdout=2).returncode != 0:
        raise PackagingError(f"{name} does not build")
    return built


def copy_c_module(name: str, folder: Path) -> None:
    """Copies the headers of a C module; those of the system come with the libraries' development packages, and no program needs them
    but the header of a library that programs call."""
    source = ROOT / "Sources" / name
    folder.mkdir()
    if name in CALLED:
        library, header, _ = CALLED[name]
        command = ["pkg-config", "--variable=includedir", library]
        includes = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
        shutil.copy(Path(includes) / header, folder)
        (folder / "module.modulemap").write_text(
            f'module {name} [system] {{\n    header "{header}"\n    link "{library}"\n    export *\n}}\n')
    elif (source / "include").is_dir():
        for header in sorted((source / "include").iterdir()):
            shutil.copy(header, folder)
        if not (folder / "module.modulemap").exists():
            headers = sorted(header.name for header in folder.iterdir())
            lines = "".join(f'    header "{header}"\n' for header in headers)
            (folder / "module.modulemap").write_text(f"module {name} {{\n{lines}    export *\n}}\n")
    else:
        # A module of the system's headers, which only the implementation of other modules uses.
        (folder / "module.modulemap").write_text(f"module {name} {{\n}}\n")


# Libraries

def link_libraries(products: Path, testing: Path, folder: Path, information: dict) -> None:
    """Links the modules' objects into three libraries, and copies those of the system that they need.

    - testing: the object file of CairnTesting.
    """
    folder.mkdir()
    runtime = Path(information["paths"]["runtimeResourcePath"]) / "linux"
    main = closure(PUBLIC)
    flags = subprocess.run(["pkg-config", "--libs", *SYSTEM], check=True, capture_output=True, text=True).stdout.split()
    cairn = link(folder, "libCairn", objects(products, main), flags + LINKED, runtime)
    testing = link(folder, "libCairnTesting", [str(testing), *objects(products, BELOW_TESTING)], ["-L", str(folder), "-lCairn"], runtime)
    agent = link(folder, "libCairnStudioAgent", objects(products, AGENT), ["-L", str(folder), "-lCairn", "-lz"], runtime)
    copied = libraries.collect([cairn, testing, agent], folder, present=frozenset(file.name for file in runtime.iterdir()))
    for library, _, file in CALLED.values():
        # The linker reads this file for -l and finds the bundle's copy.
        (folder / f"lib{library}.so").write_text(f"INPUT(-l:{file})\n")
    icu.empty_system_data(folder)
    libraries.copy_licences(copied, folder / "licenses")
    (folder / "libraries.tsv").write_text(libraries.table(copied))
    for library in (cairn, testing, agent):
        subprocess.run(["patchelf", "--set-rpath", "$ORIGIN:$ORIGIN/../toolchain/usr/lib/swift/linux", str(library)], check=True)


def objects(products: Path, modules: list[str]) -> list[str]:
    """The object files of modules, without those that only wrap a module for a debugger."""
    return [str(file) for name in modules for file in sorted((products / f"{name}.build").rglob("*.o"))
            if not file.name.endswith(".swiftmodule.o")]


def link(folder: Path, name: str, files: list[str], flags: list[str], runtime: Path) -> Path:
    """Links objects into a library, without what they say of the libraries of Swift's run time: those compiled for the command name static ones."""
    library = folder / f"{name}.so"
    listed = folder / "objects"
    start = next(runtime.glob(f"{os.uname().machine}/swiftrt.o"))
    run_time = [f"-l{file.stem.removeprefix('lib')}" for file in sorted(runtime.glob("lib*.so"))]
    listed.write_text("".join(f'"{file}"\n' for file in [str(start), *files]))
    subprocess.run(
        [str(Path(os.path.realpath(shutil.which("swiftc"))).parent / "clang"), "-fuse-ld=lld", "-shared", "-o", str(library),
         f"@{listed}", f"-Wl,-soname,{library.name},--gc-sections,-Bsymbolic-functions,--as-needed", *flags, f"-L{runtime}", *run_time],
        check=True)
    listed.unlink()
    subprocess.run(["strip", "--strip-unneeded", str(library)], check=True)
    return library


# Programs and descriptions

def copy_programs(root: Path, configuration: str) -> None:
    """Compiles the wrappers of the compiler and of the language server, and the rewriter, which use the toolchain's own libraries by the links that setup makes."""
    package = ROOT / "Rewriter"
    for product, file in [
        ("cairn-swiftc", root / "toolchain/usr/bin/swiftc"), ("cairn-sourcekit-lsp", root / "toolchain/usr/bin/sourcekit-lsp"),
        ("cairn-rewrite", root / "libexec/cairn-rewrite"),
    ]:
        build = ["swift", "build", "--package-path", str(package), "--disable-index-store", "-debug-info-format", "none",
                 "-c", configuration, "--product", product]
        if subprocess.run(build, stdout=2).returncode != 0:
            raise PackagingError(f"{product} does not build")
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(package / ".build" / configuration / product, file)
        subprocess.run(["strip", str(file)], check=True)
        lib = os.path.relpath(root / "toolchain/usr/lib/swift", file.parent)
        subprocess.run(["patchelf", "--set-rpath", f"$ORIGIN/{lib}/host:$ORIGIN/{lib}/linux", str(file)], check=True)


def write_descriptions(bundle: Path, triple: str, information: dict) -> None:
    version = re.search(r'current = "([^"]+)"', (ROOT / "Sources/cairn/CommandLine/CairnVersion.swift").read_text()).group(1)
    write_json(bundle / "info.json", {
        "schemaVersion": "1.0",
        "artifacts": {"cairn": {"type": "swiftSDK", "version": version, "variants": [
            {"path": triple, "supportedTriples": [triple]}]}}})
    write_json(bundle / triple / "swift-sdk.json", {
        "schemaVersion": "4.0",
        "targetTriples": {triple: {
            "sdkRootPath": "/", "includeSearchPaths": ["modules"], "librarySearchPaths": ["lib"], "toolsetPaths": ["toolset.json"]}}})
    write_json(bundle / triple / "toolset.json", TOOLSET_BEFORE_SETUP)
    (bundle / "compiler-version").write_text(information["compilerVersion"] + "\n")
    shutil.copy(ROOT / "Scripts/Packaging/sdk-setup", bundle / "setup")
    (bundle / "setup").chmod(0o755)
    files = sorted(file for file in bundle.rglob("*") if file.is_file() and file.name != "toolset.json")
    # The wrapper of the compiler looks at the sizes in each build, setup at the checksums.
    (bundle / "sizes").write_text("".join(f"{file.stat().st_size} {file.relative_to(bundle)}\n" for file in files))
    checksums = "".join(f"{digest(file)}  {file.relative_to(bundle)}\n" for file in files)
    (bundle / "checksums").write_text(checksums)
    (bundle / "version").write_text(f"{version} {hashlib.sha256(checksums.encode()).hexdigest()[:16]}\n")


def write_json(path: Path, value: dict) -> None:
    path.write_text(json.dumps(value, indent=2) + "\n")


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
