import Testing

@testable import SourceRewriting

/// Sources that are nested too deep are told with their place, and long ones that are not are rewritten, instead of ending the program.
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

    @Test func bracketsBesideEachOtherAndInTexts() {
        let beside = String(repeating: "let a = [(1)], b = c<d\n", count: 1_000)
        let text = "let b = \"" + String(repeating: "[", count: 3_000) + "\"\n"
        #expect(RewrittenText(Self.method + beside + text).lines[0].hasPrefix("class A {       func f() {} }"))
    }

    @Test(arguments: ["a.", "a + ", "!", "a ? b : ", "a as B.", "a!.b?."])
    func longExpressions(_ part: String) {
        let source = Self.method + "let a = " + String(repeating: part, count: 3_000) + "a\n"
        #expect(RewrittenText(source).lines[0].hasPrefix("class A {       func f() {} }"))
    }
}
