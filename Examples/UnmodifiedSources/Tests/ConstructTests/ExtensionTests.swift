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

private final class FancyCard: Card {
    override func describe() -> String { "fancy " + super.describe() }
}

/// Methods that an extension of a class of UIKit declares, and subclasses override.
extension UIViewController {
    @objc open func describe(with mark: String) -> String { "controller" + mark }
    @objc func setUpScreen() { title = "plain" }
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
    func testMethodsAndPropertiesOverride() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        card.layoutIfNeeded()
        card.tag = 4
        XCTAssertEqual(card.log, ["layout"])
        XCTAssertEqual(card.intrinsicContentSize, CGSize(width: 5, height: 6))
        XCTAssertEqual(card.tag, 41)
        XCTAssertTrue(card.layer is CAGradientLayer)
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
}
