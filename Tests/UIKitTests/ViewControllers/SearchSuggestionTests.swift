import CairnTesting
import Testing

@testable import UIKit

/// Texts that a search offers, and scopes that come and go.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontroller/searchsuggestions
@MainActor
struct SearchSuggestionTests {
    private final class Listener: NSObject, UISearchResultsUpdating {
        var taken: [String] = []
        func updateSearchResults(for searchController: UISearchController) {}
        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) { taken.append("\(searchSuggestion.localizedSuggestion ?? "") \(searchSuggestion.representedObject ?? "-")") }
    }

    private let window = visibleWindow()
    private let root = UIViewController()
    private let search = UISearchController(searchResultsController: nil)
    private let listener = Listener()

    init() {
        search.searchResultsUpdater = listener
        root.navigationItem.searchController = search
        window.rootViewController = UINavigationController(rootViewController: root)
        window.layoutIfNeeded()
    }

    private var offers: [UIButton] {
        search.viewIfLoaded?.subviews.compactMap { $0 as? UIStackView }.filter { !$0.isHidden }
            .flatMap(\.arrangedSubviews).compactMap { $0 as? UIButton } ?? []
    }

    @Test func aTapTakesAnOfferedText() throws {
        let tea = UISearchSuggestionItem(localizedSuggestion: "tea", localizedDescription: "A drink")
        tea.representedObject = 7
        search.searchSuggestions = [
            tea, UISearchSuggestionItem(localizedAttributedSuggestion: NSAttributedString(string: "pot")),
        ]
        search.isActive = true
        window.layoutIfNeeded()
        #expect(offers.map { $0.configuration?.title } == ["tea", "pot"] && offers[0].accessibilityHint == "A drink")
        window.tap(offers[0])
        #expect(listener.taken == ["tea 7"] && search.searchSuggestions == nil && offers.isEmpty)
    }

    @Test func noTextIsOfferedWhereTheProgramDoesNotWantIt() {
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "tea")]
        search.isActive = true
        window.layoutIfNeeded()
        #expect(offers.isEmpty)
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
        #expect(offers.count == 1)
    }

    @Test func scopesComeWithTheText() {
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        search.scopeBarActivation = .onTextEntry
        search.isActive = true
        #expect(!search.searchBar.showsScopeBar)
        search.searchBar.searchTextField.text = "t"
        search.searchBar.searchTextField.sendActions(for: .editingChanged)
        #expect(search.searchBar.showsScopeBar)
        search.searchBar.searchTextField.text = ""
        search.searchBar.searchTextField.sendActions(for: .editingChanged)
        #expect(!search.searchBar.showsScopeBar)
        search.scopeBarActivation = .onSearchActivation
        #expect(search.searchBar.showsScopeBar && search.automaticallyShowsScopeBar)
        search.isActive = false
        search.automaticallyShowsScopeBar = false
        #expect(search.scopeBarActivation == .manual)
        search.isActive = true
        #expect(!search.searchBar.showsScopeBar)
    }
}
