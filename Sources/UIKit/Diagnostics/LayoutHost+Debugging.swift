/// What debugging asks of the engine of a tree.
extension LayoutHost {
    /// Updates constraints and solves, without placing anything.
    func bringUpToDate() {
        root.updateSubtreeConstraints()
        solve()
    }

    /// Moves an item to another of its equally good places, and flags what has to be laid out for it.
    func exercise(_ view: UIView) {
        engine.exerciseAmbiguity(of: view)
        noteChangedItems()
    }
}
