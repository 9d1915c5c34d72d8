/// A list that tells places of its data source from those it presents, which differ while placeholders stand between
/// its rows.
///
/// Lists show no placeholders here, so the places are always the same.
///
/// - Source: developer.apple.com/documentation/uikit/uidatasourcetranslating
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// The section that is presented for one of the data source.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// The section of the data source that is presented as one.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// The place that is presented for one of the data source; nil for nil.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// The place of the data source that is presented as one; nil for nil, and for a placeholder.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Runs a closure that uses index paths of the presented data.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
