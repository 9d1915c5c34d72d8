import UIKit
import XCTest

@IBDesignable
private class BadgeView: UIView {
    @IBInspectable private var radius: CGFloat = 0 {
        didSet { layer.cornerRadius = radius }
    }
    @IBInspectable var edgeColor: UIColor? {
        get { layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }
    @GKInspectable var level: Int = 1
    @IBOutlet private weak var label: UILabel! {
        didSet { label?.text = "connected" }
    }
    @IBOutlet private var rows: [UIView]!
    @IBOutlet weak var listener: AnyObject?
    private(set) var actions: [String] = []

    var rowCount: Int { rows.count }
    @IBAction private func plain() { actions.append("plain") }
    @IBAction fileprivate func sent(_ sender: UIControl) { actions.append("sent \(sender.tag)") }
    @IBAction func sent(_ sender: UIControl, with event: UIEvent) { actions.append("event") }
    @IBSegueAction private func detail(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
}

/// `@IBOutlet`, `@IBAction`, `@IBInspectable`, `@GKInspectable`.
final class OutletTests: XCTestCase {
    func testOutletsHoldWhatIsConnected() {
        let (badge, label) = (BadgeView(), UILabel())
        badge.setValue(label, forKey: "label")
        badge.setValue([UIView(), UIView()], forKey: "rows")
        XCTAssertEqual(label.text, "connected")
        XCTAssertEqual(badge.rowCount, 2)
    }

    func testRuntimeAttributesRunObservers() {
        let badge = BadgeView()
        badge.setValue(4, forKey: "radius")
        badge.setValue(UIColor.red, forKey: "edgeColor")
        badge.setValue(7, forKey: "level")
        XCTAssertEqual(badge.layer.cornerRadius, 4)
        XCTAssertEqual(badge.edgeColor, .red)
        XCTAssertEqual(badge.level, 7)
    }

    func testActionsTakeAsManyValuesAsTheyName() {
        let (badge, control) = (BadgeView(), UIControl())
        control.tag = 3
        for name in ["plain", "sent:", "sent:with:"] {
            control.addTarget(badge, action: Selector(name), for: .touchUpInside)
        }
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(badge.actions, ["plain", "sent 3", "event"])
        XCTAssertTrue(badge.responds(to: Selector("detail:")))
    }
}
