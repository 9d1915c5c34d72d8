import CairnTesting
import Testing

@testable import UIKit

/// The views that controllers make by themselves.
///
/// - Source: a tutorial's printed runs on iOS 18.3.1 (a screen of 402 x 874); dumps of public logs that print
///   "autoresize = W+H" for the views of plain controllers.
@MainActor
struct DefaultViewTests {
    private final class Own: UIViewController {
        override func loadView() { view = UIView() }
    }

    @Test("A plain controller's view follows its container") func followsContainer() {
        let (box, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIViewController())
        child.view.frame = box.bounds
        box.addSubview(child.view)
        box.frame.size = CGSize(width: 200, height: 150)
        #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    }

    @Test("The views of UIKit's own controllers follow theirs", arguments: 0..<6) func ownControllers(index: Int) {
        let controllers: [UIViewController] = [
            UITableViewController(style: .plain), UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
            UINavigationController(), UITabBarController(), UISplitViewController(style: .doubleColumn),
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
        ]
        #expect(controllers[index].view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    /// - Source: public dumps of iOS 7 to 15.
    @Test("Bars keep to their edge of the container") func bars() {
        let (navigation, tabs) = (UINavigationController(), UITabBarController())
        _ = (navigation.view, tabs.view)
        #expect(navigation.navigationBar.autoresizingMask == .flexibleWidth)
        #expect(tabs.tabBar.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    }

    @Test("Views have the screen's size, or that of code, until they fill a window") func frames() throws {
        try SimulatedDevice("iPhone 16 Pro").perform {
            let (own, plain) = (Own(), UIViewController())
            #expect(own.view.frame == .zero && plain.view.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
            for controller in [own, plain] {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
                window.rootViewController = controller
                window.layoutIfNeeded()
                #expect(controller.view.frame == window.bounds)
            }
        }
    }
}
