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
}
