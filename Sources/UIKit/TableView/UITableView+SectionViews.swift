/// A header or footer that shows only a title.
final class TableTitleView: UITableViewHeaderFooterView {}

/// Headers and footers of sections and of the table. Lengths are points.
extension UITableView {
    // MARK: Views of sections

    /// The header or footer of a section: the displayed one, or a new one from the delegate or for the section's title.
    func sectionView(_ section: Int, _ isFooter: Bool) -> UIView? {
        if let shown = shownSectionView(section, isFooter: isFooter) { return shown }
        guard let view = newSectionView(section, isFooter) else { return nil }
        guard exists(section) else {
            // Asked for the view, the program reloaded the table, which has no such section any more.
            putAway(view)
            return nil
        }
        (view as? UITableViewHeaderFooterView)?.tableStyle = style
        tableState.sectionViews.append(TableState.ShownSectionView(section: section, isFooter: isFooter, view: view))
        view.isHidden = false
        if view.superview !== self { addSubview(view) }
        return view
    }

    /// Whether the table has the section, as far as its sections are known.
    private func exists(_ section: Int) -> Bool { !tableState.isLoaded || section < tableState.geometry.sectionCount }

    private func newSectionView(_ section: Int, _ isFooter: Bool) -> UIView? {
        let own =
            isFooter
            ? delegate?.tableView(self, viewForFooterInSection: section)
            : delegate?.tableView(self, viewForHeaderInSection: section)
        if let own { return own }
        guard let title = title(section, isFooter), !title.isEmpty else { return nil }
        return titleView(title, isFooter)
    }

    /// Makes a view for a title. Headers of grouped tables may be in capitals.
    private func titleView(_ title: String, _ isFooter: Bool) -> UITableViewHeaderFooterView {
        let identifier = TableTitleView.identifier
        let view = tableState.headerFooters.takeWaiting(identifier) ?? TableTitleView(reuseIdentifier: identifier)
        view.tableStyle = style
        view.isFooterTitle = isFooter
        view.textLabel?.text =
            style == .plain || isFooter || !ListMetrics.capitalizesTitles[generation] ? title : title.uppercased()
        view.backgroundColor = style == .plain ? .systemGroupedBackground : nil
        // The title that a reused view had was as wide as another text.
        view.setNeedsLayout()
        return view
    }

    /// Shows a section's header without a data source, in a rectangle of the table's coordinates.
    ///
    /// - Parameter hasUsualTextSize: Whether the title is no larger than in the usual text size.
    package func showHeader(_ title: String, of section: Int, in frame: CGRect, hasUsualTextSize: Bool) {
        let view = showTitle(title, of: section, isFooter: false)
        if hasUsualTextSize && traitCollection.preferredContentSizeCategory > .large {
            view.traitOverrides.preferredContentSizeCategory = .large
            view.screenTraits = view.traitCollection
        }
        view.frame = frame
        view.placeContent()
    }

    /// Shows a section's footer without a data source below a place of the table's coordinates.
    ///
    /// - Returns: The footer's height, in points.
    package func showFooter(_ title: String, of section: Int, at y: CGFloat) -> CGFloat {
        let view = showTitle(title, of: section, isFooter: true)
        let height = height(ofFooter: view)
        view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        view.placeContent()
        return height
    }

    private func showTitle(_ title: String, of section: Int, isFooter: Bool) -> UITableViewHeaderFooterView {
        let view = canvasTitleView(title, isFooter)
        tableState.sectionViews.append(TableState.ShownSectionView(section: section, isFooter: isFooter, view: view))
        return view
    }

    /// Adds a view for a title to a table on a canvas, whose traits are those of the screen that the canvas stands for.
    private func canvasTitleView(_ title: String, _ isFooter: Bool) -> UITableViewHeaderFooterView {
        let view = titleView(title, isFooter)
        addSubview(view)
        view.screenTraits = traitCollection
        return view
    }

    /// The height, in points, that a header with a title asks for without a data source.
    package func height(ofHeader title: String) -> CGFloat {
        measuring(title, isFooter: false) { $0.titleHeight(width: bounds.width) }
    }

    /// The height, in points, that a footer with a title asks for without a data source.
    package func height(ofFooter title: String) -> CGFloat { measuring(title, isFooter: true, height) }

    private func height(ofFooter view: UITableViewHeaderFooterView) -> CGFloat {
        max(ListMetrics.titleHeight(isPlain: true, generation), view.footerTitleHeight(width: bounds.width))
    }

    private func measuring(_ title: String, isFooter: Bool, _ height: (UITableViewHeaderFooterView) -> CGFloat) -> CGFloat {
        let view = canvasTitleView(title, isFooter)
        defer { view.removeFromSuperview() }
        return height(view)
    }

    func shownSectionView(_ section: Int, isFooter: Bool) -> UIView? {
        tableState.sectionViews.first { $0.section == section && $0.isFooter == isFooter }?.view
    }

