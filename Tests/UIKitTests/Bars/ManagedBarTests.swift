import Testing
import UIKit

/// Bars of controllers, which programs may not change: only the controller does.
///
/// - Source: the exceptions of public crash reports and questions.
@MainActor
struct ManagedBarTests {
    private func words(of result: ExitTest.Result?) throws -> String {
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }

    @Test("A tab bar controller's bar refuses another selection, other items and another delegate")
    func tabBar() async throws {
        let selection = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController(), UIViewController()]
                tabs.tabBar.selectedItem = tabs.tabBar.items?[1]
            }
        }
        let reason = "'NSInternalInconsistencyException', reason: 'Directly modifying a tab bar managed by a tab bar controller"
        #expect(try words(of: selection).contains(reason))
        let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tabs = UITabBarController()
                tabs.tabBar.items = []
            }
        }
        #expect(try words(of: items).contains(reason))
        let delegate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tabs = UITabBarController()
                tabs.tabBar.delegate = nil
            }
        }
        #expect(try words(of: delegate).contains("Changing the delegate of a tab bar managed by a tab bar controller is not"))
    }

    @Test("A navigation controller's bar refuses other items and another delegate") func navigationBar() async throws {
        let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController()
                navigation.navigationBar.setItems([], animated: false)
            }
        }
        let reason = "'NSInternalInconsistencyException', reason: 'Cannot call "
        let managed = " directly on a UINavigationBar managed by a controller.'"
        #expect(try words(of: items).contains(reason + "setItems:animated:" + managed))
        let push = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController()
                navigation.navigationBar.pushItem(UINavigationItem(title: "Next"), animated: false)
            }
        }
        #expect(try words(of: push).contains(reason + "pushNavigationItem:animated:" + managed))
        let delegate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (navigation, other) = (UINavigationController(), BarDelegate())
                navigation.navigationBar.delegate = other
            }
        }
        let words = try words(of: delegate)
        #expect(words.contains("Cannot manually set the delegate on a UINavigationBar managed by a controller."))
    }

    @Test("A controller may name itself the delegate of its bar, and bars without one are free") func allowed() {
        let tabs = UITabBarController()
        tabs.tabBar.delegate = tabs
        let (bar, free) = (UITabBar(), UINavigationBar())
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
        bar.selectedItem = bar.items?[0]
        free.pushItem(UINavigationItem(title: "Top"), animated: false)
        #expect(bar.selectedItem?.title == "One" && free.topItem?.title == "Top")
    }
}

private final class BarDelegate: NSObject, UINavigationBarDelegate {}
