/// Prepares the data of rows before a table asks for their cells. Apple's optional method has a default implementation.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Rows are about to be scrolled to; the nearest comes first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows of an earlier call are not scrolled to any more.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
