import SourceRewriting
import Testing

/// Overrides in extensions of UIKit's classes, and extensions of all objects.
@Suite struct ExtensionOverrideTests {
    @Test func overridesAreRegistered() {
        let text = RewrittenText(
            "import UIKit\nextension UINavigationController {\nopen override var prefersStatusBarHidden: Bool { true }\n}")
        #expect(text.lines[2] == "              var _UINavigationController_prefersStatusBarHidden: Bool { true }")
        let all = text.lines.joined()
        #expect(
            all.contains(
                "override var prefersStatusBarHidden: Bool { get { _UINavigationController_prefersStatusBarHidden } }"))
        #expect(all.contains("ExtensionOverrides.register"))
        #expect(text.messages.isEmpty)
    }

    @Test func methodsHandTheirArgumentsOn() {
        let all = RewrittenText(
            "import UIKit\nextension UITextField {\noverride func caretRect(for a: UITextPosition) -> CGRect { .zero }\n}"
        ).lines.joined()
        #expect(all.contains("func _UITextField_caretRect(for a: UITextPosition) -> CGRect { .zero }"))
        #expect(all.contains("override func caretRect(for a: UITextPosition) -> CGRect { _UITextField_caretRect(for: a) }"))
    }

    @Test(arguments: [
        "class A: UIView {}\nextension A { override func layoutSubviews() {} }",
        "extension UIView { @objc func a() {} }\nextension UILabel { override func a() {} }",
        "extension UIView { func a() {} }",
    ]) func othersAreNot(_ source: String) {
        #expect(!RewrittenText("import UIKit\n" + source).lines.joined().contains("ExtensionOverrides"))
    }

    @Test func extensionsOfAllObjectsReachClassesThatInheritFromNothing() {
        let text = RewrittenText("import UIKit\nprotocol P: AnyObject {}\nextension NSObject: P {}")
        #expect(text.lines[2].contains("extension NotificationCenter: P {}"))
        #expect(!RewrittenText("import UIKit\nextension NSObject: Sendable {}").lines[1].contains("NotificationCenter"))
        #expect(
            !RewrittenText("import UIKit\nprotocol P: NSObjectProtocol {}\nextension NSObject: P {}").lines[2].contains(
                "NotificationCenter"))
    }
}
