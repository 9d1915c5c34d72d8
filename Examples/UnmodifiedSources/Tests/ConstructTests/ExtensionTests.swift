import UIKit
import XCTest

private class Card: UIView {
    var log: [String] = []
}

extension Card {
    override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout")
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 5, height: 6) }
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var isHidden: Bool {
        willSet { log.append("will \(newValue)") }
        didSet(old) { log.append("did \(old)") }
    }
    override var tag: Int {
        get { super.tag + 1 }
        set { super.tag = newValue * 10 }
    }
    @objc func describe() -> String { "card" }
}

/// Subscripts that extensions declare and override.
private class Shelf: NSObject {
    var books = ["a", "b"]
    @objc dynamic subscript(place: Int) -> String {
        get { books[place] }
        set { books[place] = newValue }
    }
}

private class LabelledShelf: Shelf {}

extension LabelledShelf {
    override subscript(place: Int) -> String {
        get { "<" + super[place] + ">" }
        set { super[place] = newValue.uppercased() }
    }
    @objc subscript(title: String) -> String? { books.contains(title) ? title : nil }
}

private final class LoudShelf: LabelledShelf {
    override subscript(title: String) -> String? { super[title.lowercased()]?.appending("!") }
}

private final class FancyCard: Card {
    override func describe() -> String { "fancy " + super.describe() }
}

/// Methods that an extension of a class of UIKit declares, and subclasses override.
extension UIViewController {
    @objc open func describe(with mark: String) -> String { "controller" + mark }
    @objc func setUpScreen() { title = "plain" }
}

extension UIView {
    @objc class var templateName: String { "template of \(self)" }
    @objc open class func make(_ tag: Int) -> String { "plain \(tag)" }
    @objc var caption: String? {
        get { accessibilityLabel }
        set { accessibilityLabel = newValue }
    }
}

extension CGRect {
    /// A property that `UIView` has too.
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

private class CaptionedCell: UITableViewCell {
    override class var templateName: String { "cell, " + super.templateName }
    override class func make(_ tag: Int) -> String { super.make(tag) + " cell" }
    override var caption: String? {
        get { super.caption.map { "<" + $0 + ">" } }
        set { super.caption = newValue?.uppercased() }
    }
    override var center: CGPoint {
        get { super.center }
        set { super.center = newValue }
    }
}

private final class LoudCell: CaptionedCell {
    override class var templateName: String { "loud " + super.templateName }
    override var caption: String? {
        get { (super.caption ?? "") + "!" }
        set { super.caption = newValue }
    }
}

extension UIView {
    @objc open class func assembled() -> Self { self.init() }
    @objc open func rename(_ name: String) { accessibilityIdentifier = name }
}

private class Badge: UILabel {}

extension Badge {
    override class func assembled() -> Self {
        let badge = super.assembled()
        badge.text = "assembled"
        return badge
    }
    override func rename(_ name: String) { super.rename(name + " badge") }
}

private final class RoundBadge: Badge {
    override func rename(_ name: String) { super.rename("round " + name) }
}

extension UIView {
    @objc open subscript(tagged: Int) -> UIView? {
        get { viewWithTag(tagged) }
        set {
            guard let newValue = newValue else { return }
            newValue.tag = tagged
            addSubview(newValue)
        }
    }
    @objc var inset: Int {
        get { Int(layoutMargins.left) }
        set { layoutMargins = UIEdgeInsets(top: 0, left: CGFloat(newValue), bottom: 0, right: 0) }
    }
}

private class TaggedView: UIView {
    var log: [String] = []
    override subscript(tagged: Int) -> UIView? {
        get { tagged == 0 ? nil : super[tagged] }
        set { super[tagged + 10] = newValue }
    }
    override var inset: Int {
        willSet(wanted) { log.append("will \(inset) \(wanted)") }
        didSet { log.append("did \(oldValue) \(inset)") }
    }
}

private class LowTaggedView: TaggedView {
    override subscript(tagged: Int) -> UIView? {
        get { super[tagged] }
        set { super[tagged - 1] = newValue }
    }
}

private class LateTaggedView: TaggedView {}

extension LateTaggedView {
    override subscript(tagged: Int) -> UIView? {
        get { super[tagged + 1] }
        set { super[tagged] = newValue }
    }
    override var inset: Int { didSet { log.append("late \(inset)") } }
}

private class ListScreen: UIViewController {
    override func describe(with mark: String) -> String { "list of " + super.describe(with: mark) }
    override func setUpScreen() {
        super.setUpScreen()
        title = (title ?? "") + ", list"
    }
}

private final class LongListScreen: ListScreen {
    override func describe(with mark: String) -> String { "long " + super.describe(with: mark) }
}

/// Overrides in extensions, and of members of extensions.
final class ExtensionTests: XCTestCase {
    func testSubscriptsOfExtensionsOverride() {
        let shelf: Shelf = LoudShelf()
        shelf[1] = "c"
        XCTAssertEqual(shelf.books, ["a", "C"])
        XCTAssertEqual(shelf[0], "<a>")
        let labelled: LabelledShelf = LoudShelf()
        XCTAssertEqual(labelled["A"], "a!")
        XCTAssertNil(LabelledShelf()["A"])
    }

