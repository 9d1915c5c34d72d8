/// A node of the focus hierarchy: a view, a controller, a window, or an object of the program.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusenvironment
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments to search for a focusable item, in order of preference. The environment itself is tried last.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The parent environment.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of the environment's items; nil for none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The identifier of the group within which Tab does not move focus; nil for that of the parent. Stored by views,
    /// without effect here.
    var focusGroupIdentifier: String? { get }
    /// Requests an update of focus, if the environment contains the focused item.
    func setNeedsFocusUpdate()
    /// Performs a requested update of focus now.
    func updateFocusIfNeeded()
    /// Whether focus may change. All environments of the old and of the new item are asked.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after focus changed, on all environments of the old and of the new item.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Default implementation of the optional property.
extension UIFocusEnvironment {
    /// Returns nil.
    public var focusGroupIdentifier: String? { nil }
}

/// An item that can have focus.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusitem
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have focus.
    var canBecomeFocused: Bool { get }
    /// Whether the item has focus.
    var isFocused: Bool { get }
    /// The item's frame in the coordinates of its container, in points.
    var frame: CGRect { get }
}

/// A container of focusable items.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusitemcontainer
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items in a rectangle of the coordinate space.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The direction of a focus movement.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusheading
public struct UIFocusHeading: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upwards.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Downwards.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next item in reading order.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous item in reading order.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
