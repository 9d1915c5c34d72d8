import Foundation
import XcodeProjects

/// Builds a program, whose path is the result.
@MainActor
struct ProgramBuilding {
    private let options: CommandOptions
    private let output: CommandOutput
    private let caches = SharedBuild.caches.path

    init(_ options: CommandOptions, _ output: CommandOutput) { (self.options, self.output) = (options, output) }

    /// A program, or a product that Studio's own build makes.
    struct Result {
        /// The path of the program, or the product's name.
        let program: String
        /// The folder in which it starts.
        let folder: String
        var name: String { (program as NSString).lastPathComponent }
    }

    func build(_ operand: ProgramOperand) throws -> Result {
        switch operand {
        case .program(let path):
            return Result(program: path, folder: FileManager.default.currentDirectoryPath)
        case .package(let folder, let product):
            try ProgramKit.checkSwift()
            let name = try product ?? onlyProgram(of: folder)
            // Its own programs are built as its tests are.
            if ImportCommand.isCairn(folder) { return Result(program: name, folder: folder) }
            try swift(["package", "--package-path", folder, "uikit-build", "--studio", "--product", name])
            return Result(program: "\(folder)/.build/uikit/debug/\(name)", folder: folder)
        case .source(let source, let product):
            try ProgramKit.checkSwift()
            return try build(source, product, with: ProgramKit.find(options))
        }
    }

    // MARK: Imported

    private func build(_ source: ImportSource, _ product: String?, with kit: ProgramKit) throws -> Result {
        let name = ((source.path as NSString).lastPathComponent as NSString).deletingPathExtension
        let place = "\(caches)/pictures/\(name)-\(SharedBuild.name(for: [source.path]))"
        let (package, files) = try write(source, to: place, for: kit)
        let product = try product ?? onlyProgram(of: package)
        do {
            return try build(product, of: package, in: place + "/.build", with: kit)
        } catch {
            // The names that no module has are told first, once for the whole project; the compiler's messages follow.
            for note in ProjectCheck(of: files).notes { output.error(note.line + "\n") }
            throw error
        }
    }

    private func build(
        _ product: String, of package: String, in scratch: String, with kit: ProgramKit
    ) throws -> Result {
        switch kit {
        case .package(let cairn):
            let shared = SharedBuild(of: cairn, compiler: try compilerVersion()).folder.path
            let programs = scratch + "/uikit/debug"
            try swift([
                "package", "--package-path", package, "--scratch-path", shared, "uikit-build", "--programs", programs, "--studio",
                "--product", product,
            ])
            return Result(program: "\(programs)/\(product)", folder: package)
        case .sdk(let folder):
            try swift(
                ["build", "--package-path", package, "--scratch-path", scratch, "--swift-sdk", "cairn", "--product", product]
                    + (folder.map { ["--swift-sdks-path", $0] } ?? []))
            return Result(program: "\(scratch)/debug/\(product)", folder: package)
        }
    }

    /// Writes the package of a source into a folder of its own, where its manifest does not serve.
    ///
    /// - Returns: The folder of the package, and the Swift files of the source.
    private func write(
        _ source: ImportSource, to place: String, for kit: ProgramKit
    ) throws -> (package: String, files: [String]) {
        do {
            let (imported, notes) = try source.read()
            let files = imported.targets.flatMap(\.swiftFiles)
            if case .package(let folder) = source {
                guard let cairn = kit.cairn else { return (folder, files) }
                _ = try PackageImport(folder: folder, cairn: cairn, place: place).write()
                return (place, files)
            }
            for note in notes { output.error(note.line + "\n") }
            _ = try PackageWriting(imported, cairn: kit.cairn, place: place).write()
            return (place, files)
        } catch let error as UsageError {
            throw error
        } catch {
            throw UsageError.unbuildable(reason: source.line(of: error))
        }
    }

    // MARK: The package manager

    /// The only program of a package.
    private func onlyProgram(of folder: String) throws -> String {
        let names = try PackageDescription(json: SwiftCommand(["package", "--package-path", folder, "dump-package"]).output())
            .programs
        guard names.count == 1 else {
            throw UsageError.unbuildable(
                reason: names.isEmpty
                    ? "\(folder) has no program"
                    : "\(folder) has several programs; name one by --product: \(names.joined(separator: ", "))")
        }
        return names[0]
    }

    private func swift(_ arguments: [String]) throws {
        let command = SwiftCommand(arguments)
        if output.isTerminal {
            guard try command.run() else { throw UsageError.unbuildable(reason: "the build failed") }
        } else if let text = try command.failure() {
            throw UsageError.unbuildable(reason: "the build failed:\n\(text)")
        }
    }

    private func compilerVersion() throws -> String {
        struct Information: Decodable { let compilerVersion: String }
        let json = try SwiftCommand(["-print-target-info"], program: "swiftc").output()
        return try JSONDecoder().decode(Information.self, from: json).compilerVersion
    }
}

/// The package manager's description of a package.
private struct PackageDescription: Decodable {
    private struct Product: Decodable {
        let name: String
        let type: [String: [String]?]
    }
    private struct Target: Decodable { let name, type: String }

    private let products: [Product]
    private let targets: [Target]

    init(json: Data) throws { self = try JSONDecoder().decode(Self.self, from: json) }

    /// The names of the programs: products, or else targets, each of which is a product then.
    var programs: [String] {
        let named = products.filter { $0.type.keys.contains("executable") }.map(\.name)
        return named.isEmpty ? targets.filter { $0.type == "executable" }.map(\.name) : named
    }
}
