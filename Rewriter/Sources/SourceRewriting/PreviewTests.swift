/// The tests of modules' previews, one each, which a module of tests gets at the end of its first file.
struct PreviewTests {
    private let tested: [(module: String, previews: [String])]

    /// - Parameter tested: The modules that have the previews, by their names.
    init(_ tested: [(name: String, module: SourceRewriter.Module)]) {
        self.tested = tested.map { ($0.name, $0.module.previews) }.filter { !$0.1.isEmpty }
    }

    /// Whether no module has a preview.
    var isEmpty: Bool { tested.isEmpty }

    /// Adds the tests to the first of the files, behind its last line.
    func added(to outputs: [SourceRewriter.Output], of files: [SourceFile]) -> [SourceRewriter.Output] {
        guard !tested.isEmpty, let first = outputs.first, let file = files.first else { return outputs }
        let folder = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let imports = ["CairnTesting", "RewrittenSources", "Testing"].map { "import \($0)\n" }.joined()
        let text = "\n" + imports + tested.map { Self.suite(of: $0.module, $0.previews, in: folder) }.joined()
        let whole = SourceRewriter.Output(
            path: first.path, bytes: (first.bytes ?? file.bytes) + Array(text.utf8), diagnostics: first.diagnostics)
        return [whole] + outputs.dropFirst()
    }

    /// Each test passes a path of its suite, so that the recorded files stay where they are when the module gets
    /// another first file.
    private static func suite(of module: String, _ previews: [String], in folder: String) -> String {
        let path = "\(folder)/PreviewsOf\(module).swift"
        let tests = previews.map { "    @Test func \($0)() { assertSnapshot(of: _\($0), filePath: #\"\(path)\"#) }\n" }
        return "@testable import \(module)\n@MainActor struct PreviewsOf\(module) {\n\(tests.joined())}\n"
    }
}
