/// A data source of trees, whose items users expand and collapse.
@MainActor
protocol OutlineSource: AnyObject {
    /// Whether an item shows its children, and the number of its ancestors; nil where its section is no tree.
    func outlinePlace(at path: IndexPath) -> (isExpanded: Bool, level: Int)?
    /// Shows or hides an item's children, as far as the program agrees.
    func toggleExpansion(at path: IndexPath)
}
