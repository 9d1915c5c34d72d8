import Foundation
import Testing

@testable import SourceRewriting

/// Members that move, and members of protocols that may be missing. What they do when they run is tested by
/// `Examples/UnmodifiedSources`.
@Suite struct MemberTests {
    @Test func anOverrideInAnExtensionGetsAForwarderInItsClass() {
        let result = RewrittenText(
            "class A: UIViewController {\n}\nextension A {\n    override func viewDidLoad() { super.viewDidLoad() }\n}")
        #expect(result.lines[0] == "class A: UIViewController { override func viewDidLoad() { _A_viewDidLoad() };")
        #expect(result.lines[3] == "             func _A_viewDidLoad() { super.viewDidLoad() }")
    }

    @Test func otherModifiersOfTheMemberThatMovedStay() {
        let result = RewrittenText("open class A: B {\n}\nextension A {\n    public override func f() {}\n}")
        #expect(result.lines[3] == "    public          func _A_f() {}")
    }

    @Test func theMemberThatMovedIsNotOpen() {
        let result = RewrittenText("open class A: B {\n}\nextension A {\n    override open var description: String { \"A\" }\n}")
        #expect(result.lines[0] == "open class A: B { override open var description: String { _A_description };")
        #expect(result.lines[3] == "                  var _A_description: String { \"A\" }")
    }

