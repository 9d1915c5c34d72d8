/// The heights of rows, headers and footers. Lengths are points.
extension UITableView {
    /// The height of rows for which no height is specified and nothing can be measured.
    var standardRowHeight: CGFloat { ListMetrics.rowHeight(generation) }

    /// The geometry, loaded from the data source if necessary.
    var loadedGeometry: TableGeometry {
        if !tableState.isLoaded { load() }
        return tableState.geometry
    }

    /// Drops the geometry, which is loaded again when it is next needed.
    func forgetRows() {
        guard tableState.isLoaded else { return setNeedsLayout() }
        dropShownViews()
        tableState.unload()
        setNeedsLayout()
    }

    /// Drops the geometry and the numbers of rows. While rows are placed, which needs a geometry, the new one is loaded
    /// at once.
    func forgetCounts() {
        tableState.counts = nil
        forgetRows()
        if tableState.isTiling { load() }
    }

    func reload() {
        dropShownViews()
        tableState.counts = nil
        tableState.prefetching.forget()
        tableState.selection = []
        tableState.highlighted = nil
        tableState.lastFocused = nil
        forgetSectionIndex()
        load()
        setNeedsLayout()
    }

    private func load() {
        let counts = tableState.counts ?? loadCounts()
        takeGeometry(TableGeometry(rowCounts: counts, height: estimate))
        (tableState.width, tableState.generation) = (bounds.width, generation)
        tableState.textSize = traitCollection.preferredContentSizeCategory
    }

    /// The number of rows in each section; one empty section without a data source.
    func loadCounts() -> [Int] {
        let count = dataSource?.numberOfSections(in: self) ?? 1
        return (0..<max(0, count)).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    }

    func takeGeometry(_ geometry: TableGeometry) {
        tableState.counts = geometry.rowCounts
        tableState.load(geometry)
        tableState.geometry.top = tableHeaderView?.frame.height ?? 0
        fitContentSize()
    }

    /// Sets the content size from the sections and the table's footer view.
    func fitContentSize() {
        let height = tableState.geometry.bottom + (tableFooterView?.frame.height ?? 0)
        let size = CGSize(width: bounds.width, height: height)
        if size != contentSize { contentSize = size }
    }

    // MARK: Estimates

    /// The height of a part before it becomes visible, and whether the height is final.
    func estimate(_ part: TableGeometry.Part) -> (height: CGFloat, isSettled: Bool) {
        switch part {
        case .row(let path): return rowEstimate(path)
        case .header(let section): return sectionViewEstimate(section, isFooter: false)
        case .footer(let section): return sectionViewEstimate(section, isFooter: true)
        }
    }

    private func rowEstimate(_ path: IndexPath) -> (CGFloat, Bool) {
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        if estimate > 0 { return (estimate, false) }
        if estimate == 0 {
            let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
            return (height >= 0 ? height : standardRowHeight, true)
        }
        return (rowHeight >= 0 ? rowHeight : standardRowHeight, rowHeight >= 0 && delegate == nil)
    }

    private func sectionViewEstimate(_ section: Int, isFooter: Bool) -> (CGFloat, Bool) {
        guard let delegate else { return (height(ofSectionView: section, isFooter), true) }
        let stated = statedHeight(section, isFooter)
        if stated.isDelegates, stated.height >= 0 { return (stated.height + padding(stated.height, isFooter), true) }
        let estimate =
            isFooter
            ? delegate.tableView(self, estimatedHeightForFooterInSection: section)
            : delegate.tableView(self, estimatedHeightForHeaderInSection: section)
        if estimate > 0 { return (estimate + padding(estimate, isFooter), false) }
        if estimate == 0 { return (height(ofSectionView: section, isFooter), true) }
        return (heightWithoutView(section, isFooter, stated.height), false)
    }

    // MARK: Headers and footers

    /// The height that delegate or property specify for a header or footer, and whether the delegate's differs from the
    /// property.
    func statedHeight(_ section: Int, _ isFooter: Bool) -> (height: CGFloat, isDelegates: Bool) {
        let usual = isFooter ? sectionFooterHeight : sectionHeaderHeight
        let stated =
            isFooter
            ? delegate?.tableView(self, heightForFooterInSection: section)
            : delegate?.tableView(self, heightForHeaderInSection: section)
        return (stated ?? usual, stated.map { $0 != usual } ?? false)
    }

    func title(_ section: Int, _ isFooter: Bool) -> String? {
        isFooter
            ? dataSource?.tableView(self, titleForFooterInSection: section)
            : dataSource?.tableView(self, titleForHeaderInSection: section)
    }

    /// The final height, including the padding above; makes the view if it must be measured.
    func height(ofSectionView section: Int, _ isFooter: Bool) -> CGFloat {
        let stated = statedHeight(section, isFooter)
        if stated.isDelegates, stated.height >= 0 { return stated.height + padding(stated.height, isFooter) }
        guard let view = sectionView(section, isFooter) else { return heightWithoutView(section, isFooter, stated.height) }
        let isTitle = tableState.sectionViews.contains { $0.view === view } && (view as? TableTitleView) != nil
        let height = stated.height >= 0 && !isTitle ? stated.height : measured(view, section, isFooter)
        return height + padding(height, isFooter)
    }

