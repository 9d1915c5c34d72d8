import Testing

@testable import UIKit

final class ReturnController: UIViewController {
    private(set) var took: [String] = []
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "back:" }
    @discardableResult
    override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        took.append("\(aSelector!)")
        return nil
    }
}

/// A controller whose menus show nothing of its own.
final class ListingController: UIViewController {
    private(set) var identifiers: [String?] = []
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    func back(_ segue: UIStoryboardSegue) { identifiers.append(segue.identifier) }
}

/// Unwinding looks for the controller to go back to among stacks, tabs and what presents.
@MainActor
struct UnwindingTests {
    private let modal = """
        <viewController storyboardIdentifier="Modal" id="modal"><connections>
        <segue destination="exit" kind="unwind" identifier="back" unwindAction="back:" id="u"/></connections></viewController>
        <exit id="exit"/>
        """

    private func tabs() throws -> (UITabBarController, ReturnController, UINavigationController, UIWindow) {
        let (tabs, stack, target) = (UITabBarController(), UINavigationController(), ReturnController())
        stack.viewControllers = [target]
        tabs.viewControllers = [stack, UIViewController()]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (tabs, target, stack, window)
    }

    /// What presents is the outermost container; the one to go back to is inside of it.
    @Test func fromAModalToAControllerInTabs() throws {
        let (tabs, target, _, window) = try tabs()
        defer { withExtendedLifetime(window) {} }
        let modal = try LoadedDocument.storyboard(modal).instantiateViewController(withIdentifier: "Modal")
        target.present(modal, animated: false)
        #expect(tabs.presentedViewController === modal)
        modal.performSegue(withIdentifier: "back", sender: nil)
        #expect(target.took == ["back:"])
        #expect(tabs.presentedViewController == nil)
    }

    /// By the header of UIViewController a controller accepts an unwind action if it has the method.
    @Test func whatMenusShowDoesNotCount() throws {
        let (stack, target) = (UINavigationController(), ListingController())
        stack.viewControllers = [target]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        let modal = try LoadedDocument.storyboard(modal).instantiateViewController(withIdentifier: "Modal")
        stack.pushViewController(modal, animated: false)
        #expect(target.canPerformUnwindSegueAction("back:", from: modal, sender: nil))
        modal.performSegue(withIdentifier: "back", sender: nil)
        #expect(target.identifiers == ["back"])
        #expect(stack.topViewController === target)
    }

    @Test func whatCoversTheTargetIsTakenAway() throws {
        let (tabs, target, stack, window) = try tabs()
        defer { withExtendedLifetime(window) {} }
        stack.pushViewController(UIViewController(), animated: false)
        tabs.selectedIndex = 1
        let modal = try LoadedDocument.storyboard(modal).instantiateViewController(withIdentifier: "Modal")
        tabs.present(modal, animated: false)
        modal.performSegue(withIdentifier: "back", sender: nil)
        #expect(target.took == ["back:"])
        #expect(tabs.selectedIndex == 0 && stack.viewControllers == [target])
    }

    /// All children but the one the unwinding comes from, what is on top first.
    @Test func childrenAreAskedInOrder() {
        let (low, middle, top, inner) = (UIViewController(), UIViewController(), UIViewController(), UIViewController())
        let stack = UINavigationController()
        stack.viewControllers = [low, middle, top]
        top.addChild(inner)
        let unwinding = UIStoryboardUnwindSegueSource(source: inner, unwindAction: "back:", sender: nil)
        #expect(stack.childContaining(unwinding) === top)
        #expect(stack.allowedChildrenForUnwinding(from: unwinding) == [middle, low])
        #expect(low.childContaining(unwinding) == nil)
    }
}
