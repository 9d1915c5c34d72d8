/// A selection of adjacent rows or items by a two-finger pan.
struct MultipleSelection {
    /// The item at which the gesture began.
    let start: IndexPath
    /// The selection before the gesture.
    let before: Set<IndexPath>
    /// Whether the gesture selects items; it deselects them if the first one was selected.
    let selects: Bool
    /// The item below the fingers.
    var end: IndexPath
}

/// A list that supports selection by a two-finger pan.
///
/// - Source:
///   developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldbeginmultipleselectioninteractionat:)
@MainActor
protocol MultiplySelectingList: UIScrollView {
    /// The selection in progress; nil for none.
    var multipleSelection: MultipleSelection? { get set }
    /// Whether multiple selection is currently allowed.
    var allowsSeveral: Bool { get }
    /// The current selection.
    var selectedPaths: [IndexPath] { get }
    /// The row or item at a point in the list's coordinates.
    func selectablePath(at point: CGPoint) -> IndexPath?
    /// The rows or items between two, inclusive, in order.
    func paths(from start: IndexPath, to end: IndexPath) -> [IndexPath]
    /// Selects or deselects as a user action, with the delegate's consent.
    func userSelects(_ path: IndexPath, _ isSelected: Bool)
    /// Whether the delegate allows the gesture to begin at a row or item.
    func delegateAllowsMultipleSelection(from path: IndexPath) -> Bool
    func tellMultipleSelectionBegan(at path: IndexPath)
    func tellMultipleSelectionEnded()
}

extension MultiplySelectingList {
    /// Whether the delegate allows the gesture to begin at a point.
    func maySelectSeveral(from point: CGPoint) -> Bool {
        selectablePath(at: point).map(delegateAllowsMultipleSelection) ?? false
    }

    /// A two-finger pan began. Returns whether it selects; the delegate is told so that it can enable multiple
    /// selection.
    func beginMultipleSelection(at point: CGPoint) -> Bool {
        guard let path = selectablePath(at: point) else { return false }
        tellMultipleSelectionBegan(at: path)
        guard allowsSeveral else { return false }
        let selected = Set(selectedPaths)
        multipleSelection = MultipleSelection(
            start: path, before: selected, selects: !selected.contains(path), end: path)
        userSelects(path, !selected.contains(path))
        return true
    }

    /// The fingers moved to a point: all items between the start and the point are selected, and the others have their
    /// previous state.
    func followMultipleSelection(to point: CGPoint) {
        guard let selection = multipleSelection, let path = selectablePath(at: point), path != selection.end else { return }
        multipleSelection?.end = path
        let (old, new) = (paths(from: selection.start, to: selection.end), paths(from: selection.start, to: path))
        let passed = Set(new)
        for path in old where !passed.contains(path) { set(path, selection.before.contains(path)) }
        for path in new { set(path, selection.selects) }
    }

    private func set(_ path: IndexPath, _ isSelected: Bool) {
        if selectedPaths.contains(path) != isSelected { userSelects(path, isSelected) }
    }

    /// The gesture ended.
    func endMultipleSelection() {
        guard multipleSelection != nil else { return }
        multipleSelection = nil
        tellMultipleSelectionEnded()
    }
}

extension IndexPath {
    /// The index paths between two, inclusive, in order.
    ///
    /// - Parameter count: The number of rows or items of a section.
    static func paths(from start: IndexPath, to end: IndexPath, count: (Int) -> Int) -> [IndexPath] {
        let (first, last) = start < end ? (start, end) : (end, start)
        return (first.section...last.section).flatMap { section in
            (0..<count(section)).map { IndexPath(item: $0, section: section) }.filter { $0 >= first && $0 <= last }
        }
    }
}