    func testMethodsAndPropertiesOverride() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        card.layoutIfNeeded()
        card.tag = 4
        XCTAssertEqual(card.log, ["layout"])
        XCTAssertEqual(card.intrinsicContentSize, CGSize(width: 5, height: 6))
        XCTAssertEqual(card.tag, 41)
        XCTAssertTrue(card.layer is CAGradientLayer)
    }

    func testSubscriptsOfExtensionsOfUIKitOverride() {
        let (plain, low, late): (UIView, UIView, UIView) = (UIView(), LowTaggedView(), LateTaggedView())
        let labels = (UILabel(), UILabel(), UILabel())
        plain[3] = labels.0
        low[3] = labels.1
        late[3] = labels.2
        XCTAssertTrue(plain[3] === labels.0 && labels.0.tag == 3)
        XCTAssertTrue(low[12] === labels.1 && labels.1.tag == 12)
        XCTAssertTrue(late[12] === labels.2 && labels.2.tag == 13)
        XCTAssertNil(low[0])
        XCTAssertTrue(plain[0] === plain)
    }

    func testObserversOfPropertiesOfExtensionsOfUIKitRun() {
        let views = [TaggedView(), LateTaggedView()]
        let plain: [UIView] = views
        for view in plain { view.inset = 4 }
        XCTAssertEqual(plain.map(\.inset), [4, 4])
        XCTAssertEqual(views[0].log, ["will 8 4", "did 8 4"])
        XCTAssertEqual(views[1].log, ["will 8 4", "did 8 4", "late 4"])
    }

    func testObserversRun() {
        let card = Card()
        card.isHidden = true
        XCTAssertEqual(card.log, ["will true", "did false"])
        XCTAssertTrue(card.isHidden)
    }

    func testASubclassOverridesAMemberOfAnExtension() {
        XCTAssertEqual((FancyCard() as Card).describe(), "fancy card")
    }

    func testMethodsOfUIKitsClassesAreOverridden() {
        let screens: [UIViewController] = [UIViewController(), ListScreen(), LongListScreen()]
        XCTAssertEqual(
            screens.map { $0.describe(with: "!") }, ["controller!", "list of controller!", "long list of controller!"])
        screens.forEach { $0.perform(#selector(UIViewController.setUpScreen)) }
        XCTAssertEqual(screens.map(\.title), ["plain", "plain, list", "plain, list"])
    }

    private final class InnerScreen: ListScreen {
        override func describe(with mark: String) -> String { "inner " + super.describe(with: mark) }
    }

    func testClassesThatNoExtensionNamesOverrideThem() {
        class Local: UIViewController {
            override func describe(with mark: String) -> String { "local " + super.describe(with: mark) }
        }
        let screens: [UIViewController] = [Local(), InnerScreen()]
        XCTAssertEqual(screens.map { $0.describe(with: "!") }, ["local controller!", "inner list of controller!"])
    }

    func testPropertiesAndMembersOfClassesOfExtensionsOfUIKit() {
        let types: [UIView.Type] = [UIView.self, CaptionedCell.self, LoudCell.self]
        XCTAssertEqual(
            types.map { $0.templateName },
            ["template of UIView", "cell, template of CaptionedCell", "loud cell, template of LoudCell"])
        XCTAssertEqual(types.map { $0.make(3) }, ["plain 3", "plain 3 cell", "plain 3 cell"])
        let views: [UIView] = [UIView(), CaptionedCell(), LoudCell()]
        for view in views { view.caption = "a" }
        XCTAssertEqual(views.map(\.caption), ["a", "<A>", "<A>!"])
        XCTAssertEqual(CGRect(x: 0, y: 0, width: 10, height: 20).center, CGPoint(x: 5, y: 10))
    }

    func testExtensionsOverrideMembersOfExtensionsOfUIKit() {
        XCTAssertEqual([Badge.assembled().text, RoundBadge.assembled().text], ["assembled", "assembled"])
        let views: [UIView] = [UIView.assembled(), Badge.assembled(), RoundBadge.assembled()]
        XCTAssertTrue(type(of: views[2]) == RoundBadge.self)
        for view in views { view.rename("a") }
        XCTAssertEqual(views.map(\.accessibilityIdentifier), ["a", "a badge", "round a badge"])
    }
}
