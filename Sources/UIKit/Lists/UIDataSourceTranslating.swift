/// Converts between index paths of the data source and presented index paths, which differ while placeholders are
/// shown.
///
/// Lists show no placeholders here, so that both are always equal.
///
/// - Source: developer.apple.com/documentation/uikit/uidatasourcetranslating
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// The presented section for one of the data source.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// The section of the data source for a presented one.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// The presented index path for one of the data source; nil for nil.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// The index path of the data source for a presented one; nil for nil and for a placeholder.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Runs a closure that uses index paths of the presented data.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
