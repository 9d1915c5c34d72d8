import Testing

@testable import UIKit

/// Containers of programs that show controllers in their own way, and older names of methods and constants of
/// containers.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:),
///   canperformunwindsegueaction(_:from:withsender:) and uisplitviewcontroller/displaymode-swift.enum
@MainActor
struct ShowingTests {
    private class Container: UIViewController {
        var shown: [UIViewController] = []
        override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }
    private final class DetailContainer: Container {
        var details: [UIViewController] = []
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) { details.append(vc) }
    }
    private final class Refusing: UIViewController {
        var asked: [String] = []
        override func canPerformUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
        ) -> Bool {
            asked.append(action.description)
            return false
        }
    }

    @Test func containersOfProgramsShowControllers() {
        let (inner, middle, outer, next) = (UIViewController(), Container(), DetailContainer(), UIViewController())
        let plain = UITabBarController()
        plain.viewControllers = [inner]
        middle.addChild(plain)
        outer.addChild(middle)
        inner.show(next, sender: nil)
        inner.showDetailViewController(next, sender: nil)
        #expect(middle.shown == [next] && middle.presentedViewController == nil)
        #expect(outer.shown.isEmpty && outer.details == [next])
    }

    @Test func thoseOfUIKitStillDo() {
        let (root, next) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let container = Container()
        container.addChild(navigation)
        root.show(next, sender: nil)
        #expect(navigation.topViewController === next && container.shown.isEmpty)
    }

    @Test func olderNamesStandForTheNewerOnes() {
        let refusing = Refusing()
        #expect(!refusing.canPerformUnwindSegueAction("back:", from: UIViewController(), sender: nil))
        #expect(refusing.asked == ["back:"])
        let modes: [UISplitViewController.DisplayMode] = [.primaryHidden, .allVisible, .primaryOverlay]
        #expect(modes.map(\.rawValue) == [1, 2, 3])
    }
}
