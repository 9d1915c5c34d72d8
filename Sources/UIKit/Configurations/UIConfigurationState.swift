/// The state that a configuration may look different in.
///
/// - Source: developer.apple.com/documentation/uikit/uiconfigurationstate
@preconcurrency @MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
    /// A state in which nothing is the case.
    init(traitCollection: UITraitCollection)
}

/// The state of a view that is no cell.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewconfigurationstate
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
///
/// - Source: developer.apple.com/documentation/uikit/uicellconfigurationstate
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
