/// The delegate of a search controller.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontrollerdelegate
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the search controller presents itself.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after the search controller presented itself.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search controller dismisses itself.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after the search controller was dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called when a search begins. The delegate can present the controller; otherwise it presents itself.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the placement of the search bar changes. Nothing calls it: the bar is always stacked below the
    /// title.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// Called after the placement of the search bar changed. Nothing calls it: the bar is always stacked below the
    /// title.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// Updates the results of a search.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchresultsupdating
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search began or ended, or when its text or scope changed.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when the user tapped a suggestion.
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
