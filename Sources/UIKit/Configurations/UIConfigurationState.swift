/// The state of a view that its configuration may depend on.
///
/// - Source: developer.apple.com/documentation/uikit/uiconfigurationstate
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// Makes a state with traits and all flags false.
    init(traitCollection: UITraitCollection)
}

/// The state of a view other than a cell.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewconfigurationstate
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled. List configurations show disabled text in ``UIColor/tertiaryLabel``.
    public var isDisabled = false
    /// Whether a touch is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus. Always false unless the program sets it: there is no focus engine.
    public var isFocused = false

    /// Makes a state with traits and all flags false.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
///
/// - Source: developer.apple.com/documentation/uikit/uicellconfigurationstate
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell takes no touches. List configurations show disabled text in ``UIColor/tertiaryLabel``.
    public var isDisabled = false
    /// Whether a touch is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus. Always false unless the program sets it: there is no focus engine.
    public var isFocused = false
    /// Whether a table's cell is in editing mode.
    public var isEditing = false
    /// Whether the item shows its children, in a section that shows a tree.
    public var isExpanded = false
    /// Whether the cell is swiped aside.
    public var isSwiped = false
    /// Whether the cell is being moved. Always false unless the program sets it.
    public var isReordering = false

    /// Makes a state with traits and all flags false.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
