/// Changes of rows and sections. Rows have their new frames as soon as the changes are made; where time passes, they
/// are seen on their way there.
extension UITableView {
    func openUpdates() {
        _ = loadedGeometry
        if tableState.updateDepth == 0 { (tableState.updates, tableState.rowAnimations) = (ListChanges(), RowAnimations()) }
        tableState.updateDepth += 1
    }

    func closeUpdates() {
        guard tableState.updateDepth > 0 else { return }
        tableState.updateDepth -= 1
        guard tableState.updateDepth == 0, let changes = tableState.updates else { return }
        tableState.updates = nil
        make(changes)
    }

    /// Adds a change to the open batch, or makes it at once.
    func update(_ change: (inout ListChanges) -> Void) {
        openUpdates()
        var changes = tableState.updates!
        change(&changes)
        tableState.updates = changes
        closeUpdates()
    }

    /// Makes a batch of changes. The geometry is gone where a property changed meanwhile that decides heights, and the
    /// counts where another data source came.
    private func make(_ changes: ListChanges) {
        tableState.prefetching.forget()
        let completions = tableState.updateCompletions
        tableState.updateCompletions = []
        guard let counts = tableState.counts else {
            reload()
            for completion in completions { completion(true) }
            return
        }
        let update = ListUpdate(
            changes: changes, old: counts, new: loadCounts(), words: ListUpdate.Words(entry: "row", list: "table view"))
        if let problem = update.problem { raise("NSInternalInconsistencyException", problem) }
        tableState.animation = AnimationTime.passes(in: self) ? UpdateAnimation(of: self) : nil
        if tableState.animation == nil {
            layOut(update, counts)
        } else {
            UIView.performWithoutAnimation { layOut(update, counts) }
        }
        guard let animation = tableState.animation else { return completions.forEach { $0(true) } }
        tableState.animation = nil
        animateUpdates(animation) { finished in for completion in completions { completion(finished) } }
    }

    private func layOut(_ update: ListUpdate, _ counts: [Int]) {
        apply(update, to: counts)
        setNeedsLayout()
        if window != nil { layoutIfNeeded() }
    }

    private func apply(_ update: ListUpdate, to counts: [Int]) {
        let isKnown = tableState.isLoaded
        let old = isKnown ? tableState.geometry : TableGeometry(rowCounts: counts) { _ in (0, false) }
        let (sections, rows) = (update.sectionSources, update.rowSources)
        let reloaded = Set(update.changes.reloadedRows)
        tableState.animation?.source = {
            Self.source(of: $0, sections, rows, reloaded, update.changes.reloadedSections)
        }
        moveShownViews(from: old, sections, rows, reloaded, update.changes.reloadedSections)
        moveSelection(rows, reloaded)
        // An empty batch measures again, as Apple's does.
        let measuresAgain = update.changes.isEmpty
        let geometry = TableGeometry(rowCounts: update.new) { part in
            let source = Self.source(of: part, sections, rows, reloaded, update.changes.reloadedSections)
            guard isKnown, let source else { return estimate(part) }
            let index = old.index(of: source)
            return (old.height(at: index), old.isSettled[index] && !measuresAgain)
        }
        takeGeometry(geometry)
    }

    /// The part before the changes that a part corresponds to; nil for inserted and reloaded ones.
    private static func source(
        of part: TableGeometry.Part, _ sections: [Int?], _ rows: [[IndexPath?]], _ reloaded: Set<IndexPath>,
        _ reloadedSections: IndexSet
    ) -> TableGeometry.Part? {
        func kept(_ section: Int) -> Int? { sections[section].flatMap { reloadedSections.contains($0) ? nil : $0 } }
        switch part {
        case .header(let section): return kept(section).map { .header($0) }
        case .footer(let section): return kept(section).map { .footer($0) }
        case .row(let path):
            guard let source = rows[path.section][path.row], !reloaded.contains(source) else { return nil }
            return .row(source)
        }
    }

    /// Moves cells along with their rows and releases those whose rows are deleted or reloaded.
    private func moveShownViews(
        from old: TableGeometry, _ sections: [Int?], _ rows: [[IndexPath?]], _ reloaded: Set<IndexPath>,
        _ reloadedSections: IndexSet
    ) {
        let shape = TableGeometry(rowCounts: rows.map(\.count)) { _ in (0, true) }
        let destinations = Self.destinations(of: tableState.rows.compactMap { Self.path($0.part, in: old) }, rows)
        let shown = tableState.rows
        tableState.rows = []
        for var row in shown {
            if let path = Self.path(row.part, in: old), !reloaded.contains(path), let new = destinations[path] {
                row.part = shape.index(of: .row(new))
                tableState.rows.append(row)
            } else {
                endDisplaying(row, end: Self.path(row.part, in: old).map { leaving(.row($0)) })
            }
        }
        tableState.rows.sort { $0.part < $1.part }
        let views = tableState.sectionViews
        tableState.sectionViews = []
        for var view in views {
            if let new = sections.firstIndex(of: view.section), !reloadedSections.contains(view.section) {
                view.section = new
                tableState.sectionViews.append(view)
            } else {
                endDisplaying(view, end: leaving(view.isFooter ? .footer(view.section) : .header(view.section)))
            }
        }
    }

    private static func path(_ part: Int, in geometry: TableGeometry) -> IndexPath? {
        if case .row(let path) = geometry.part(at: part) { path } else { nil }
    }

    /// The index paths of rows after the changes.
    private static func destinations(of paths: [IndexPath], _ sources: [[IndexPath?]]) -> [IndexPath: IndexPath] {
        let wanted = Set(paths)
        var found: [IndexPath: IndexPath] = [:]
        for (section, rows) in sources.enumerated() {
            for (row, source) in rows.enumerated() {
                if let source, wanted.contains(source) { found[source] = IndexPath(row: row, section: section) }
            }
        }
        return found
    }

    private func moveSelection(_ rows: [[IndexPath?]], _ reloaded: Set<IndexPath>) {
        if let last = tableState.lastFocused { tableState.lastFocused = Self.destinations(of: [last], rows)[last] }
        guard !tableState.selection.isEmpty else { return }
        let destinations = Self.destinations(of: tableState.selection, rows)
        tableState.selection = tableState.selection.filter { !reloaded.contains($0) }.compactMap { destinations[$0] }.sorted()
    }
}
