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
            if try tell() { exit(1) }
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

    /// Writes what the rewriter says of this module. Returns whether it found an error.
    private func tell() throws -> Bool {
        let text = FileManager.default.contents(atPath: folder.appending(path: "\(name).messages").path) ?? Data()
        FileHandle.standardError.write(text)
        return String(decoding: text, as: UTF8.self).contains(": error: ")
    }
}
