import CairnTesting
import Testing

@testable import UIKit

/// A search in a navigation bar, by fingers and keys.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontroller
@MainActor
struct UISearchControllerTests {
    private final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
        var heard: [String] = []
        func willPresentSearchController(_ searchController: UISearchController) { heard.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { heard.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { heard.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { heard.append("did dismiss") }
        func updateSearchResults(for searchController: UISearchController) {
            let bar = searchController.searchBar
            heard.append("'\(bar.text ?? "")' \(bar.selectedScopeButtonIndex) \(searchController.isActive)")
        }
    }

    @MainActor
    private struct Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let root = UIViewController()
        let navigation: UINavigationController
        let search: UISearchController
        let listener = Listener()

        init(results: UIViewController? = nil) {
            window.traitOverrides.horizontalSizeClass = .compact
            window.traitOverrides.verticalSizeClass = .regular
            root.title = "Places"
            navigation = UINavigationController(rootViewController: root)
            search = UISearchController(searchResultsController: results)
            search.delegate = listener
            search.searchResultsUpdater = listener
            root.navigationItem.searchController = search
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }

        var bar: UINavigationBar { navigation.navigationBar }

        func type(_ text: String) {
            search.searchBar.searchTextField.text = text
            search.searchBar.searchTextField.sendActions(for: .editingChanged)
            window.layoutIfNeeded()
        }
    }

    @Test func theBarStandsBelowTheTitleAndInItsPlaceDuringTheSearch() {
        let screen = Screen()
        let plain = UINavigationBar().neededHeight
        let height = screen.search.searchBar.frame.height
        #expect(height > 0 && screen.search.searchBar.frame.maxY == screen.bar.bounds.maxY)
        #expect(screen.bar.frame.height >= plain + height)
        screen.window.tap(screen.search.searchBar.searchTextField)
        #expect(screen.search.isActive && screen.search.searchBar.isFirstResponder)
        #expect(screen.bar.frame.height == height && screen.search.searchBar.frame.minY == 0)
        #expect(screen.search.searchBar.showsCancelButton)
        screen.search.isActive = false
        screen.window.layoutIfNeeded()
        #expect(screen.bar.frame.height >= plain + height && !screen.search.searchBar.showsCancelButton)
    }

    @Test func delegateAndUpdaterHearOfBeginTextAndEnd() {
        let screen = Screen()
        screen.search.isActive = true
        screen.type("la")
        screen.search.isActive = false
        #expect(
            screen.listener.heard == [
                "will present", "'' 0 true", "did present", "'la' 0 true", "will dismiss", "'' 0 false", "did dismiss",
            ])
        #expect(screen.search.searchBar.text?.isEmpty ?? true)
    }

    @Test func aSearchNeedsNoControllerOfResults() {
        let search = UISearchController()
        #expect(search.searchResultsController == nil)
        #expect(search.searchBar.text?.isEmpty != false)
    }

    @Test func resultsAreShownAsSoonAsThereIsAText() {
        let results = UITableViewController(style: .plain)
        let screen = Screen(results: results)
        screen.search.isActive = true
        screen.window.layoutIfNeeded()
        #expect(results.viewIfLoaded?.window == nil)
        screen.type("l")
        #expect(results.view.window === screen.window && results.view.frame.size == screen.root.view.bounds.size)
        screen.type("")
        #expect(results.view.window == nil)
        screen.search.showsSearchResultsController = true
        #expect(results.view.window === screen.window)
        screen.search.isActive = false
        #expect(results.view.window == nil && screen.root.children.isEmpty)
    }

    @Test func aTapOnTheDimmedContentEndsTheSearch() {
        let screen = Screen()
        screen.search.isActive = true
        screen.window.layoutIfNeeded()
        screen.window.tap(at: CGPoint(x: 180, y: 500))
        #expect(!screen.search.isActive)

        screen.search.obscuresBackgroundDuringPresentation = false
        let button = UIButton(type: .system)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.frame = CGRect(x: 100, y: 400, width: 100, height: 40)
        screen.root.view.addSubview(button)
        screen.search.isActive = true
        screen.window.tap(button)
        #expect(screen.search.isActive && taps == 1)
    }

    @Test func scopesComeWithTheSearch() {
        let screen = Screen()
        screen.search.searchBar.scopeButtonTitles = ["All", "Near"]
        screen.window.layoutIfNeeded()
        let height = screen.search.searchBar.frame.height
        screen.search.isActive = true
        screen.window.layoutIfNeeded()
        #expect(screen.search.searchBar.frame.height > height && screen.search.searchBar.showsScopeBar)
        screen.window.tap(at: CGPoint(x: 280, y: screen.bar.frame.maxY - 22))
        #expect(screen.search.searchBar.selectedScopeButtonIndex == 1)
        #expect(screen.listener.heard.last == "'' 1 true")
    }

    @Test func aSearchIsFreedWithItsController() {
        weak var search: UISearchController?
        do {
            let screen = Screen(results: UIViewController())
            search = screen.search
            screen.search.isActive = true
            screen.search.isActive = false
            screen.window.isHidden = true
            screen.window.rootViewController = nil
        }
        #expect(search == nil)
    }

    @Test func picture() {
        let screen = Screen()
        screen.root.view.backgroundColor = .systemBackground
        screen.search.searchBar.scopeButtonTitles = ["All", "Near"]
        screen.search.searchBar.placeholder = "Search places"
        #expect(screen.window.pictureMismatch("search-idle", scale: 1) == nil)
        screen.search.isActive = true
        #expect(screen.window.pictureMismatch("search-active", scale: 1) == nil)
    }
}