    private func measured(_ view: UIView, _ section: Int, _ isFooter: Bool) -> CGFloat {
        let target = CGSize(width: titleRect.width, height: 0)
        let size = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let height = size.height > 0 ? size.height : view.frame.height
        return view is TableTitleView && isFirstTitle(section, isFooter) ? height + sectionGap : height
    }

    /// The height without a view: that of a title, or of the gap between sections.
    private func heightWithoutView(_ section: Int, _ isFooter: Bool, _ stated: CGFloat) -> CGFloat {
        if title(section, isFooter)?.isEmpty == false {
            let height = ListMetrics.titleHeight(isPlain: style == .plain, generation)
            return height + (style == .plain ? padding(height, isFooter) : isFirstTitle(section, isFooter) ? sectionGap : 0)
        }
        guard style != .plain else { return 0 }
        if section == 0, !isFooter, tableHeaderView == nil, ListMetrics.untitledTablesHaveTwoGaps[generation] {
            return 2 * sectionGap
        }
        return stated >= 0 ? stated : sectionGap
    }

    /// Whether a title has the gap between sections above it because it is the table's first.
    private func isFirstTitle(_ section: Int, _ isFooter: Bool) -> Bool {
        guard section == 0, !isFooter else { return false }
        return style == .grouped || style == .insetGrouped && ListMetrics.insetTitlesHaveGap[generation]
    }

    /// The padding above a header of the given height.
    func padding(_ height: CGFloat, _ isFooter: Bool) -> CGFloat {
        guard !isFooter, height > 0 else { return 0 }
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain ? ListMetrics.abovePlainTitle[generation] : 0
    }

    /// The gap above and below sections of grouped tables: 17.5 points, rounded down to whole pixels.
    ///
    /// - Source: the distances between recorded sections, 17.5 at scale 2 and 17.33 at scale 3.
    private var sectionGap: CGFloat { (17.5 * CGFloat(pixelScale)).rounded(.down) / CGFloat(pixelScale) }

    // MARK: Rectangles

    /// The side margin that the rows' content keeps.
    var sideMargin: CGFloat { SystemMargins.side(inWidth: bounds.width) }

    /// The distances of rows from the table's sides.
    var rowInset: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let safe = safeAreaInsets
        return UIEdgeInsets(top: 0, left: safe.left + sideMargin, bottom: 0, right: safe.right + sideMargin)
    }

    var rowWidth: CGFloat { max(0, bounds.width - rowInset.left - rowInset.right) }

    /// The left edge and the width of headers and footers.
    private var titleRect: (x: CGFloat, width: CGFloat) {
        ListMetrics.insetTitlesAreWide[generation] ? (0, bounds.width) : (rowInset.left, rowWidth)
    }

    /// The distances of a title's content view from the sides of its header or footer.
    var titleContentInset: UIEdgeInsets { ListMetrics.insetTitlesAreWide[generation] ? rowInset : .zero }

    /// A part's frame with its height as far as it is known; a header's excludes the padding above it.
    func rect(of part: TableGeometry.Part) -> CGRect {
        _ = loadedGeometry
        let index = tableState.geometry.index(of: part)
        return rect(ofPartAt: index)
    }

    func rect(ofPartAt index: Int) -> CGRect {
        let start = tableState.geometry.start(of: index)
        let height = tableState.geometry.height(at: index)
        switch tableState.geometry.part(at: index) {
        case .row: return CGRect(x: rowInset.left, y: start, width: rowWidth, height: height)
        case .header:
            let room = paddingPart(of: height)
            return CGRect(x: titleRect.x, y: start + room, width: titleRect.width, height: height - room)
        case .footer: return CGRect(x: titleRect.x, y: start, width: titleRect.width, height: height)
        }
    }

    /// The padding included in a header's height.
    private func paddingPart(of height: CGFloat) -> CGFloat { min(height, padding(height, false)) }

    func sectionRect(_ section: Int) -> CGRect {
        _ = loadedGeometry
        let span = tableState.geometry.span(ofSection: section)
        return CGRect(x: 0, y: span.top, width: bounds.width, height: span.bottom - span.top)
    }

    func paths(in rect: CGRect) -> [IndexPath]? {
        _ = loadedGeometry
        guard var index = tableState.geometry.index(at: rect.minY) else { return nil }
        var found: [IndexPath] = []
        while index < tableState.geometry.partCount {
            let start = tableState.geometry.start(of: index)
            if start >= rect.maxY { break }
            let height = tableState.geometry.height(at: index)
            if case .row(let path) = tableState.geometry.part(at: index), start + height > rect.minY { found.append(path) }
            index += 1
        }
        return found
    }
}
