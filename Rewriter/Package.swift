// swift-tools-version: 6.0

import Foundation
import PackageDescription

/// Where the toolchain keeps its own SwiftSyntax: beside the compiler that `PATH` finds.
func toolchainLibraries() -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let compiler = folders.map { $0 + "/swiftc" }.first(where: FileManager.default.isExecutableFile) ?? "/usr/bin/swiftc"
    let file = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    return file.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
}

let libraries = toolchainLibraries()
let settings: [SwiftSetting] = [.unsafeFlags(["-I", libraries])]
let linking: [LinkerSetting] = [
    .unsafeFlags(["-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftIfConfig"),
]

/// A program that reads the declarations of this repository's sources.
func readingTool(_ name: String) -> Target {
    .executableTarget(name: name, dependencies: ["SwiftDeclarations"], swiftSettings: settings, linkerSettings: linking)
}

func readingTest(_ name: String) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: Set([name, "SwiftDeclarations"]).sorted().map { .init(stringLiteral: $0) },
        swiftSettings: settings, linkerSettings: linking)
}

// A package of its own, because it needs unsafe flags, which a package that others depend on by version cannot have.
// The command plugin compiles the same sources without it.
let package = Package(
    name: "Rewriter",
    targets: [
        .target(name: "SourceRewriting", swiftSettings: settings),
        // The plan of a build, shared with the command plugins, whose folders hold symbolic links to its files.
        .target(name: "BuildPlanning"),
        .executableTarget(
            name: "cairn-rewrite", dependencies: ["SourceRewriting", "BuildPlanning"], swiftSettings: settings,
            linkerSettings: linking),
        // The compiler of the Swift SDK, without SwiftSyntax, so that it starts at once.
        .executableTarget(name: "cairn-swiftc", dependencies: ["BuildPlanning"]),
        // The language server of the Swift SDK.
        .executableTarget(name: "cairn-sourcekit-lsp"),
        .executableTarget(
            name: "cairn-classes", dependencies: ["SourceRewriting"], swiftSettings: settings, linkerSettings: linking),

        // Behind Scripts/coverage, Scripts/floors, Scripts/frameworks and Scripts/uncalled
        .target(name: "SwiftDeclarations", swiftSettings: settings),
        readingTool("CoverageTable"), readingTool("FolderFloors"), readingTool("UncalledRequirements"),
        readingTool("FrameworkList"),

        .testTarget(
            name: "SourceRewritingTests", dependencies: ["SourceRewriting"], swiftSettings: settings, linkerSettings: linking),
        .testTarget(name: "BuildPlanningTests", dependencies: ["BuildPlanning"]),
        .testTarget(name: "CompilerTests", dependencies: ["cairn-swiftc"]),
        .testTarget(name: "LanguageServerTests", dependencies: ["cairn-sourcekit-lsp"]),
        readingTest("SwiftDeclarations"), readingTest("CoverageTable"), readingTest("FolderFloors"),
        readingTest("UncalledRequirements"), readingTest("FrameworkList"),
    ]
)
