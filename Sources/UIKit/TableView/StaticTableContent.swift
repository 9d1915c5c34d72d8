/// The static sections and cells of a table in a document.
@MainActor
package struct StaticTableContent {
    @MainActor
    package struct Section {
        package var headerTitle: String?
        package var footerTitle: String?
        package var headerView: UIView?
        package var footerView: UIView?
        package var cells: [UITableViewCell]
        /// The rows' heights in points; `automaticDimension` for rows whose height the document does not specify.
        package var rowHeights: [CGFloat]

        package init(
            headerTitle: String? = nil, footerTitle: String? = nil, headerView: UIView? = nil, footerView: UIView? = nil,
            cells: [UITableViewCell], rowHeights: [CGFloat]
        ) {
            self.headerTitle = headerTitle
            self.footerTitle = footerTitle
            self.headerView = headerView
            self.footerView = footerView
            self.cells = cells
            self.rowHeights = rowHeights
        }
    }

    package var sections: [Section]

    package init(sections: [Section]) { self.sections = sections }

    package func cell(at path: IndexPath) -> UITableViewCell { sections[path.section].cells[path.row] }

    /// The height that the document specifies for a row; nil if it specifies none.
    package func height(at path: IndexPath) -> CGFloat? {
        guard sections.indices.contains(path.section), sections[path.section].rowHeights.indices.contains(path.row) else {
            return nil
        }
        let height = sections[path.section].rowHeights[path.row]
        return height >= 0 ? height : nil
    }
}
