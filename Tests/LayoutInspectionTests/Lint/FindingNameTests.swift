import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// Findings name an object as people know it.
@MainActor
struct FindingNameTests {
    /// A controller with a button in a stack view in a view.
    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
        <viewController id="C" customClass="SignInController"><view key="view" id="R">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view id="F" userLabel="Form"><rect key="frame" x="0" y="100" width="200" height="60"/><subviews>
        <stackView id="S"><rect key="frame" x="0" y="0" width="200" height="60"/><subviews>
        <button buttonType="system" id="B" userLabel="Primary"><rect key="frame" x="0" y="0" width="200" height="30"/>
        <state key="normal" title="Sign in with a password that is long"/></button>
        </subviews></stackView></subviews></view></subviews></view>
        <connections><outlet property="signIn" destination="B" id="o"/></connections></viewController></objects></scene></scenes></document>
        """

    @Test("by its text, label, outlet, id and the views around it")
    func names() throws {
        let document = try InterfaceDocument(bytes: Array(Self.text.utf8))
        let button = try #require(document.elementsByID["B"])
        #expect(
            button.words
                == "UIButton “Sign in with a password that i…” (labelled “Primary”, outlet signIn of SignInController, B, line 6)"
        )
        #expect(document.elementsByID["F"]?.words == "UIView “Form” (F, line 4)")
        #expect(document.elementsByID["S"]?.wordsWithoutLine == "UIStackView (S)")
        let lint = DocumentLint(document, rules: [.smallTarget])
        let found = try #require(lint.scenes.flatMap(lint.findings).first)
        #expect(
            found.path == "UIView “Form” > UIStackView" && found.diagnostic.message.hasSuffix("; in UIView “Form” > UIStackView"))
    }

    @Test(
        "by texts wherever documents have them",
        arguments: [
            ("<label id=\"A\"><string key=\"text\">Two\nlines</string></label>", "UILabel “Two lines” (A, line 1)"),
            ("<textField placeholder=\"E-mail\" id=\"A\"/>", "UITextField “E-mail” (A, line 1)"),
            (
                "<label id=\"A\"><attributedString key=\"attributedText\"><fragment content=\"Bold\"/></attributedString></label>",
                "UILabel “Bold” (A, line 1)"
            ),
            ("<button id=\"A\"><buttonConfiguration key=\"configuration\" title=\"Go\"/></button>", "UIButton “Go” (A, line 1)"),
            (
                "<button id=\"A\"><state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" title=\"Go\"/></button>",
                "UIButton “Go” (A, line 1)"
            ),
            ("<view id=\"A\" customClass=\"Card\"/>", "Card (A, line 1)"),
        ])
    func texts(_ element: String, _ words: String) throws {
        let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(element)</objects></document>"
        let document = try InterfaceDocument(bytes: Array(text.utf8))
        #expect(document.elementsByID["A"]?.words == words)
    }
}
