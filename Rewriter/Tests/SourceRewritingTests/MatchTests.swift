import Testing

@testable import SourceRewriting

/// Closures that are called for matches. How they run is tested by `Examples/UnmodifiedSources`.
@Suite struct MatchTests {
    @Test(arguments: [
        (
            "e.enumerateMatches(in: t, range: r) { _, _, _ in n += 1 }",
            "e._enumerateMatches(in: t, range: r) { _, _, _ in n += 1 }"
        ),
        (
            "e?.enumerateMatches(in: t, options: [], range: r, using: f)",
            "e?._enumerateMatches(in: t, options: [], range: r, using: f)"
        ),
        ("e.enumerateMatches(of: t) {}", "e.enumerateMatches(of: t) {}"),
        (
            "t.enumerateSubstrings(in: r, options: .byWords) { _, _, _, _ in n += 1 }",
            "t._enumerateSubstrings(in: r, options: .byWords) { _, _, _, _ in n += 1 }"
        ),
        ("m.enumerateSubstrings(from: p, options: o) {}", "m.enumerateSubstrings(from: p, options: o) {}"),
    ]) func closuresAreNotKept(_ form: String, _ expected: String) {
        let lines = RewrittenText("import Foundation\nfunc look() {\n    \(form)\n}").lines
        #expect(lines[2] == "    " + expected)
        #expect(lines.last?.contains("import RewrittenSources") == (form != expected))
    }

    @Test func methodsOfTheProjectStay() {
        let source =
            "import Foundation\nclass Own { func enumerateMatches(in text: String) {} }\nfunc look(_ o: Own) { o.enumerateMatches(in: t) }"
        #expect(RewrittenText(source).lines[2] == "func look(_ o: Own) { o.enumerateMatches(in: t) }")
    }
}
