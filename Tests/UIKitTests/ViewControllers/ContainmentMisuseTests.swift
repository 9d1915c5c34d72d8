import Testing

@testable import UIKit

/// Controllers and views that do not belong together end the program in UIKit's words; sizes go up and down the
/// containers.
@MainActor
struct ContainmentMisuseTests {
    private func shown() -> (window: UIWindow, root: UIViewController) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        return (window, root)
    }

    @Test func aChildsViewBelongsIntoItsParents() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (window, root) = ContainmentMisuseTests().shown()
                let (child, other) = (UIViewController(), UIViewController())
                root.addChild(child)
                window.addSubview(other.view)
                other.view.addSubview(child.view)
            }
        }
        #expect(saidBy(result).contains("'UIViewControllerHierarchyInconsistency', reason: 'child view controller:"))
        #expect(saidBy(result).contains("but actual parent is:"))
    }

    @Test func noControllerIsInsideItself() async {
        let alone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIViewController()
                controller.addChild(controller)
            }
        }
        #expect(saidBy(alone).contains("'UIViewControllerHierarchyInconsistency', reason: 'child view controller:"))
        #expect(saidBy(alone).contains("which is the same controller"))
        let around = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, middle, inner) = (UIViewController(), UIViewController(), UIViewController())
                outer.addChild(middle)
                middle.addChild(inner)
                inner.addChild(outer)
            }
        }
        #expect(saidBy(around).contains("which is inside it"))
        let tabs = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UITabBarController()
                controller.viewControllers = [controller]
            }
        }
        #expect(saidBy(tabs).contains("which is the same controller"))
        let split = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UISplitViewController()
                controller.viewControllers = [controller]
            }
        }
        #expect(saidBy(split).contains("which is the same controller"))
        let stack = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tabs = UITabBarController()
                let navigation = UINavigationController(rootViewController: UIViewController())
                tabs.viewControllers = [navigation]
                navigation.viewControllers = [tabs]
            }
        }
        #expect(saidBy(stack).contains("which is inside it"))
    }

    @Test func aViewHasOneController() async {
        let kept = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let owner = UIViewController()
                UIViewController().view = owner.view
                withExtendedLifetime(owner) {}
            }
        }
        #expect(saidBy(kept).contains("A view can only be associated with at most one view controller at a time! View "))
    }

    @Test func aPopoverPointsAtSomething() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (window, root) = ContainmentMisuseTests().shown()
                window.traitOverrides.horizontalSizeClass = .regular
                window.traitOverrides.verticalSizeClass = .regular
                let popover = UIViewController()
                popover.modalPresentationStyle = .popover
                root.present(popover, animated: false)
            }
        }
        #expect(
            saidBy(result).contains(
                "'NSGenericException', reason: 'UIPopoverPresentationController (<UIPopoverPresentationController"))
        #expect(saidBy(result).contains("should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
    }

    @Test func nothingIsPresentedOnItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (_, root) = ContainmentMisuseTests().shown()
                root.present(root, animated: false)
            }
        }
        #expect(
            saidBy(result).contains("Application tried to present modal view controller on itself. Presenting controller is <"))
        let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (_, root) = ContainmentMisuseTests().shown()
                let child = UIViewController()
                root.addChild(child)
                root.present(child, animated: false)
            }
        }
        #expect(saidBy(child).contains("that has a parent view controller <UIViewController: "))
    }

    @Test func childrenAreExchangedInTheirParent() async {
        let (_, root) = shown()
        let (old, new) = (UIViewController(), UIViewController())
        root.addChild(old)
        root.addChild(new)
        root.view.addSubview(old.view)
        var ended = false
        root.transition(from: old, to: new, duration: 0.3, animations: nil) { ended = $0 }
        #expect(new.view.superview === root.view && old.view.superview == nil && ended)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIViewController().transition(from: UIViewController(), to: UIViewController(), duration: 0, animations: nil)
            }
        }
        #expect(saidBy(result).contains("must have a common parent view controller when calling -[UIViewController transition"))
    }

    @Test func sizesThatChildrenPreferAreToldOf() {
        final class Container: UIViewController {
            var preferred: CGSize?
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                preferred = container.preferredContentSize
            }
        }
        let (container, child) = (Container(), UIViewController())
        container.addChild(child)
        child.preferredContentSize = CGSize(width: 30, height: 40)
        #expect(container.preferred == CGSize(width: 30, height: 40))
    }

    private func saidBy(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
