/// Hears of the begin and the end of a search.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontrollerdelegate
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search began.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// The search begins; its content is shown whether the method presents it or not.
    func presentSearchController(_ searchController: UISearchController)
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
}

/// Hears of the terms of a search.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchresultsupdating
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search began or ended, or its text or its scope changed.
    func updateSearchResults(for searchController: UISearchController)
}
