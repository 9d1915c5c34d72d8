import Testing

@testable import SourceRewriting

/// Methods of extensions of the frameworks' classes that classes override. What they do when they run is tested by
/// `Examples/UnmodifiedSources`.
@Suite struct ForeignOverrideTests {
    @Test func extensionsAskTheObjectsClass() {
        let result = RewrittenText(
            "extension UIView {\n    @objc open func f(_ a: Int) -> Int { a }\n}\n"
                + "class A: UIView {\n    override func f(_ a: Int) -> Int { super.f(a) + 1 }\n}\n"
                + "class B: A {\n    override func f(_ a: Int) -> Int { super.f(a) + 2 }\n}")
        #expect(
            result.lines[1]
                == "          public func _base_f_(_ a: Int) -> Int { a }; public func f(_ a: Int) -> Int { if let other = self as? any "
                + "_Overriding_UIView_f_ { return other._override_f_(a) }; return _base_f_(a) }")
        #expect(
            result.lines[2].hasPrefix("}; import RuntimeReflection; ")
                && result.lines[2].contains(
                    "@preconcurrency @MainActor public protocol _Overriding_UIView_f_: AnyObject { func _override_f_(_ a: Int) -> Int }"
                )
        )
        #expect(result.lines[4] == "             func _override_f_(_ a: Int) -> Int { super._base_f_(a) + 1 }")
        #expect(result.lines[3] == "class A: UIView, _Overriding_UIView_f_ {" && result.lines[5] == "}")
        #expect(result.lines[7] == "    override func _override_f_(_ a: Int) -> Int { super._override_f_(a) + 2 }")
        #expect(result.lines[8] == "}")
    }

    @Test func defaultValuesStayWithTheExtension() {
        let result = RewrittenText(
            "extension UIView {\n@objc func f(_ a: Int = 1, by b: [Int] = []) {}\n}\nclass A: UIView {\noverride func f(_ a: Int, by b: [Int]) {}\n}"
        )
        #expect(result.lines[1].contains("; func f(_ a: Int = 1, by b: [Int] = []) { if let other"))
        #expect(result.lines[1].contains("{ return other._override_f__by(a, by: b) }; return _base_f__by(a, by: b) }"))
        #expect(
            result.lines[2].contains(
                "protocol _Overriding_UIView_f__by: AnyObject { func _override_f__by(_ a: Int, by b: [Int]) }"))
    }

    @Test func propertiesAndMembersOfClassesAskToo() {
        let result = RewrittenText(
            "extension UIView {\n    @objc class func f() -> Int { 1 }\n    @objc var size: Int {\n        get { 1 }\n        set {}\n    }\n}\n"
                + "class A: UILabel {\n    override class func f() -> Int { super.f() }\n    override var size: Int { get { super.size } set {} }\n}"
        )
        #expect(
            result.lines[1]
                == "          class func _base_f() -> Int { 1 }; class func f() -> Int { if let other = self as? any _OverridingClass_UIView_f.Type "
                + "{ return other._override_f() }; return _base_f() }")
        #expect(result.lines[2] == "          var _base_size: Int {")
        #expect(
            result.lines[5].hasPrefix(
                "    }; var size: Int { get { if let other = self as? any _Overriding_UIView_size { return other._override_size }; return _base_size } "
                    + "set { if let other = self as? any _Overriding_UIView_size { other._override_size = newValue; return }; _base_size = newValue } }"
            ))
        #expect(result.lines[6].contains("protocol _OverridingClass_UIView_f: AnyObject { static func _override_f() -> Int }"))
        #expect(result.lines[6].contains("protocol _Overriding_UIView_size: AnyObject { var _override_size: Int { get set } }"))
        #expect(result.lines[7] == "class A: UILabel, _OverridingClass_UIView_f, _Overriding_UIView_size {")
        #expect(result.lines[8] == "             class func _override_f() -> Int { super._base_f() }")
        #expect(result.lines[9] == "             var _override_size: Int { get { super._base_size } set {} }")
    }

    @Test func extensionsOfClassesOverrideToo() {
        let result = RewrittenText(
            "extension UIView {\n    @objc open func f() {}\n    @objc open class func g() -> Self { self.init() }\n}\nclass A: UILabel {\n}\n"
                + "extension A {\n    override func f() { super.f() }\n}\nclass B: A {\n    override func f() { super.f() }\n}")
        #expect(result.lines[2].contains("{ return other._override_g() as Any as! Self }"))
        #expect(result.lines[4] == "class A: UILabel, _Overriding_UIView_f { func _override_f() { _A_f() };")
        #expect(result.lines[7] == "             func _A_f() { super._base_f() }")
        #expect(result.lines[10] == "    override func _override_f() { super._override_f() }")
    }

    @Test func subscriptsAskTheObjectsClass() {
        let result = RewrittenText(
            "extension UIView {\n    @objc subscript(a: Int) -> Int { get { 1 } set {} }\n}\n"
                + "class A: UIView {\n    override subscript(a: Int) -> Int { get { super[a] } set {} }\n}\n"
                + "class B: A {\n    override subscript(a: Int) -> Int { get { super[a] } set {} }\n}")
        #expect(
            result.lines[1]
                == "          subscript(_base_subscript_ _: Void, a: Int) -> Int { get { 1 } set {} }; subscript(a: Int) -> Int "
                + "{ get { if let other = self as? any _Overriding_UIView_subscript_ { return other[_override_subscript_: (), a] }; "
                + "return self[_base_subscript_: (), a] } set { if let other = self as? any _Overriding_UIView_subscript_ "
                + "{ other[_override_subscript_: (), a] = newValue; return }; self[_base_subscript_: (), a] = newValue } }")
        #expect(result.lines[2].contains("AnyObject { subscript(_override_subscript_ _: Void, a: Int) -> Int { get set } }"))
        #expect(result.lines[3] == "class A: UIView, _Overriding_UIView_subscript_ {")
        #expect(
            result.lines[4]
                == "             subscript(_override_subscript_ _: Void, a: Int) -> Int { get { super[_base_subscript_: (), a] } set {} }"
        )
        #expect(
            result.lines[7]
                == "    override subscript(_override_subscript_ _: Void, a: Int) -> Int { get { super[_override_subscript_: (), a] } set {} }"
        )
    }

    @Test func observersBecomeFunctions() {
        let result = RewrittenText(
            "public extension UIView {\n    @objc open var size: Int { get { 1 } set {} }\n}\n"
                + "open class A: UIView {\n    open override var size: Int { didSet { f() } }\n}")
        #expect(
            result.lines[1].hasPrefix("               var _base_size: Int { get { 1 } set {} }; var size: Int { get { if let"))
        #expect(result.lines[3] == "open class A: UIView, _Overriding_UIView_size {")
        #expect(result.lines[4].contains("func _A_size_didSet(_ oldValue: Int) { f() }"))
        #expect(
            result.lines[4].contains(
                "; public var _override_size: Int { get { super._base_size } "
                    + "set { let oldValue = super._base_size; super._base_size = newValue; _A_size_didSet(oldValue) } }"))
    }

    /// A member of an extension of another type has the name by chance.
    @Test func extensionsOfOtherTypesStay() {
        let text =
            "extension CGRect {\n    var center: CGPoint { origin }\n}\nextension UIViewController {\n    var center: CGPoint { .zero }\n}\n"
            + "class A: UIView {\n    override var center: CGPoint { get { .zero } set {} }\n}"
        #expect(RewrittenText(text).lines == text.split(separator: "\n").map(String.init))
    }

    @Test func otherMethodsStay() {
        let text = "extension UIView {\n    func f() {}\n}\nclass A: UIView {\n    override func layoutSubviews() {}\n}"
        #expect(RewrittenText(text).lines == text.split(separator: "\n").map(String.init))
    }

    /// On iOS the classes' categories have the override in the same way.
    @Test func extensionsOfTheFrameworksClassesOverrideToo() {
        let result = RewrittenText(
            "extension UIView {\n@objc func f() -> Int { 1 }\n}\nextension UITableViewCell {\noverride func f() -> Int { super.f() + 1 }\n}\n"
                + "class A: UITableViewCell {\noverride func f() -> Int { super.f() + 2 }\n}")
        #expect(
            result.lines[1].hasSuffix(
                "func f() -> Int { if let other = self as? any _Overriding_UIView_f { return other._override_f() }; "
                    + "if let other = self as? UITableViewCell { return other._base_UITableViewCell_f() }; return _base_f() }"))
        #expect(result.lines[4].trimmingPrefix { $0 == " " } == "func _base_UITableViewCell_f() -> Int { super._base_f() + 1 }")
        #expect(result.lines[6] == "class A: UITableViewCell, _Overriding_UIView_f {")
        #expect(
            result.lines[7].trimmingPrefix { $0 == " " } == "func _override_f() -> Int { super._base_UITableViewCell_f() + 2 }")
    }

    @Test func membersOfTwoClassesHaveOneNameEach() {
        let result = RewrittenText(
            "extension UITableView {\n@objc open func f() {}\n}\nextension UICollectionView {\n@objc open func f() {}\n}")
        #expect(result.lines[2].contains("protocol _Overriding_UITableView_f: AnyObject"))
        #expect(result.lines[5].contains("protocol _Overriding_UICollectionView_f: AnyObject"))
    }
}
