import Foundation
import PackagePlugin

/// The rewriter, compiled from its sources with the toolchain's own SwiftSyntax.
///
/// It is no target of the package: it needs flags that a package which others depend on by version cannot have.
struct RewriterTool {
    private let sources: URL
    private let folder: URL

    /// - Parameters:
    ///   - cairn: The package that has the sources.
    ///   - folder: Where the program is kept.
    init(cairn: Package, folder: URL) {
        sources = cairn.directoryURL.appending(path: "Rewriter/Sources")
        self.folder = folder
    }

    /// The path of the program, which is compiled where its sources are newer.
    ///
    /// Not optimized: SwiftSyntax does most of the work and is, so that the optimizer would take half a minute to make
    /// a file's rewriting shorter by milliseconds.
    func executable() throws -> String {
        let program = folder.appending(path: "cairn-rewrite")
        let files = try sourceFiles()
        if let built = modificationDate(of: program), files.allSatisfy({ modificationDate(of: $0).map { $0 < built } ?? false }) {
            return program.path
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        Diagnostics.remark("Compiling the source rewriter")
        let compiler = try toolchainCompiler()
        let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "lib/swift/host"
        ).path
        for module in Self.libraries {
            try compile(
                compiler, files.filter { $0.path.contains("/\(module)/") },
                [
                    "-I", host, "-wmo", "-parse-as-library", "-static", "-emit-library", "-emit-module", "-module-name", module,
                    "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path,
                    "-o", folder.appending(path: "lib\(module).a").path,
                ])
        }
        try compile(
            compiler, files.filter { $0.path.contains("/cairn-rewrite/") },
            ["-I", host, "-I", folder.path, "-L", folder.path, "-L", host, "-module-name", "cairn_rewrite"]
                + (Self.libraries + ["SwiftSyntax", "SwiftParser", "SwiftIfConfig"]).map { "-l" + $0 }
                + ["-Xlinker", "-rpath", "-Xlinker", host, "-o", program.path])
        return program.path
    }

    /// The modules that the program is linked with.
    private static let libraries = ["SourceRewriting", "BuildPlanning"]

    private func compile(_ compiler: URL, _ files: [URL], _ flags: [String]) throws {
        guard try run(compiler.path, flags + files.map(\.path)) == 0 else {
            throw PluginFault("the source rewriter cannot be compiled")
        }
    }

    private func sourceFiles() throws -> [URL] {
        try (Self.libraries + ["cairn-rewrite"]).flatMap { folder in
            try FileManager.default.contentsOfDirectory(at: sources.appending(path: folder), includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        }
    }
}

/// The compiler that `PATH` finds.
private func toolchainCompiler() throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
    guard let found else { throw PluginFault("swiftc is not in PATH") }
    return URL(filePath: found)
}

/// The compiler's description of its target and paths (`-print-target-info`).
private struct CompilerInformation: Decodable {
    struct Target: Decodable { let unversionedTriple: String }
    let compilerVersion: String
    let target: Target

    init() throws {
        let text = try output(of: toolchainCompiler().path, ["-print-target-info"])
        self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    }
}

/// The name of the machine for which the compiler builds, which is that of a folder of the package manager.
func targetTriple() throws -> String { try CompilerInformation().target.unversionedTriple }

/// The version of the compiler, in the compiler's words.
func compilerVersion() throws -> String { try CompilerInformation().compilerVersion }

/// When a file was written last; nil where there is none.
func modificationDate(of file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
}

/// Runs a program with the terminal as its output, and returns its exit status.
func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
}

/// The standard output of a program.
func output(of program: String, _ arguments: [String]) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
}

/// A reason for which the command ends.
struct PluginFault: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
