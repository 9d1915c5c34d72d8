import Foundation
import Testing

@testable import SourceRewriting

/// Code that a class runs once before its first object. `Examples/UnmodifiedSources` tests how it runs.
@Suite struct OnceTests {
    @Test(arguments: [
        (
            "private static var a: Void = b()",
            "private static var a: Void { RewrittenSources.once(\"A.a\") { b() } }"
        ),
        (
            "static let a: () = { appearance() }() // once",
            "static var a: () { RewrittenSources.once(\"A.a\") { { appearance() }() } } // once"
        ),
        ("static let a: Int = b()", "static let a: Int = b()"),
        ("static var a: Void { b() }", "static var a: Void { b() }"),
        ("lazy var a: Void = b()", "lazy var a: Void = b()"),
    ]) func propertiesWithoutValueAreComputedOnce(_ form: String, _ expected: String) {
        let source = "import UIKit\nclass A: UIView {\n    \(form)\n    class func b() { A.appearance().tintColor = nil }\n}"
        #expect(RewrittenText(source).lines[2] == "    " + expected)
        // Nothing is to be done where no appearance is asked for.
        let plain = source.replacingOccurrences(of: "appearance()", with: "other()")
        #expect(RewrittenText(plain).lines[2] == "    " + form.replacingOccurrences(of: "appearance()", with: "other()"))
    }
}
