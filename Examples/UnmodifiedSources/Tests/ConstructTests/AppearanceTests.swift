import UIKit
import XCTest

private class TagView: UIView {
    @objc dynamic var textColor: UIColor? = .black {
        didSet { label.textColor = textColor }
    }
    @objc dynamic var paddingX: CGFloat = 2
    let label = UILabel()
}

private final class RoundTagView: TagView {}

/// Properties of the program's own classes that appearance proxies set.
final class AppearanceTests: XCTestCase {
    func testProxiesSetDynamicProperties() {
        TagView.appearance().textColor = .brown
        RoundTagView.appearance().paddingX = 9
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (plain, round, own) = (TagView(), RoundTagView(), TagView())
        own.textColor = .green
        [plain, round, own].forEach(window.addSubview)
        XCTAssertEqual(plain.textColor, .brown)
        XCTAssertEqual(plain.label.textColor, .brown)
        XCTAssertEqual([plain.paddingX, round.paddingX], [2, 9])
        XCTAssertEqual(round.textColor, .brown)
        XCTAssertEqual(own.textColor, .green)
    }
}
