/// The state of a view on which its configuration may depend.
///
/// - Source: developer.apple.com/documentation/uikit/uiconfigurationstate
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// Creates a state with traits and all flags false.
    init(traitCollection: UITraitCollection)
    /// The program's value under a key; nil if it was not set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value of the program.
///
/// - Source: developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey
public struct UIConfigurationStateCustomKey: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
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
    /// Whether the view has focus. Always false unless the program sets it.
    public var isFocused = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// The program's value under a key; nil if it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
    /// Whether the view is pinned while others scroll. False unless the program sets it.
    public var isPinned = false

    /// Creates a state with traits and all flags false.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
///
/// - Source: developer.apple.com/documentation/uikit/uicellconfigurationstate
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled. List configurations show disabled text in ``UIColor/tertiaryLabel``.
    public var isDisabled = false
    /// Whether a touch is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has focus. Always false unless the program sets it.
    public var isFocused = false
    /// Whether a table's cell is in editing mode.
    public var isEditing = false
    /// Whether the item is expanded, in a section that shows a tree.
    public var isExpanded = false
    /// Whether the cell is swiped aside.
    public var isSwiped = false
    /// Whether the cell is being moved. Always false unless the program sets it.
    public var isReordering = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// The program's value under a key; nil if it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
    /// Whether the view is pinned while others scroll. False unless the program sets it.
    public var isPinned = false
    /// The cell's part in a drag. ``DragState/none`` unless the program sets it.
    public var cellDragState = DragState.none
    /// The cell's part in a drop. ``DropState/none`` unless the program sets it.
    public var cellDropState = DropState.none

    /// A cell's part in a drag.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellconfigurationstate/dragstate
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting, dragging
    }

    /// A cell's part in a drop.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicellconfigurationstate/dropstate
    public enum DropState: Int, Sendable {
        case none = 0
        case notTargeted, targeted
    }

    /// Creates a state with traits and all flags false.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
