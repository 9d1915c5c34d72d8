import Testing

@testable import SourceRewriting

/// Methods of extensions of the frameworks' classes that classes override. What they do when they run is tested by `Examples/UnmodifiedSources`.
@Suite struct ForeignOverrideTests {
    @Test func extensionsAskTheObjectsClass() {
        let result = RewrittenText(
            "extension UIView {\n    @objc open func f(_ a: Int) -> Int { a }\n}\n"
                + "class A: UIView {\n    override func f(_ a: Int) -> Int { super.f(a) + 1 }\n}\n"
                + "class B: A {\n    override func f(_ a: Int) -> Int { super.f(a) + 2 }\n}")
        #expect(
            result.lines[1]
                == "          public func _base_f_(_ a: Int) -> Int { a }; public func f(_ a: Int) -> Int { if let other = self as? any "
                + "_Overriding_f_ { return other._override_f_(a) }; return _base_f_(a) }")
        #expect(
            result.lines[2].hasPrefix("}; import RuntimeReflection; ")
                && result.lines[2].contains(
                    "@preconcurrency @MainActor public protocol _Overriding_f_: AnyObject { func _override_f_(_ a: Int) -> Int }")
        )
        #expect(result.lines[4] == "             func _override_f_(_ a: Int) -> Int { super._base_f_(a) + 1 }")
        #expect(result.lines[3] == "class A: UIView, _Overriding_f_ {" && result.lines[5] == "}")
        #expect(result.lines[7] == "    override func _override_f_(_ a: Int) -> Int { super._override_f_(a) + 2 }")
        #expect(result.lines[8] == "}")
    }

    @Test func defaultValuesStayWithTheExtension() {
        let result = RewrittenText(
            "extension UIView {\n@objc func f(_ a: Int = 1, by b: [Int] = []) {}\n}\nclass A: UIView {\noverride func f(_ a: Int, by b: [Int]) {}\n}"
        )
        #expect(result.lines[1].contains("; func f(_ a: Int = 1, by b: [Int] = []) { if let other"))
        #expect(result.lines[1].contains("{ return other._override_f__by(a, by: b) }; return _base_f__by(a, by: b) }"))
        #expect(result.lines[2].contains("protocol _Overriding_f__by: AnyObject { func _override_f__by(_ a: Int, by b: [Int]) }"))
    }

    @Test func otherMethodsStay() {
        let text = "extension UIView {\n    func f() {}\n}\nclass A: UIView {\n    override func layoutSubviews() {}\n}"
        #expect(RewrittenText(text).lines == text.split(separator: "\n").map(String.init))
    }
}
