import Testing
import UIKit

/// Notes what a navigation controller tells its delegate.
private final class NavigationListener: NSObject, UINavigationControllerDelegate {
    let notes: CallbackController.Notes
    init(_ notes: CallbackController.Notes) { self.notes = notes }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        notes.list.append("will show \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        notes.list.append("did show \(viewController.title ?? "")")
    }
}

/// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller; the order of callbacks as logs of programs
///   have it.
@MainActor
struct NavigationControllerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let notes = CallbackController.Notes()

    private func noted(_ name: String) -> CallbackController {
        let controller = CallbackController(name, notes)
        controller.title = name
        return controller
    }

    private func shown(_ controller: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        notes.list = []
        return navigation
    }

    @Test("The root hears that it was put in, and appears with the controller") func root() {
        let root = noted("a")
        let navigation = UINavigationController(rootViewController: root)
        #expect(notes.list == ["a willMove", "a didMove"] && !root.isViewLoaded)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(notes.list.dropFirst(2) == ["a load", "a willAppear", "a didAppear"])
        #expect(root.navigationController === navigation && root.parent === navigation && root.view.window === window)
    }

    @Test("Pushing: the old one goes, the new one comes, then it hears that it is in") func push() {
        let navigation = shown(noted("a"))
        let listener = NavigationListener(notes)
        navigation.delegate = listener
        navigation.pushViewController(noted("b"), animated: true)
        #expect(
            notes.list == [
                "b willMove", "a willDisappear", "b load", "b willAppear", "will show b", "a didDisappear", "b didAppear",
                "did show b", "b didMove",
            ])
    }

    @Test("Popping returns what went, which hears that it is out at the end") func pop() {
        let (first, second) = (noted("a"), noted("b"))
        let navigation = shown(first)
        navigation.pushViewController(second, animated: false)
        notes.list = []
        #expect(navigation.popViewController(animated: true) === second)
        #expect(
            notes.list == [
                "b willMove", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear", "b didMove",
            ])
        #expect(navigation.popViewController(animated: true) == nil && navigation.viewControllers == [first])
        #expect(second.parent == nil && second.view.superview == nil && first.view.window === window)
    }

    @Test("Popping to a controller or to the root returns what went, from the bottom up") func popSeveral() {
        let controllers = ["a", "b", "c", "d"].map(noted)
        let navigation = shown(controllers[0])
        navigation.setViewControllers(controllers, animated: false)
        #expect(navigation.topViewController === controllers[3] && !controllers[1].isViewLoaded)
        #expect(navigation.popToViewController(controllers[2], animated: false) == [controllers[3]])
        #expect(navigation.popToRootViewController(animated: false) == [controllers[1], controllers[2]])
        #expect(navigation.viewControllers == [controllers[0]] && navigation.children == [controllers[0]])
    }

    @Test("A stack set before anything shows loads the top view only") func setBefore() {
        let controllers = ["a", "b"].map(noted)
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(!controllers[0].isViewLoaded && controllers[1].view.window === window)
        #expect(navigation.navigationBar.items?.map(\.title) == ["a", "b"] && navigation.navigationBar.backItem?.title == "a")
    }

    @Test("A controller pushed from viewWillAppear takes the place of the one that was about to show") func pushInCallback() {
        final class Forwarding: UIViewController {
            let following = UIViewController()
            override func viewWillAppear(_ animated: Bool) {
                if following.parent == nil { navigationController?.pushViewController(following, animated: false) }
            }
        }
        let navigation = shown(noted("a"))
        let forwarding = Forwarding()
        navigation.pushViewController(forwarding, animated: false)
        #expect(navigation.topViewController === forwarding.following && forwarding.following.view.window === window)
        #expect(forwarding.view.window == nil && notes.list == ["a willDisappear", "a didDisappear"])
    }

    @Test("show pushes; titles go to the bar; the back button pops") func showAndBack() throws {
        let first = noted("First")
        let navigation = shown(first)
        let second = UIViewController()
        second.title = "Second"
        first.show(second, sender: nil)
        #expect(navigation.topViewController === second && navigation.navigationBar.topItem === second.navigationItem)
        second.title = "Other"
        #expect(navigation.navigationBar.topItem?.title == "Other")
        window.layoutIfNeeded()
        window.tap(at: CGPoint(x: 30, y: navigation.navigationBar.frame.midY))
        #expect(navigation.topViewController === first)
    }

    @Test("The visible controller is the one presented") func visible() {
        let navigation = shown(noted("a"))
        let modal = UIViewController()
        navigation.topViewController?.present(modal, animated: false)
        #expect(navigation.visibleViewController === modal && modal.presentingViewController === navigation)
        modal.dismiss(animated: false)
        #expect(navigation.visibleViewController === navigation.topViewController)
    }

    @Test("The toolbar shows the top controller's items") func toolbarItems() {
        let controller = UIViewController()
        let navigation = shown(controller)
        navigation.isToolbarHidden = false
        let item = UIBarButtonItem(systemItem: .add)
        controller.toolbarItems = [item]
        #expect(navigation.toolbar.items == [item])
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.toolbar.items == nil)
    }

    @Test("A controller pushed twice ends the program with Apple's words") func pushTwice() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIViewController()
                UINavigationController(rootViewController: controller).pushViewController(controller, animated: false)
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("exception 'NSInvalidArgumentException'") && text.contains("more than once which is not supported"))
    }

    @Test("So does a navigation controller that is pushed") func pushNavigation() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController(rootViewController: UIViewController())
                    .pushViewController(UINavigationController(), animated: false)
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("'NSInvalidArgumentException', reason: 'Pushing a navigation controller is not supported'"))
    }

    @Test("So does popping to a controller that is not in the stack") func popToStranger() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UINavigationController(rootViewController: UIViewController())
                    .popToViewController(UIViewController(), animated: false)
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("reason: 'Tried to pop to a view controller that doesn't exist.'"))
    }
}
