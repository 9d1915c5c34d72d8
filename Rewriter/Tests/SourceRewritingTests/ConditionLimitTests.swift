import Testing

@testable import SourceRewriting

/// Conditional compilation that is nested too deep, or has a condition that is too long, is told with its place instead
/// of ending the program.
@Suite struct ConditionLimitTests {
    private func nested(_ count: Int) -> String {
        "import UIKit\n" + String(repeating: "#if os(iOS)\n", count: count) + "class A { @objc func f() {} }\n"
            + String(repeating: "#endif\n", count: count)
    }

    private func condition(_ count: Int, _ joint: String = " && ") -> String {
        let condition = Array(repeating: "A", count: count).joined(separator: joint)
        return "import UIKit\n  #if \(condition)\nclass A { @objc func f() {} }\n#endif\n"
    }

    @Test func nestedConditions() {
        #expect(
            RewrittenText(nested(5_000)).messages == [
                "File0.swift:258:1: error: more than 256 #if are inside each other; the file is not rewritten."
            ])
        // Conditions beside each other are not nested.
        #expect(RewrittenText(String(repeating: "#if os(iOS)\n#endif\n", count: 5_000)).messages == [])
        #expect(RewrittenText(nested(100)).lines[101].hasPrefix("class A {       func f() {} }"))
    }

    @Test func longConditions() {
        let message = "File0.swift:2:3: error: a condition has more than 256 operators; the file is not rewritten."
        #expect(RewrittenText(condition(20_000)).messages == [message])
        #expect(
            RewrittenText(
                condition(20_000, " && (\n").replacing("\nclass", with: String(repeating: ")", count: 19_999) + "\nclass")
            ).messages == [message])
        #expect(RewrittenText(condition(128)).messages == [])
    }
}
