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

/// The bar above a keyboard, as keyboard managers write it: what its objects look like is set once, before the first of them.
private class KeyboardBar: UIToolbar {
    private static var _classInitialize: Void = classInitialize()
    private class func classInitialize() {
        initializations += 1
        let proxy = self.appearance()
        proxy.barTintColor = .yellow
        for position in [UIBarPosition.any, .bottom, .top] { proxy.setShadowImage(nil, forToolbarPosition: position) }
    }
    static var initializations = 0

    override init(frame: CGRect) {
        _ = KeyboardBar._classInitialize
        super.init(frame: frame)
    }
    required init?(coder aDecoder: NSCoder) {
        _ = KeyboardBar._classInitialize
        super.init(coder: aDecoder)
    }
}

private final class DoneItem: UIBarButtonItem {
    private static let setUp: () = {
        DoneItem.appearance().tintColor = .magenta
    }()
    override init() {
        _ = DoneItem.setUp
        super.init()
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class BadgeView: UIView {
    @objc dynamic var badgeColor: UIColor? {
        didSet { colors.append(BadgeView.appearance().badgeColor) }
    }
    var colors: [UIColor?] = []
    override func awakeFromNib() {
        super.awakeFromNib()
        BadgeView.appearance().badgeColor = .cyan
    }
}

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

    func testClassesSetTheirAppearanceOnce() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let bars = [KeyboardBar(), KeyboardBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))]
        bars.forEach(window.addSubview)
        XCTAssertEqual(bars.map(\.barTintColor), [.yellow, .yellow])
        XCTAssertEqual(KeyboardBar.initializations, 1)
        _ = DoneItem()
        XCTAssertEqual(DoneItem.appearance().tintColor, .magenta)
    }

    func testAppearanceIsAskedForAsObjectsAwakeAndChange() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let badge = BadgeView()
        badge.awakeFromNib()
        window.addSubview(badge)
        XCTAssertEqual(badge.badgeColor, .cyan)
        XCTAssertEqual(badge.colors, [.cyan])
    }
}
