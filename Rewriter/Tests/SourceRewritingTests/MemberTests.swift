import Testing

@testable import SourceRewriting

/// Members that move, and members of protocols that may be missing. What they do when they run is tested by `Examples/UnmodifiedSources`.
@Suite struct MemberTests {
    @Test func anOverrideInAnExtensionGetsAForwarderInItsClass() {
        let result = RewrittenText(
            "class A: UIViewController {\n}\nextension A {\n    override func viewDidLoad() { super.viewDidLoad() }\n}")
        #expect(result.lines[0] == "class A: UIViewController { override func viewDidLoad() { _A_viewDidLoad() };")
        #expect(result.lines[3] == "             func _A_viewDidLoad() { super.viewDidLoad() }")
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

    @Test func optionalRequirementsBecomeProperties() {
        let result = RewrittenText(
            "@objc protocol P {\n    @objc optional func f(_ a: Int, b: Int) -> Int\n}\nfunc use(_ p: P?) -> Int? {\n    p?.f?(1, b: 2)\n}"
        )
        #expect(result.lines[0] == "      protocol P: AnyObject {")
        #expect(result.lines[1].allSatisfy { $0 == " " })
        #expect(result.lines[2].contains("var _optional_f__b: ((Int, Int) -> Int)?"))
        #expect(result.lines[4] == "    p?._optional_f__b?(1,    2)")
    }

    @Test func frameworkRequirementsAreCalledWithoutAQuestionMark() {
        let result = RewrittenText("func use(_ t: UITableView) {\n    t.delegate?.tableView?(t, didSelectRowAt: i)\n}")
        #expect(result.lines[1] == "    t.delegate?.tableView (t, didSelectRowAt: i)")
    }

    @Test func asynchronousActionsAreToldOf() {
        let messages = RewrittenText("class A {\n    @objc func f() async {}\n}").messages
        #expect(messages.count == 1 && messages[0].hasPrefix("File0.swift:2:16: warning: f is not called"))
    }
}
