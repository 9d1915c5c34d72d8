/// Changes of items and sections. Items have their new frames as soon as the changes are made; where time passes, they
/// are seen on their way there.
extension UICollectionView {
    func openUpdates() {
        if collectionState.updateDepth == 0 {
            _ = counts
            collectionState.updates = ListChanges()
        }
        collectionState.updateDepth += 1
    }

    func closeUpdates() {
        collectionState.updateDepth -= 1
        guard collectionState.updateDepth == 0, let changes = collectionState.updates else { return }
        collectionState.updates = nil
        make(changes)
    }

    /// Adds a change to the open batch, or makes it at once.
    func update(_ change: (inout ListChanges) -> Void) {
        openUpdates()
        change(&collectionState.updates!)
        closeUpdates()
    }

    private func make(_ changes: ListChanges) {
        collectionState.prefetching.forget()
        let update = ListUpdate(
            changes: changes, old: counts, new: loadCounts(), words: ListUpdate.Words(entry: "item", list: "collection view"))
        if let problem = update.problem { raise("NSInternalInconsistencyException", problem) }
        collectionState.animation = AnimationTime.passes(in: self) ? UpdateAnimation(update, in: self) : nil
        let completions = collectionState.updateCompletions
        collectionState.updateCompletions = []
        if collectionState.animation == nil { layOut(update) } else { UIView.performWithoutAnimation { layOut(update) } }
        if let animation = collectionState.animation {
            collectionState.animation = nil
            animateUpdates(animation) { finished in for completion in completions { completion(finished) } }
        } else {
            collectionViewLayout.finalizeCollectionViewUpdates()
            for completion in completions { completion(true) }
        }
    }

    private func layOut(_ update: ListUpdate) {
        apply(update)
        collectionViewLayout.prepare(forCollectionViewUpdates: updateItems(update.changes))
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
        if window != nil { layoutIfNeeded() }
        takeTargetOffset()
    }

    private func updateItems(_ changes: ListChanges) -> [UICollectionViewUpdateItem] {
        changes.deletedRows.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
            + changes.insertedRows.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
            + changes.reloadedRows.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
            + changes.movedRows.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
    }

    private func apply(_ update: ListUpdate) {
        let rows = update.rowSources
        let reloaded = Set(update.changes.reloadedRows)
        collectionState.counts = update.new
        var destinations: [IndexPath: IndexPath] = [:]
        for (section, sources) in rows.enumerated() {
            for (item, source) in sources.enumerated() {
                if let source, !reloaded.contains(source) { destinations[source] = IndexPath(item: item, section: section) }
            }
        }
        collectionViewLayout.itemsMoved(destinations)
        moveStrips(update.sectionSources)
        moveShownViews(destinations, update.sectionSources, update.changes.reloadedSections)
        collectionState.selection = collectionState.selection.compactMap { destinations[$0] }.sorted()
        collectionState.lastFocused = collectionState.lastFocused.flatMap { destinations[$0] }
    }

    /// Moves cells along with their items and releases those whose items are deleted or reloaded; other views are
    /// requested again.
    private func moveShownViews(_ destinations: [IndexPath: IndexPath], _ sections: [Int?], _ reloadedSections: IndexSet) {
        let shown = collectionState.shown
        collectionState.shown = []
        collectionState.places = [:]
        for var element in shown {
            guard let path = newPath(of: element.key, destinations, sections, reloadedSections) else {
                if !departs(element, isDeleted: true) { endDisplaying(element) }
                continue
            }
            element.key.indexPath = path
            collectionState.places[element.key] = collectionState.shown.count
            collectionState.shown.append(element)
        }
    }

    private func newPath(
        of key: ElementKey, _ destinations: [IndexPath: IndexPath], _ sections: [Int?], _ reloadedSections: IndexSet
    ) -> IndexPath? {
        if key.category == .cell { return destinations[key.indexPath] }
        guard key.indexPath.count == 2, !reloadedSections.contains(key.indexPath.section) else { return nil }
        return sections.firstIndex(of: key.indexPath.section).map { IndexPath(item: key.indexPath.item, section: $0) }
    }
}
