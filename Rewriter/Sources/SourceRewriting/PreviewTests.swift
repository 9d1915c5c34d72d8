/// The tests of a module's previews, one each, which a module of tests gets at the end of its first file.
struct PreviewTests {
    private let text: String

    /// - Parameter tested: The modules that have the previews, by their names.
    init(_ tested: [(name: String, module: SourceRewriter.Module)]) {
        let suites = tested.compactMap { name, module in Self.suite(of: name, module.previews) }
        let imports = ["CairnTesting", "RewrittenSources", "Testing"].map { "import \($0)\n" }.joined()
        text = suites.isEmpty ? "" : "\n" + imports + suites.joined()
    }

    private static func suite(of module: String, _ previews: [String]) -> String? {
        guard !previews.isEmpty else { return nil }
        let tests = previews.map { "    @Test func \($0)() { assertSnapshot(of: \(module).\($0)) }\n" }
        return "@testable import \(module)\n@MainActor struct PreviewsOf\(module) {\n\(tests.joined())}\n"
    }

    /// Adds the tests to the first of the files, behind its last line.
    func added(to outputs: [SourceRewriter.Output], of files: [SourceFile]) -> [SourceRewriter.Output] {
        guard !text.isEmpty, let first = outputs.first, let file = files.first else { return outputs }
        let whole = SourceRewriter.Output(
            path: first.path, bytes: (first.bytes ?? file.bytes) + Array(text.utf8), diagnostics: first.diagnostics)
        return [whole] + outputs.dropFirst()
    }
}
