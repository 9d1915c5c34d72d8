import Testing

@testable import SourceRewriting

/// The parts that the scan of a source blanks before it is parsed.
@Suite struct SkimTests {
    private func skimmed(_ text: String, keeping names: KeptNames = KeptNames(), _ others: [String] = []) -> String {
        let words = KeptWords(names, others: others)
        return String(decoding: SourceSkim(Array(text.utf8)).blanked(Array(text.utf8), keeping: words), as: UTF8.self)
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
        "func f() { print(NSStringFromProtocol(P.self)) }", "func f() { Self.init(frame: r) }",
        "func f() { (a as! A.Type).init() }", "func f() { list[0].init(frame: r) }",
        "func f() { a.init\n(frame: r) }", "func f() { super.setValue(1, forKey: k) }", "func f() { _ = super.value(forKey: k) }",
        "func f() { Item(target: self, action: nil) }", "func f() { item.target?.perform(s) }",
        "func f() { _ = c.firstItem?.isEqual(a) }", "func f() { after(e.fulfill) }",
        "func f() { UIApplication.shared.delegate?.window??.tap() }", "func f() { func <<T>(a: T) { T() } }",
        #"func f() { take("\(delegate?.tableView?(t, didSelectRowAt: p))") }"#, ##"func f() { log(#"\#(type.init())"#) }"##,
    ]

    @Test(arguments: kept) func bodiesThatAStepRewritesAreKept(_ member: String) {
        #expect(skimmed("class A {\n\(member)\n}") == "class A {\n\(member)\n}")
    }

    private static let plain = [
        "super.init(frame: frame)", "a = Label.init(text: b)", "take(.init(x: 1), [.init(y: 2)], z: .init())", "return .init(a)",
        "func g(_ a: Int) {}", "if let target { target = nil }", "b.set(1, forKey: c)", "b.setValue(1, forKey: c)", "e.fulfill()",
        "UIApplication.shared.open(u)", "window.tap()", "a.value(forKey: c)",
    ]

    @Test(arguments: plain) func bodiesThatNoStepRewritesAreBlank(_ body: String) {
        #expect(skimmed("func f() { \(body) }").filter { $0 != " " } == "funcf(){}")
    }

    private static let unknown = [
        ("struct A", "func f() { g() }"), ("enum A", "public static func f(_ a: Int = 1) -> [B] where B: C { g() }"),
        ("struct A", "@discardableResult\n@available(iOS 15, *) func f() { g() }"),
        ("class A: B", "private func f(a: Int) { g() }"),
        ("extension A", "fileprivate static func f() async throws -> Int { try await g(\"}\") }"),
    ]

    @Test(arguments: unknown) func functionsOfWhichNoStepKnowsAreLeftOut(_ type: String, _ member: String) {
        #expect(
            skimmed("\(type) {\n\(member)\nvar b: Int\n}").filter { !" \n".contains($0) }
                == "\(type){varb:Int}".filter { $0 != " " })
    }

    private static let known = [
        ("class A", "func f() { g() }"), ("extension A", "func f() { g() }"), ("class A", "@objc private func f() { g() }"),
        ("class A", "private override func f() { g() }"), ("class A", "private class func f() { g() }"),
        ("class A", "private dynamic func f() { g() }"), ("struct A", "@MainActor func f() { g() }"),
        ("struct A", "func f() -> UIView.Type { g() }"), ("struct A", "func observe() { g() }"),
        ("struct A", "func f(_ a: Selector = #selector(b)) { g() }"), ("struct A", "func f<T>(_ a: T) { g() }"),
        ("struct A", "func f(_ a: AnyObject) { a.g() }"), ("class A", "private func f() { take(#selector(g)) }"),
        ("struct A", "var a = 1; func f() { g() }"), ("class A", "private func awakeFromNib() { g() }"),
        ("class A", "private func added() { g() }"), ("struct A", "func f() { Cell() }"),
        ("struct A", "func f(_ a: String = \"\\(#keyPath(A.b))\") { g() }"),
        ("@objc extension A", "private func f() { g() }"), ("@objc\npublic extension A", "fileprivate func f() { g() }"),
    ]

    @Test(arguments: known) func functionsThatAStepMayKnowStay(_ type: String, _ member: String) throws {
        let source = "\(type) {\n\(member)\nvar b: Int\n}"
        let head = try #require(member.range(of: "{")).upperBound
        #expect(skimmed(source, keeping: Self.names).contains(member[..<head]))
    }

    @Test func theLastMemberOfATypeStays() {
        #expect(skimmed("struct A {\nfunc f() { g() }\n// The end.\n}") == "struct A {\nfunc f() {     }\n// The end.\n}")
    }

    @Test func namesThatOtherFilesUseAreFound() {
        func names(_ text: String) -> KeptNames { SourceSkim(Array(text.utf8)).names }
        let inProtocol = names(
            "protocol P { associatedtype Cell; @objc optional func added(_ a: Int); @objc optional static func made() }")
        #expect(inProtocol == KeptNames(typeVariables: ["Cell"], requirements: ["added", "made"]))
        let inGenerics = names("func make<T: A, U>() where T: B {}\nclass C<Content> {}")
        #expect(inGenerics == KeptNames(typeVariables: ["T", "U", "Content"]))
        let inClass = names(
            "class A { var one: AnyObject?; var many: [AnyObject] = []; let some = NSHashTable<AnyObject>.weakObjects(); var none: A }"
        )
        #expect(inClass == KeptNames(objects: ["one", "some"], lists: ["many"]))
    }

    private static let names = KeptNames(typeVariables: ["Cell"], requirements: ["added"], objects: ["one"], lists: ["many"])
    private static let uses = [
        "Cell()", "Cell (frame: r)", "Cell .init()", "Cell/* */()", "a?.added?(1)", "added!(1)", "a.\n added", "one.name",
        "one?.name",
        "self.one.name", "self?.one!.name", "for a in many { a.go() }", "other",
    ]

    @Test(arguments: uses) func usesOfNamesKeepBodies(_ use: String) {
        #expect(skimmed("func f() { \(use) }", keeping: Self.names, ["other"]) == "func f() { \(use) }")
    }

    private static let otherUses = [
        "Cells()", "a as? Cell", "let a: Cell", "Cell.height", "added(1)", "added = true", "one = nil", "a.one.name", "take(one)",
        "another",
    ]

    @Test(arguments: otherUses) func otherUsesOfNamesDoNot(_ use: String) {
        #expect(skimmed("func f() { \(use) }", keeping: Self.names, ["other"]).filter { $0 != " " } == "funcf(){}")
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

    @Test func objectsOfListsAndOfConstraintsAreCast() {
        let result = RewrittenText(
            """
            import UIKit
            class A: UIView {
                let table = NSHashTable<AnyObject>.weakObjects()
                func f() { for object in table.allObjects { _ = object.isEqual(self) } }
                func g(_ c: NSLayoutConstraint) { _ = c.secondItem?.isEqual(self) }
            }
            """)
        #expect(result.lines[3] == "    func f() { for object in table.allObjects { _ = (object as? NSObject)!.isEqual(self) } }")
        #expect(result.lines[4] == "    func g(_ c: NSLayoutConstraint) { _ = (c.secondItem as? NSObject)?.isEqual(self) }")
    }
}
