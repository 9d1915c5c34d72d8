/// The index of sections beside the rows.
extension UITableView: IndexedList {
    /// The state of a table's index.
    struct SectionIndex {
        /// The titles, as the data source gave them; nil until it is asked.
        var titles: [String]?
        var view: SectionIndexView?
        var color: UIColor?
        var background: UIColor?
        var trackingBackground: UIColor?
        var minimumRowCount = 0
    }

    /// The titles to show: none in grouped tables, and below the least number of rows.
    private var shownIndexTitles: [String] {
        guard style == .plain, let dataSource else { return [] }
        if tableState.index.titles == nil { tableState.index.titles = dataSource.sectionIndexTitles(for: self) ?? [] }
        let rows = tableState.geometry.rowCounts.reduce(0, +)
        return rows >= tableState.index.minimumRowCount ? tableState.index.titles ?? [] : []
    }

    /// Points at the trailing side that rows leave to the index.
    var sectionIndexWidth: CGFloat { tableState.index.view == nil ? 0 : SectionIndexView.width }

    func changeSectionIndex(_ change: (inout SectionIndex) -> Void) {
        change(&tableState.index)
        tableState.index.view?.takeColors()
    }

    /// Asks for the titles again before the next layout.
    func forgetSectionIndex() {
        tableState.index.titles = nil
        tableState.index.view?.removeFromSuperview()
        tableState.index.view = nil
        setNeedsLayout()
    }

    /// Makes the index, if there are titles, and keeps it at its place on the screen.
    func placeSectionIndex() {
        let titles = shownIndexTitles
        guard !titles.isEmpty else {
            tableState.index.view?.removeFromSuperview()
            return tableState.index.view = nil
        }
        let view = tableState.index.view ?? SectionIndexView(titles)
        if view.superview == nil {
            tableState.index.view = view
            addSubview(view)
            view.takeColors()
        }
        view.place(in: self)
    }

    var indexColors: (titles: UIColor?, background: UIColor?, tracking: UIColor?) {
        (sectionIndexColor, sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor)
    }

    /// A finger came to a title: shows the section that the data source names.
    func jump(toIndexTitle title: String, at index: Int) {
        guard let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        guard (0..<numberOfSections).contains(section) else { return }
        let inset = adjustedContentInset
        let last = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        contentOffset.y = min(rect(forSection: section).minY - inset.top, last)
        layoutIfNeeded()
    }
}