    func isFooter(_ view: UIView) -> Bool { tableState.sectionViews.first { $0.view === view }?.isFooter ?? false }

    /// Places the headers and footers of the sections among the parts, and releases the others.
    func placeSectionViews(_ shown: Range<Int>) {
        let sections = sections(ofParts: shown)
        let left = tableState.sectionViews.filter { !sections.contains($0.section) }
        tableState.sectionViews.removeAll { !sections.contains($0.section) }
        for view in left { endDisplaying(view) }
        for section in sections {
            place(section, isFooter: false)
            place(section, isFooter: true)
        }
    }

    /// The sections of parts, as far as the table still has the parts: a program that is asked for cells may reload it
    /// with fewer rows.
    private func sections(ofParts parts: Range<Int>) -> Range<Int> {
        let parts = parts.clamped(to: 0..<tableState.geometry.partCount)
        guard let last = parts.last else { return 0..<0 }
        return tableState.geometry.section(ofPart: parts.lowerBound)..<(tableState.geometry.section(ofPart: last) + 1)
    }

    private func place(_ section: Int, isFooter: Bool) {
        guard exists(section) else { return }
        let index = tableState.geometry.index(of: isFooter ? .footer(section) : .header(section))
        guard tableState.geometry.isSettled[index], tableState.geometry.height(at: index) > 0 else { return }
        let frame = pinned(shownRect(ofPartAt: index), section, isFooter)
        guard frame.overlaps(bounds) else {
            if let known = tableState.sectionViews.firstIndex(where: { $0.section == section && $0.isFooter == isFooter }) {
                endDisplaying(tableState.sectionViews.remove(at: known))
            }
            return
        }
        guard let view = sectionView(section, isFooter), exists(section) else { return }
        if view.frame != frame { view.frame = frame }
        reportWillDisplay(section, isFooter, view)
    }

    private func reportWillDisplay(_ section: Int, _ isFooter: Bool, _ view: UIView) {
        guard let known = tableState.sectionViews.firstIndex(where: { $0.view === view }),
            !tableState.sectionViews[known].isDisplayed
        else { return }
        tableState.sectionViews[known].isDisplayed = true
        if isFooter {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
    }

    /// In plain tables, moves a header down to the top of the visible bounds and a footer up to their bottom, as far as
    /// its section allows.
    private func pinned(_ rect: CGRect, _ section: Int, _ isFooter: Bool) -> CGRect {
        guard style == .plain else { return rect }
        let span = tableState.geometry.span(ofSection: section)
        let other = tableState.geometry.height(
            at: tableState.geometry.index(of: isFooter ? .header(section) : .footer(section)))
        var frame = rect
        if isFooter {
            let bottom = bounds.maxY - adjustedContentInset.bottom - rect.height
            frame.origin.y = min(rect.minY, max(bottom, span.top + other))
        } else {
            let top = bounds.minY + adjustedContentInset.top
            frame.origin.y = max(rect.minY, min(top, span.bottom - other - rect.height))
        }
        return frame
    }

    /// - Parameter end: Where the view goes before where changes are made in time; nil, and it goes at once.
    func endDisplaying(_ shown: TableState.ShownSectionView, end: UpdateAnimation.End? = nil) {
        if shown.isDisplayed {
            if shown.isFooter {
                delegate?.tableView(self, didEndDisplayingFooterView: shown.view, forSection: shown.section)
            } else {
                delegate?.tableView(self, didEndDisplayingHeaderView: shown.view, forSection: shown.section)
            }
        }
        if let end, departs(shown.view, to: end, putAway: { [weak self] in self?.putAway(shown.view) }) { return }
        putAway(shown.view)
    }

    private func putAway(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            tableState.headerFooters.put(view, identifier)
        }
    }

    // MARK: Views of the table

    func tableViewChanged(from old: UIView?, to new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        if tableState.isLoaded {
            tableState.geometry.top = tableHeaderView?.frame.height ?? 0
            fitContentSize()
        }
        setNeedsLayout()
    }

    /// Gives the table's header and footer views its width, and the background view its bounds.
    func placeTableViews() {
        if let view = backgroundView, view.frame != bounds { view.frame = bounds }
        if let view = tableHeaderView { put(view, y: 0) }
        let top = tableHeaderView?.frame.height ?? 0
        if tableState.isLoaded, tableState.geometry.top != top { tableState.geometry.top = top }
        guard let view = tableFooterView else { return }
        _ = loadedGeometry
        put(view, y: tableState.geometry.bottom)
    }

    private func put(_ view: UIView, y: CGFloat) {
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
        if view.frame != frame { view.frame = frame }
    }
}

extension TableTitleView {
    /// The identifier under which title views are queued for reuse.
    static let identifier = "UITableView-title"
}
