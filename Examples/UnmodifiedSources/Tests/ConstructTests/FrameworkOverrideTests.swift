import UIKit
import XCTest

extension UINavigationController {
    open override var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .darkContent }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.tag = 7
    }
}

extension UISearchTextField {
    open override var isHighlighted: Bool {
        didSet { tag += isHighlighted == oldValue ? 0 : 1 }
    }

    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue == .red ? .blue : newValue }
    }
}

private final class LightController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

private final class PlainNavigation: UINavigationController {}

private final class OwnNavigation: UINavigationController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .default }
}

/// Extensions of UIKit's classes override what these have above them, as categories of Objective-C do.
final class FrameworkOverrideTests: XCTestCase {
    @MainActor func testAnExtensionOverridesAProperty() {
        XCTAssertEqual(UINavigationController().preferredStatusBarStyle, .darkContent)
        XCTAssertEqual(
            UINavigationController(rootViewController: LightController()).preferredStatusBarStyle, .lightContent)
    }

    @MainActor func testSubclassesHaveTheOverrideUnlessTheyHaveTheirOwn() {
        let controllers: [UIViewController] = [PlainNavigation(), OwnNavigation(), UIViewController()]
        XCTAssertEqual(controllers.map(\.preferredStatusBarStyle), [.darkContent, .default, .default])
    }

    @MainActor func testAnExtensionOverridesAMethod() {
        let controller = PlainNavigation(rootViewController: UIViewController())
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.navigationBar.tag, 7)
    }

    @MainActor func testAnExtensionObservesAndSetsProperties() {
        let field = UISearchTextField()
        field.isHighlighted = true
        field.isHighlighted = true
        XCTAssertEqual(field.tag, 1)
        field.tintColor = .red
        XCTAssertEqual(field.tintColor, .blue)
    }
}
