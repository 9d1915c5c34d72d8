import Testing

@testable import SourceRewriting

/// What a quick look leaves out before a source is parsed.
@Suite struct SkimTests {
    private func skimmed(_ text: String, keeping words: [String] = []) -> String {
        String(decoding: SourceSkim(Array(text.utf8)).blanked(Array(text.utf8), keeping: WordSet(words)), as: UTF8.self)
    }

    @Test func bodiesOfFunctionsAreBlank() {
        let text = "class A: B {\n    func f() {\n        g(1)\n    }\n    var a: Int { 7 }\n}"
        #expect(skimmed(text) == "class A: B {\n    func f() {\n            \n    }\n    var a: Int {   }\n}")
    }

    private static let kept = [
        "func f() { take(#selector(g)) }", "func f() { class Local {} }", "func f() { NSClassFromString(\"A\") }",
        "var a: Int { get { b } set { b = newValue } }", "var a = 1 { didSet { change() } }", "func f() { type.init(frame: r) }",
        "func f() { Self() }", "func f() { delegate?.tableView?(t, didSelectRowAt: p) }", "func f() {\n#if os(iOS)\n#endif\n}",
        "func f() { func g<T>() { T() } }", #"var a: String { "<\(NSStringFromClass(A.self))>" }"#,
        #"func f() { print("a \(b("\(#keyPath(A.b))"))") }"#,
        #"func f() { take("\(delegate?.tableView?(t, didSelectRowAt: p))") }"#, ##"func f() { log(#"\#(type.init())"#) }"##,
    ]

    @Test(arguments: kept) func bodiesThatAStepRewritesAreKept(_ member: String) {
        #expect(skimmed("class A {\n\(member)\n}") == "class A {\n\(member)\n}")
    }

    @Test func namesOfOtherFilesKeepBodies() {
        let source = SourceSkim(Array("protocol P { associatedtype Cell; @objc optional func added(_ a: Int) }".utf8))
        #expect(source.names == ["Cell", "added"])
        #expect(SourceSkim(Array("func make<T: A, U>() where T: B {}\nclass C<Content> {}".utf8)).names == ["T", "U", "Content"])
        #expect(skimmed("func f() { Cell() }", keeping: ["Cell"]) == "func f() { Cell() }")
        #expect(skimmed("func f() { Cells() }", keeping: ["Cell"]) == "func f() {         }")
    }

    @Test func textsAndCommentsHaveNoBraces() {
        let text = "func f() { a(\"}\", \"\"\"\n}\"\n\"\"\", #\"\\(\"}\"#, \"\\(b(\"}\"))\") /* } /* } */ } */ } // }\nlet a = 1"
        #expect(skimmed(text).hasSuffix("} // }\nlet a = 1"))
        #expect(skimmed(text).hasPrefix("func f() {   "))
    }

    @Test func textsWithPlainValuesAreBlank() {
        #expect(skimmed(#"func f() { a("\(b) { c.init \(d { e })") }"#).allSatisfy { !#""\"#.contains($0) })
    }

    @Test func whatIsNotUnderstoodIsKept() {
        for text in ["func f() { a(/\"/) }\nfunc g() { b() }", "func f() { a(", "func f() { a() } }"] {
            #expect(skimmed(text) == text)
        }
    }

    @Test func constructsInKeptBodiesAreRewritten() {
        let result = RewrittenText("class A: UIView {\n@objc func f() {}\nfunc g() { h(1) }\nfunc i() { take(#selector(f)) }\n}")
        #expect(result.lines[2] == "func g() { h(1) }")
        #expect(result.lines[3] == "func i() { take(Selector(\"f\")) }")
    }
}
