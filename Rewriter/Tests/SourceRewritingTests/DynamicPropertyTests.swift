import Testing

@testable import SourceRewriting

/// The rewriting of `dynamic` properties and of texts with plural rules. `Examples/UnmodifiedSources` tests how they
/// run.
@Suite struct DynamicPropertyTests {
    private static let call = "RewrittenSources.tellObservers(of: self, \"a\")"

    private static let forms = [
        ("@objc dynamic var a = 1", "      dynamic var a = 1 { didSet { \(call) } }"),
        ("@objc dynamic var a: Int? // none", "      dynamic var a: Int? { didSet { \(call) } } // none"),
        ("@objc dynamic var a = 1 { didSet { f() } }", "      dynamic var a = 1 { didSet { defer { \(call) }; f() } }"),
        (
            "@objc dynamic var a = 1 { willSet { f() } }",
            "      dynamic var a = 1 { willSet { f() }; didSet { \(call) } }"
        ),
        (
            "@objc dynamic var a: Int { get { b } set { b = newValue } }",
            "      dynamic var a: Int { get { b } set { defer { \(call) }; b = newValue } }"
        ),
        ("@objc dynamic var a: Int { b }", "      dynamic var a: Int { b }"),
        ("@objc var a = 1", "      var a = 1"),
        ("dynamic var a = 1", "dynamic var a = 1"),
        ("@objc dynamic var a = 1, b = 2", "      dynamic var a = 1, b = 2"),
    ]

    @Test(arguments: forms) func settersTellObservers(_ form: String, _ expected: String) {
        let result = RewrittenText("class A: NSObject {\n    \(form)\n}")
        #expect(result.lines[1] == "    " + expected)
        #expect(result.lines[2].contains("tellsOfChanges: true") == (form.contains("@objc dynamic")))
    }

    @Test func exposedMembersTellToo() {
        let result = RewrittenText("@objcMembers class A: NSObject {\ndynamic var a = 1\n}")
        #expect(result.lines[1] == "dynamic var a = 1 { didSet { \(Self.call) } }")
    }

    @Test func textsGoThroughPluralRulesWhereThereAreSome() {
        let text =
            "func f() {\n    g(NSLocalizedString(\"a\", comment: \"\"), String(format: b, 1), String.localizedStringWithFormat(b, 1))\n"
            + "    bundle.localizedString(forKey: a, value: nil, table: nil)\n}"
        #expect(RewrittenText(text).lines == text.split(separator: "\n").map(String.init))
        let inputs = [SourceRewriter.Input(path: "A.swift", bytes: Array(text.utf8))]
        let rewriter = SourceRewriter(hasPluralRules: true)
        let words = SourceRewriter.ProjectWords(of: inputs, hasPluralRules: true)
        let output = rewriter.rewrite(rewriter.parse(inputs, in: words))[0]
        let lines = String(decoding: output.bytes ?? [], as: UTF8.self).split(separator: "\n")
        #expect(
            lines == [
                "func f() {",
                "    g(RewrittenSources.localizedText(\"a\", comment: \"\"), RewrittenSources.formattedString(format: b, 1), "
                    + "RewrittenSources.localizedStringWithFormat(b, 1))",
                "    bundle.localizedText(forKey: a, value: nil, table: nil)", "}; import RewrittenSources",
            ])
    }

    @Test func theLanguageIsThatOfTheCompiler() {
        let result = RewrittenText(
            "#if swift(>=5.9)\nclass A { @objc func f() {} }\n#endif\n#if swift(>=6)\n@objc class B {}\n#endif")
        #expect(result.lines[1].hasPrefix("class A {       func f() {} }; "))
        #expect(result.lines[4] == "@objc class B {}")
    }
}
