import Testing

@testable import SourceRewriting

/// Sources that are nested too deep are told with their place, and long ones that are not are rewritten, instead of
/// ending the program.
@Suite struct NestingLimitTests {
    private static let method = "class A { @objc func f() {} }\n"

    /// The parts that are repeated, and the column of the 257th bracket.
    @Test(arguments: [("[", 265), ("(", 265), ("{", 265), ("[(", 265), ("f(", 522), ("A<", 522)])
    func bracketsInsideEachOther(_ part: String, _ column: Int) {
        let source = Self.method + "let a = " + String(repeating: part, count: 3_000) + "\n"
        #expect(
            RewrittenText(source).messages == [
                "File0.swift:2:\(column): error: more than 256 brackets are inside each other; the file is not rewritten."
            ])
    }

    /// The parser needs the third power of the number of texts in memory: 1.7 GB for 300.
    @Test(arguments: [("", "\"\\(", 203, "64 texts"), ("\"\\(", "(", 267, "256 brackets"), ("\"\\(", "[", 267, "256 brackets")])
    func textsInsideEachOther(_ start: String, _ part: String, _ column: Int, _ excess: String) {
        let source = Self.method + "let a = " + start + String(repeating: part, count: 3_000) + "\n"
        #expect(
            RewrittenText(source).messages == [
                "File0.swift:2:\(column): error: more than \(excess) are inside each other; the file is not rewritten."
            ])
    }

    @Test func bracketsBesideEachOtherAndInTexts() {
        let beside = String(repeating: "let a = [(1)], b = c<d\n", count: 1_000)
        let text = "let b = \"" + String(repeating: "[", count: 3_000) + "\"\n"
        #expect(RewrittenText(Self.method + beside + text).lines[0].hasPrefix("class A {       func f() {} }"))
    }

    @Test(arguments: ["a.", "a + ", "!", "a ? b : ", "a as B.", "a!.b?."])
    func longExpressions(_ part: String) {
        let source = Self.method + "let a = " + String(repeating: part, count: 2_500) + "a\n"
        #expect(RewrittenText(source).lines[0].hasPrefix("class A {       func f() {} }"))
    }

    /// The first of the parts and the column of the sign or word beyond the limit: the parser would end the program, or
    /// take minutes.
    @Test(arguments: [
        ("A", " -> A", 20_000, 27_320), ("var ", "var ", 25_000, 65_542), ("A", "?", 100_000, 16_399),
        ("UIWindow", " && os(iOS)", 9_000, 30_057),
    ])
    func statementsOfTooManyParts(_ first: String, _ part: String, _ count: Int, _ column: Int) {
        let source = Self.method + "class B { var a: " + first + String(repeating: part, count: count) + "\n}\n"
        #expect(
            RewrittenText(source).messages == [
                "File0.swift:2:\(column): error: a statement has more than 16384 words and signs; the file is not rewritten."
            ])
    }

    /// Statements end at the end of a line that may be complete, and at commas, so that long files and literals are
    /// none of too many parts.
    @Test(arguments: [
        "a()\n", "var a: B?\n", "var a: C<B>\n", "@objc func f()\n", "1,\n", "a.b[c]\n", "public\n", "a\n", "func f() -> A\n",
    ])
    func manyStatements(_ part: String) {
        #expect(NestingLimits.excess(in: Array(String(repeating: part, count: 20_000).utf8), of: "File0.swift") == nil)
    }

    @Test func sourcesThatTheParserTakesLongFor() {
        let source = "class B {\n" + String(repeating: "&& os(iOS)\nfoo == 1\n", count: 4_000) + "}\n"
        #expect(LimitedParser.parse(Array(source.utf8), seconds: 0.2) == nil)
        #expect(LimitedParser.parse(Array(String(repeating: "let a = 1\n", count: 1_000).utf8))?.statements.count == 1_000)
        #expect(
            LimitedParser.excess(of: "A.swift").description
                == "A.swift:1:1: error: parsing takes more than 5 s of processor time; the file is not rewritten.")
    }
}
