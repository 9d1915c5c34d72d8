import BuildPlanning
import Foundation

/// The compilation of a module of a package.
struct ModuleBuild {
    enum Fault: Error, CustomStringConvertible {
        case secondModule(String)
        case rewriting(Int32)

        var description: String {
            switch self {
            case .secondModule(let name):
                "the package builds a module \(name), which the SDK has too. "
                    + "Take the dependency that brings it out of the manifest, or build without --swift-sdk."
            case .rewriting(let status): "the source rewriter ended with status \(status)"
            }
        }
    }

    private let name: String
    private let products: URL
    private let sdk: SwiftSDK

    init(_ name: String, _ products: URL, _ sdk: SwiftSDK) { (self.name, self.products, self.sdk) = (name, products, sdk) }

    /// Rewrites the sources and compiles them.
    func run(_ call: CompilerCall) throws {
        guard try !sdk.moduleNames().contains(name) else { throw Fault.secondModule(name) }
        var arguments = call.arguments
        // Methods that are found by name stay in the program, and tests see internal declarations.
        if arguments.contains("-O"), !arguments.contains("-enable-testing") { arguments.append("-enable-testing") }
        if let description = try BuildDescription(products: products) {
            try FolderLock.hold(folder) { try rewrite(description) }
            if let object = description.missingObject(below: name, in: products) { throw RemovedObject(path: object) }
            if try tell(description) { exit(1) }
            arguments += ["-vfsoverlay", folder.appending(path: "overlay.json").path]
        }
        try sdk.compiler.replaceThisProcess(arguments)
    }

    /// Where the rewriter's results are.
    private var folder: URL { products.appending(path: "cairn-sources") }

    private func rewrite(_ description: BuildDescription) throws {
        let plan = folder.appending(path: "plan.json").path
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try WholeFile(plan).write(encoder.encode(description.plan(in: products, sdk)))
        let status = try sdk.rewriter.run(["--quiet", "--output", folder.path, plan])
        guard status == 0 else { throw Fault.rewriting(status) }
        let stale = try StaleObjects(output: folder)
        for command in description.commands(in: products) { try stale.remove(listedIn: URL(filePath: command.outputFileMapPath)) }
        try stale.forget()
    }

    /// Writes what the rewriter says of this module, or of all modules that have errors if it is the first of a build
    /// that has one: the others are not compiled any more. Returns whether it found an error.
    private func tell(_ description: BuildDescription) throws -> Bool {
        guard Self.hasError(messages(of: name)) else {
            FileHandle.standardError.write(messages(of: name))
            return false
        }
        try FolderLock.hold(folder) {
            // The process of the package manager is that of the build.
            let (mark, build) = (folder.appending(path: "told").path, Data("\(getppid())".utf8))
            guard FileManager.default.contents(atPath: mark) != build else { return }
            try WholeFile(mark).write(build)
            let all = description.commands(in: products).map { messages(of: $0.moduleName) }
            for text in all where Self.hasError(text) { FileHandle.standardError.write(text) }
        }
        return true
    }

    private func messages(of module: String) -> Data {
        FileManager.default.contents(atPath: folder.appending(path: "\(module).messages").path) ?? Data()
    }

    private static func hasError(_ messages: Data) -> Bool { String(decoding: messages, as: UTF8.self).contains(": error: ") }
}
