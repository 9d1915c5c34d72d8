import SceneFixtures
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// How documents want text to be typed, and what they tell assistive technologies.
@MainActor
struct TypingTests {
    private func load<View: UIView>(_ element: String, _ attributes: String = "", _ contents: String) throws -> View {
        let nib = LoadedDocument.nib(
            "<\(element) id=\"V\" \(attributes)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"40\"/>\(contents)</\(element)>"
        )
        return try #require(nib.instantiate(withOwner: nil).first as? View)
    }

    private static let traits = """
        <textInputTraits key="textInputTraits" keyboardType="alphabet" keyboardAppearance="alert" returnKeyType="done" \
        enablesReturnKeyAutomatically="YES" textContentType="new-password" secureTextEntry="YES" autocapitalizationType="words" \
        autocorrectionType="no" spellCheckingType="yes" smartQuotesType="no" smartDashesType="yes" smartInsertDeleteType="no"/>
        """

    private func expectTraits(_ input: some UITextInputTraits) {
        #expect(input.keyboardType == .asciiCapable && input.keyboardAppearance == .dark && input.returnKeyType == .done)
        #expect(input.enablesReturnKeyAutomatically && input.isSecureTextEntry && input.textContentType == .newPassword)
        #expect(input.autocapitalizationType == .words && input.autocorrectionType == .no && input.spellCheckingType == .yes)
        #expect(input.smartQuotesType == .no && input.smartDashesType == .yes && input.smartInsertDeleteType == .no)
    }

    @Test func fieldsViewsAndBarsTakeTheirTraits() throws {
        expectTraits(try load("textField", "", Self.traits) as UITextField)
        expectTraits(try load("textView", "", Self.traits) as UITextView)
        let bar: UISearchBar = try load("searchBar", "", Self.traits)
        expectTraits(bar)
        expectTraits(bar.searchTextField)
    }

    /// A document's field without the attribute does not capitalise; a program's field capitalises sentences.
    @Test func whatIsLeftOut() throws {
        let field: UITextField = try load("textField", "", #"<textInputTraits key="textInputTraits"/>"#)
        #expect(field.autocapitalizationType == .none && field.keyboardType == .default && field.textContentType == nil)
        #expect(UITextField().autocapitalizationType == .sentences && !field.isSecureTextEntry)
        #expect(UISearchBar().returnKeyType == .search)
    }

    private final class Writer: NSObject, UITextFieldDelegate, UITextViewDelegate {}

    @Test func delegatesAreConnected() throws {
        let writer = Writer()
        let views = ["textField", "textView"].map {
            """
            <\($0) id="\($0)"><rect key="frame" x="0" y="0" width="100" height="40"/><connections>
            <outlet property="delegate" destination="-1" id="o-\($0)"/></connections></\($0)>
            """
        }
        let made = LoadedDocument.nib(LoadedDocument.owner("") + views.joined()).instantiate(withOwner: writer)
        let (field, view) = (try #require(made[0] as? UITextField), try #require(made[1] as? UITextView))
        #expect(field.delegate === writer && view.delegate === writer)
    }

    @Test func canvasesTakeThemToo() throws {
        let scene = SceneFixture.layOut(
            try SceneFixture.xib("<subviews><textField id=\"F\"><rect key=\"frame\"/>\(Self.traits)</textField></subviews>"))
        expectTraits(try #require(scene.views[1] as? UITextField))
    }

    // MARK: Accessibility

    @Test func accessibility() throws {
        let view: UIView = try load(
            "view", "",
            """
            <accessibility key="accessibilityConfiguration" identifier="box" label="Box" hint="Opens">
            <accessibilityTraits key="traits" staticText="YES" notEnabled="YES"/><bool key="isElement" value="YES"/></accessibility>
            """)
        #expect(view.accessibilityIdentifier == "box" && view.accessibilityLabel == "Box" && view.accessibilityHint == "Opens")
        #expect(view.accessibilityTraits == [.staticText, .notEnabled] && view.isAccessibilityElement)
    }

    @Test func whatClassesAreUntilSomethingIsSet() {
        #expect(UIView().accessibilityTraits == .none && !UIView().isAccessibilityElement)
        #expect(UILabel().accessibilityTraits == .staticText && UILabel().isAccessibilityElement)
        let button = UIButton(type: .system)
        (button.isEnabled, button.isSelected) = (false, true)
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
        #expect(
            UISlider().accessibilityTraits == .adjustable && UISearchBar().searchTextField.accessibilityTraits == .searchField)
        let view = UIView()
        view.accessibilityLabel = "a"
        view.accessibilityLabel = nil
        #expect(view.accessibilityLabel == nil && view.accessibilityValue == nil)
    }

    // MARK: Symbols

    /// 128 recorded units are 20 points beside text of 17, 25.6 in the large scale, and twice that beside 34 points,
    /// rounded up to pixels.
    @Test(arguments: [
        (#"symbolScale="large""#, "", 26), ("", #"pointSize="34""#, 40),
        ("", #"scale="large" configurationType="font""#, 51.5),
    ])
    func symbolsAreAsLargeAsTheySay(reference: String, preferred: String, side: Double) throws {
        let font = preferred.contains("font") ? #"<fontDescription key="fontDescription" type="system" pointSize="34"/>"# : ""
        let configuration = """
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(preferred)>\(font)</preferredSymbolConfiguration>
            """
        let text = """
            <document type="CocoaTouch" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/>
            <objects><imageView id="I"><rect key="frame" width="9" height="9"/>
            <imageReference key="image" image="star" catalog="system" \(reference)/>\(preferred.isEmpty ? "" : configuration)</imageView></objects>
            <resources><image name="star" catalog="system" width="128" height="128"/></resources></document>
            """
        let scene = SceneFixture.layOut(try InterfaceDocument(bytes: Array(text.utf8)))
        let view = try #require(scene.root as? UIImageView)
        #expect(view.intrinsicContentSize == CGSize(width: side, height: side))
        #expect((view.preferredSymbolConfiguration != nil) == !preferred.isEmpty)
    }

    // MARK: Insets of scroll views

    /// The scroll view of a controller in a navigation controller is inset where it does not scroll, unless its
    /// controller says no.
    @Test(arguments: [("", 20.0), (#"automaticallyAdjustsScrollViewInsets="NO""#, 0)])
    func controllersInsetTheirScrollViews(attributes: String, top: CGFloat) throws {
        let board = try LoadedDocument.storyboard(
            """
            <viewController \(attributes) id="start"><scrollView key="view" id="S">
            <rect key="frame" x="0" y="0" width="320" height="480"/></scrollView></viewController>
            """)
        let controller = try #require(board.instantiateInitialViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isNavigationBarHidden = true
        window.rootViewController = navigation
        window.layoutIfNeeded()
        let scrollView = try #require(controller.view as? UIScrollView)
        #expect(scrollView.adjustedContentInset.top == top)
        controller.automaticallyAdjustsScrollViewInsets.toggle()
        #expect(scrollView.adjustedContentInset.top == 20 - top)
    }
}
