import CairnTesting
import Testing

@testable import UIKit

/// A search controller is presented while the user searches.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontroller, uisearchcontrollerdelegate and
///   uiviewcontroller/definespresentationcontext: the presentation goes up to the controller that defines a
///   presentation context, or to the root.
@MainActor
struct SearchPresentationTests {
    private final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
        let log: CallLog
        var presents: ((UISearchController) -> Void)?
        init(_ log: CallLog) { self.log = log }
        func presentSearchController(_ searchController: UISearchController) {
            log.lines.append("present")
            presents?(searchController)
        }
        func willPresentSearchController(_ searchController: UISearchController) { log.lines.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { log.lines.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { log.lines.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { log.lines.append("didDismiss") }
        func updateSearchResults(for searchController: UISearchController) {
            log.lines.append("'\(searchController.searchBar.text ?? "")'")
        }
    }

    @MainActor
    private struct Screen {
        let log = CallLog()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let list = UITableViewController(style: .plain)
        let source = RowSource([60])
        let results: LoggedPage
        let navigation: UINavigationController
        let search: UISearchController
        let listener: Listener
        let clock: TestClock

        init(_ clock: TestClock, isContext: Bool = true) {
            self.clock = clock
            (results, listener) = (LoggedPage("results", log), Listener(log))
            search = UISearchController(searchResultsController: results)
            navigation = UINavigationController(rootViewController: list)
            list.tableView.dataSource = source
            list.definesPresentationContext = isContext
            list.navigationItem.searchController = search
            list.navigationItem.hidesSearchBarWhenScrolling = false
            (search.delegate, search.searchResultsUpdater) = (listener, listener)
            results.loadViewIfNeeded()
            results.view.backgroundColor = .white
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            clock.advance(by: 1)
        }

        func begin() {
            search.isActive = true
            clock.advance(by: 1)
        }
        func type(_ text: String) {
            search.searchBar.searchTextField.text = text
            search.searchBar.searchTextField.sendActions(for: .editingChanged)
            clock.advance(frames: 1)
        }
        func take() -> [String] {
            defer { log.lines = [] }
            return log.lines
        }
    }

    /// - Source: developer.apple.com/documentation/swiftui/adding-a-search-interface-to-your-app and
    ///   uikit/uisearchbar/placeholder, which is nil by default.
    @Test("A search controller's bar asks for a search, a bar alone for nothing") func placeholder() {
        let search = UISearchController(searchResultsController: nil)
        #expect(search.searchBar.placeholder == "Search" && UISearchBar().placeholder == nil)
        search.searchBar.placeholder = nil
        #expect(search.searchBar.placeholder == nil)
    }

    @Test("The controller that defines the context presents the search, in time, and dismisses it") func presented() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            let height = screen.navigation.navigationBar.frame.height
            screen.window.tap(screen.search.searchBar.searchTextField)
            #expect(screen.search.isActive && screen.search.isBeingPresented)
            #expect(screen.search.presentingViewController === screen.list)
            #expect(screen.list.presentedViewController === screen.search)
            #expect(screen.take() == ["present", "willPresent", "''"])
            clock.advance(by: 0.15)
            let half = screen.navigation.navigationBar.layer.presentation()?.frame.height ?? 0
            let alpha = screen.search.view.layer.presentation()?.opacity ?? 0
            #expect(0.1 < alpha && alpha < 0.9)
            #expect(half < height && half > screen.navigation.navigationBar.frame.height)
            #expect(screen.take().isEmpty)
            clock.advance(by: 1)
            #expect(screen.take() == ["didPresent"] && !screen.search.isBeingPresented)
            #expect(screen.search.presentationController?.containerView != nil)
            screen.search.isActive = false
            #expect(screen.take() == ["willDismiss", "''"] && screen.search.isBeingDismissed && !screen.search.isActive)
            clock.advance(by: 1)
            #expect(screen.take() == ["didDismiss"] && screen.search.presentingViewController == nil)
            #expect(screen.navigation.navigationBar.frame.height == height && screen.search.viewIfLoaded?.window == nil)
        }
    }

    @Test("Without a context the root presents it") func presentedByRoot() {
        TestClock.hold { clock in
            let screen = Screen(clock, isContext: false)
            screen.begin()
            #expect(screen.search.presentingViewController === screen.navigation)
            #expect(screen.list.presentedViewController === screen.search)
            #expect(screen.navigation.visibleViewController === screen.search)
        }
    }

