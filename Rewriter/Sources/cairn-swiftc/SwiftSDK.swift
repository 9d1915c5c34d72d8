import Foundation

/// The Swift SDK that this compiler is part of.
struct SwiftSDK {
    enum Fault: Error, CustomStringConvertible {
        case notSetUp(String)
        case otherCompiler(expected: String, found: String)
        case damaged(String)

        var description: String {
            switch self {
            case .notSetUp(let folder): "it does not know the Swift toolchain yet; run \(folder)/setup"
            case .otherCompiler(let expected, let found):
                "its modules were compiled by \(expected), and this is \(found). Use that version of Swift, or an SDK for this one."
            case .damaged(let path): "\(path) is missing or damaged; unpack the SDK again"
            }
        }
    }

    /// The folder of the modules, libraries and programs for this kind of machine.
    let root: URL
    /// The toolchain's own compiler.
    let compiler: Executable

    init() throws {
        root = (0..<4).reduce(URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()) { url, _ in
            url.deletingLastPathComponent()
        }
        let record = (try? String(contentsOf: root.appending(path: "toolchain/compiler"), encoding: .utf8)) ?? ""
        guard let path = record.split(separator: "\n").first.map(String.init) else { throw Fault.notSetUp(Self.bundle(of: root)) }
        compiler = Executable(path)
        let stamp = record.split(separator: "\n").dropFirst().first.map(String.init)
        guard let found = Self.stamp(of: path) else { throw Fault.notSetUp(Self.bundle(of: root)) }
        if found != stamp { try checkVersion() }
    }

    /// Where the bundle is that holds the root.
    private static func bundle(of root: URL) -> String { root.deletingLastPathComponent().path }

    /// The size and the date of the compiler's file, by which another one is known.
    private static func stamp(of path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return "\(status.st_size) \(status.st_mtim.tv_sec)"
    }

    private func checkVersion() throws {
        let expected = try text(of: "compiler-version")
        let found = try compiler.output(["-version"]).prefix { $0 != "\n" }
        guard found == expected else { throw Fault.otherCompiler(expected: expected, found: String(found)) }
    }

    /// A line of text that the bundle has.
    private func text(of name: String) throws -> String {
        let file = root.deletingLastPathComponent().appending(path: name)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw Fault.damaged(file.path) }
        return text.trimmingCharacters(in: .newlines)
    }

    /// Writes the compiler's version and the SDK's own, so that another SDK in the same place has everything built
    /// again.
    ///
    /// The package manager asks once a build, before anything is compiled.
    func tellVersion() throws {
        try checkFiles()
        print(try compiler.output(["-version"]), terminator: "")
        print("Cairn SDK \(try text(of: "version"))")
    }

    /// Checks the size of every file of the bundle.
    private func checkFiles() throws {
        for line in try text(of: "sizes").split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            let path = root.deletingLastPathComponent().appending(path: String(parts[parts.count - 1])).path
            var status = stat()
            guard stat(path, &status) == 0, String(status.st_size) == parts[0] else { throw Fault.damaged(path) }
        }
    }

    // MARK: What programs are built with

    /// The folder of the compiled modules.
    var modules: URL { root.appending(path: "modules") }

    /// The folder of the libraries.
    var libraries: URL { root.appending(path: "lib") }

    /// The names of the modules that `import` finds.
    func moduleNames() throws -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: modules.path), !names.isEmpty else {
            throw Fault.damaged(modules.path)
        }
        return names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }.sorted()
    }

    /// The program that rewrites sources.
    var rewriter: Executable { Executable(root.appending(path: "libexec/cairn-rewrite").path) }
}