    @Test func forwardersCrossFilesAndKeepTheirAccess() {
        let result = RewrittenText(
            "public extension A {\n    override func f(_ x: inout Int, y: Int) throws -> Int { x }\n}", "open class A: B {\n}")
        #expect(
            result.files[1][0]
                == "open class A: B { public override func f(_ x: inout Int, y: Int) throws -> Int { try _A_f(&x, y: y) };")
    }

    @Test func aMethodOfAnExtensionThatASubclassOverridesMoves() {
        let result = RewrittenText("class A {\n}\nextension A {\n    func f() {}\n}\nclass B: A {\n    override func f() {}\n}")
        #expect(result.lines[0] == "class A { func f() { _A_f() };")
        #expect(result.lines[3] == "    func _A_f() {}")
        #expect(result.lines[6] == "    override func f() {}")
    }

    @Test func propertiesWithTheNameOfARequirementAreProperties() {
        let source =
            "@objc protocol P {\n    @objc optional func form(_ a: Int, b: Int)\n}\nclass A: P {\n    let form: Int\n"
            + "    init(form: Int) { self.form = form }\n}\nclass B: A {\n    func f() { print(self.form) }\n}"
        let lines = RewrittenText(source).lines
        #expect(lines[5] == "    init(form: Int) { self.form = form }")
        #expect(lines[8] == "    func f() { print(self.form) }")
    }

    @Test func optionalRequirementsBecomeProperties() {
        let result = RewrittenText(
            "@objc protocol P {\n    @objc optional func f(_ a: Int, b: Int) -> Int\n}\nfunc use(_ p: P?) -> Int? {\n    p?.f?(1, b: 2)\n}"
        )
        #expect(result.lines[0] == "      protocol P: AnyObject {")
        #expect(result.lines[1].allSatisfy { $0 == " " })
        #expect(result.lines[2].contains("var _optional_f__b: ((Int, Int) -> Int)?"))
        #expect(result.lines[4] == "    p?._optional_f__b?(1,    2)")
    }

    @Test func optionalRequirementsLeaveNoSignBehind() {
        let result = RewrittenText("@objc protocol P { @objc optional func f(); func g(); @objc optional var h: Int { get }; }")
        let body = result.lines[0].drop { $0 != "{" }.prefix { $0 != "}" }
        #expect(body.filter { $0 != " " } == "{funcg();")
    }

    @Test func frameworkRequirementsAreCalledWithoutAQuestionMark() {
        let result = RewrittenText("func use(_ t: UITableView) {\n    t.delegate?.tableView?(t, didSelectRowAt: i)\n}")
        #expect(result.lines[1] == "    t.delegate?.tableView (t, didSelectRowAt: i)")
    }

    @Test func membersWithTheNameOfARequirementStay() {
        let result = RewrittenText(
            "@objc protocol P {\n    @objc optional func image(for a: Int) -> UIImage?\n}\nclass A {\n    weak var source: P?\n"
                + "    func f() { view.image = source?.image?(for: 1)\n        if view.image != nil, self.source?.image != nil {} }\n}"
        )
        #expect(result.lines[5] == "    func f() { view.image = source?._optional_image_for?(     1)")
        #expect(result.lines[6] == "        if view.image != nil, self.source?._optional_image_for != nil {} }")
    }

    /// A property that holds a function may have the base name of a requirement.
    @Test(arguments: ["action?()", "action?(sender)", "self.action?(sender, 1)", "menu.tableView?()"])
    func aCallWithOtherLabelsIsOfAFunction(_ call: String) {
        let line = "func f() { \(call) }"
        #expect(RewrittenText(line).lines[0] == line)
    }

    @Test func aCallOfAFrameworkRequirementStaysOptional() {
        let result = RewrittenText(
            "func use(_ d: UIScrollViewDelegate) {\n    let v = d.viewForZooming?(in: s)\n    d.scrollViewDidScroll!(s)\n}")
        #expect(result.lines[1] == "    let v = Optional(d)?.viewForZooming (in: s)")
        #expect(result.lines[2] == "    d.scrollViewDidScroll (s)")
    }

    @Test func requirementsThatAreNotCalledAreProperties() {
        let result = RewrittenText(
            "@objc protocol P {\n    @objc optional func f(_ a: Int)\n}\nfunc use(_ p: P?) {\n    if p?.f != nil { p!.f!(1) }\n}")
        #expect(result.lines[4] == "    if p?._optional_f_ != nil { p!._optional_f_!(1) }")
    }

    @Test func observersInAnExtensionBecomeFunctions() {
        let result = RewrittenText(
            "class A: UIView {\n}\nextension A {\n    override var tag: Int { didSet { use(oldValue) } }\n}")
        #expect(result.lines[0] == "class A: UIView { override var tag: Int { didSet { _A_tag_didSet(oldValue) } };")
        #expect(result.lines[3] == "                            func _A_tag_didSet(_ oldValue: Int) { use(oldValue) }  ")
    }

    @Test func aSubclassAddsARequirementOfUIKits() {
        let method = "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 7 }"
        let result = RewrittenText("class A: NSObject, UITableViewDelegate {\n}\nclass B: A {\n    \(method)\n}")
        #expect(result.lines[0].contains("private final class _UITableViewDelegateDefaults: NSObject, UITableViewDelegate"))
        #expect(result.lines[0].contains("{ _UITableViewDelegateDefaults().tableView(t, heightForRowAt: p) };"))
        #expect(result.lines[3] == "    override \(method)")
    }

    @Test func classesInFunctionsAreNotIsolatedByTheirTables() {
        let result = RewrittenText(
            "import UIKit\nfunc f() {\n    class A: NSObject { @objc func f() {} }\n    class B: A { @objc func g() {} }\n"
                + "    class C: UIView { @objc func h() {} }\n    class D: NSObject { @MainActor @objc func i() {} }\n}")
        let declarations = result.lines[6].components(separatedBy: "import RuntimeReflection; ").filter {
            $0.contains("protocol")
        }
        #expect(declarations.map { $0.hasPrefix("private protocol") } == [true, true, false, false])
    }

    @Test func classesInFunctionsAddRequirements() {
        let result = RewrittenText(
            "import UIKit\nfunc f() {\n    class A: NSObject, UITextFieldDelegate {\n    }\n"
                + "    class B: A { func textFieldShouldClear(_ t: UITextField) -> Bool { false } }\n}")
        #expect(result.lines[2].contains("private final class _UITextFieldDelegateDefaults: NSObject, UITextFieldDelegate"))
        #expect(result.lines[2].contains("func textFieldShouldClear(_ t: UITextField) -> Bool { _UITextFieldDelegateDefaults()."))
        #expect(result.lines[4].contains("class B: A { override func textFieldShouldClear("))
    }

    @Test func aSubclassInAnotherModuleAddsARequirementOfUIKits() {
        let method = "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 7 }"
        let inputs = [
            "open class A: NSObject, UITableViewDelegate {\n}\nclass Own: A {\n}",
            "class B: A {\n    \(method)\n}\nclass Own: NSObject {\n}",
        ].enumerated().map { SourceRewriter.Input(path: "\($0).swift", bytes: Array($1.utf8)) }
        let (rewriter, words) = (SourceRewriter(), SourceRewriter.ProjectWords(of: inputs))
        let modules = inputs.map { rewriter.parse([$0], in: words) }
        let first = String(decoding: rewriter.rewrite(modules[0], usedBy: [modules[1]])[0].bytes ?? [], as: UTF8.self)
        let second = String(decoding: rewriter.rewrite(modules[1], builtFrom: [modules[0]])[0].bytes ?? [], as: UTF8.self)
        #expect(
            first.contains(
                "; open func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { _UITableViewDelegateDefaults()"
            ))
        #expect(second == "class B: A {\n    override public \(method)\n}\nclass Own: NSObject {\n}")
        #expect(rewriter.rewrite(modules[0])[0].bytes == nil)
    }

    @Test func aSubclassMayInheritThroughAClassOfAThirdModule() {
        let method = "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 7 }"
        let inputs = [
            "open class A: NSObject, UITableViewDelegate {\n}", "open class Middle: A {\n}",
            "class B: Middle {\n    \(method)\n}",
        ].enumerated().map { SourceRewriter.Input(path: "\($0).swift", bytes: Array($1.utf8)) }
        let (rewriter, words) = (SourceRewriter(), SourceRewriter.ProjectWords(of: inputs))
        let modules = inputs.map { rewriter.parse([$0], in: words) }
        let first = rewriter.rewrite(modules[0], usedBy: [modules[1], modules[2]])[0].bytes ?? []
        #expect(String(decoding: first, as: UTF8.self).contains("; open func tableView(_ t: UITableView, heightForRowAt"))
        #expect(rewriter.rewrite(modules[1], builtFrom: [modules[0]], usedBy: [modules[2]])[0].bytes == nil)
        let last = rewriter.rewrite(modules[2], builtFrom: [modules[0], modules[1]])[0].bytes ?? []
        #expect(String(decoding: last, as: UTF8.self) == "class B: Middle {\n    override public \(method)\n}")
    }

    @Test func initializersOfMetatypesAreDeclared() {
        let result = RewrittenText(
            "import UIKit\nfunc make<T: UIView>() -> T { T(frame: .zero) }\nlet view = UIView(frame: .zero)")
        #expect(result.lines[1] == "func make<T: UIView>() -> T { T(frame: .zero) }")
        #expect(
            result.lines[2].contains(
                "fileprivate extension RewrittenSources.RewrittenObject { @preconcurrency @MainActor init(frame: CGRect)"))
        #expect(RewrittenText("import UIKit\nlet view = UIView(frame: .zero)").lines[1] == "let view = UIView(frame: .zero)")
    }

    @Test func asynchronousActionsAreToldOf() {
        let messages = RewrittenText("class A {\n    @objc func f() async {}\n}").messages
        #expect(messages.count == 1 && messages[0].hasPrefix("File0.swift:2:16: warning: f is not called"))
    }
}