    @Test("A search that the program presents is its own business: its delegate does not hear of it") func presentedByProgram() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            screen.listener.presents = { [list = screen.list] in list.present($0, animated: true) }
            screen.begin()
            #expect(screen.take() == ["present", "''"] && screen.search.presentingViewController === screen.list)
            screen.list.dismiss(animated: true)
            clock.advance(by: 1)
            #expect(screen.take() == ["''"] && !screen.search.isActive && !screen.search.searchBar.isFirstResponder)
        }
    }

    @Test("Results lie over a table that scrolls, and appear and disappear") func results() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            screen.list.tableView.contentOffset.y = 300
            screen.begin()
            _ = screen.take()
            screen.type("a")
            #expect(screen.take() == ["'a'", "results willAppear", "results didAppear"])
            screen.list.tableView.reloadData()
            screen.list.tableView.contentOffset.y = 500
            screen.window.layoutIfNeeded()
            let place = screen.results.view.convert(screen.results.view.bounds, to: screen.window)
            #expect(place == screen.list.view.convert(screen.list.view.bounds, to: screen.window))
            #expect(screen.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === screen.results.view)
            #expect(screen.results.view.safeAreaInsets.top == screen.list.view.safeAreaInsets.top)
            #expect(screen.search.showsSearchResultsController)
            screen.search.isActive = false
            #expect(screen.take() == ["willDismiss", "''", "results willDisappear"])
            clock.advance(by: 1)
            #expect(screen.take() == ["results didDisappear", "didDismiss"] || screen.search.presentingViewController == nil)
            #expect(screen.results.parent == nil && screen.results.view.window == nil)
        }
    }

    @Test("What a searching controller presents is presented by the search, and goes alone") func alerts() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            screen.begin()
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            screen.list.present(alert, animated: true)
            clock.advance(by: 1)
            #expect(alert.presentingViewController === screen.search && alert.view.window === screen.window)
            #expect(screen.search.searchBar.searchTextField.inputsAreHidden, "The keyboard waits for the alert.")
            screen.search.dismiss(animated: true)
            clock.advance(by: 1)
            #expect(alert.presentingViewController == nil && screen.search.isActive)
            #expect(!screen.search.searchBar.searchTextField.inputsAreHidden)
            screen.list.dismiss(animated: true)
            clock.advance(by: 1)
            #expect(!screen.search.isActive && screen.list.presentedViewController == nil)
        }
    }

    @Test("A controller pushed from the results covers the search, which is there again behind it") func push() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            screen.begin()
            screen.type("a")
            _ = screen.take()
            screen.navigation.pushViewController(LoggedPage("detail", screen.log), animated: true)
            clock.advance(by: 0.1)
            #expect(screen.results.view.window != nil)
            clock.advance(by: 1)
            #expect(screen.results.view.window == nil && screen.search.isActive)
            #expect(
                screen.take() == [
                    "results willDisappear", "detail willAppear", "results didDisappear", "detail didAppear",
                ])
            screen.navigation.popViewController(animated: true)
            clock.advance(by: 1)
            #expect(
                screen.take() == [
                    "detail willDisappear", "results willAppear", "detail didDisappear", "results didAppear",
                ])
            #expect(screen.results.view.window === screen.window && screen.search.searchBar.text == "a")
            screen.window.tap(screen.search.searchBar.cancelButtonForTests)
            clock.advance(by: 1)
            #expect(!screen.search.isActive && screen.search.presentingViewController == nil)
        }
    }

    @Test("A searching controller that leaves its stack takes the search along") func pop() {
        TestClock.hold { clock in
            let screen = Screen(clock, isContext: false)
            let root = UIViewController()
            screen.navigation.setViewControllers([root, screen.list], animated: false)
            screen.begin()
            screen.navigation.popViewController(animated: true)
            clock.advance(by: 1)
            #expect(!screen.search.isActive && screen.navigation.presentedViewController == nil)
        }
    }

    @Test("A search may begin again before it is gone") func again() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            screen.begin()
            screen.search.isActive = false
            clock.advance(by: 0.1)
            screen.search.isActive = true
            clock.advance(by: 1)
            #expect(screen.search.isActive && screen.search.view.alpha == 1 && screen.search.view.window != nil)
            #expect(screen.take().filter { $0.hasPrefix("did") } == ["didPresent", "didDismiss", "didPresent"])
        }
    }

    @Test("A search bar in the content stays above what is searched") func barInContent() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            screen.list.navigationItem.searchController = nil
            screen.search.searchBar.sizeToFit()
            screen.list.tableView.tableHeaderView = screen.search.searchBar
            screen.window.layoutIfNeeded()
            screen.begin()
            let bar = screen.search.searchBar.convert(screen.search.searchBar.bounds, to: screen.window)
            #expect(screen.search.view.convert(screen.search.view.bounds, to: screen.window).minY == bar.maxY)
            #expect(screen.search.presentingViewController === screen.list)
        }
    }
}

extension UISearchBar {
    /// The button that ends the search.
    fileprivate var cancelButtonForTests: UIView { subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden } ?? self }
}
