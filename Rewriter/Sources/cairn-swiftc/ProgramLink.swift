import BuildPlanning
import Foundation

/// The linking of a program, a library or a bundle of tests.
struct ProgramLink {
    private let products: URL
    private let objects: String
    private let sdk: SwiftSDK

    init(_ products: URL, objects: String, _ sdk: SwiftSDK) { (self.products, self.objects, self.sdk) = (products, objects, sdk) }

    /// Links, and has resources found in the main bundle.
    func run(_ call: CompilerCall) throws {
        try checkObjects()
        if let description = try BuildDescription(products: products) {
            try FolderLock.hold(products.appending(path: "cairn-sources")) { try makeMainBundle(description) }
        }
        let flags = ["-L\(sdk.libraries.path)", "-rpath", sdk.libraries.path, "--as-needed", "-lCairn", "-lCairnTesting"]
        try sdk.compiler.replaceThisProcess(call.arguments + flags.flatMap { ["-Xlinker", $0] })
    }

    private func checkObjects() throws {
        guard let list = try? String(contentsOfFile: objects, encoding: .utf8) else { return }
        let missing = list.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
            .first { $0.hasSuffix(".swift.o") && !FileManager.default.fileExists(atPath: $0) }
        if let missing { throw RemovedObject(path: missing) }
    }

    /// The package manager calls the compiler in the folder of the package that is built.
    private func makeMainBundle(_ description: BuildDescription) throws {
        let package = URL(filePath: FileManager.default.currentDirectoryPath)
        try MainBundleLinks(products: products).make(
            to: description.resourceBundles(of: package, in: products), informationOf: description.program(in: products))
    }
}
