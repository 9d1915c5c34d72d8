import UIKit
import XCTest

/// Sources with the names of Swift 4.
private final class OldController: UIViewController {
    var shown: [String] = []

    override func didMove(toParentViewController parent: UIViewController?) {
        super.didMove(toParentViewController: parent)
        shown.append(parent == nil ? "left" : "joined")
    }

    func add(_ child: UIViewController) {
        addChildViewController(child)
        view.addSubview(child.view)
        view.bringSubview(toFront: child.view)
        child.didMove(toParentViewController: self)
    }

    override func prefersHomeIndicatorAutoHidden() -> Bool { return true }

    func application(didFinishLaunchingWithOptions options: [UIApplicationLaunchOptionsKey: Any]?) -> Bool { options == nil }
}

final class OldNameTests: XCTestCase {
    @MainActor func testNamesOfSwift4AreThoseOfSwift5() {
        let (outer, inner) = (OldController(), OldController())
        outer.add(inner)
        XCTAssertEqual(outer.childViewControllers, [inner])
        inner.removeFromParentViewController()
        XCTAssertEqual(inner.shown.first, "joined")
        XCTAssertTrue(outer.application(didFinishLaunchingWithOptions: nil))
        XCTAssertEqual(UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(
            UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 1, 1, 1)),
            CGRect(x: 1, y: 1, width: 8, height: 8))
        XCTAssertEqual(Notification.Name.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification)
        XCTAssertTrue(outer.prefersHomeIndicatorAutoHidden)
        XCTAssertFalse(UIActivityIndicatorView(activityIndicatorStyle: UIActivityIndicatorViewStyle.gray).isAnimating)
        XCTAssertTrue(UIDeviceOrientationIsLandscape(.landscapeLeft) && !UIInterfaceOrientationIsLandscape(.portrait))
        let text = NSAttributedString(string: "a", attributes: [NSAttributedStringKey.font: UIFont.systemFont(ofSize: 9)])
        XCTAssertEqual((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 9)
    }
}
