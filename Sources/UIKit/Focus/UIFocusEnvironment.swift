/// A part of the interface that focus goes through: a view, a controller, a window, or an object of the program.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusenvironment
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where focus goes in the environment, the first place that takes it. The environment itself is tried last.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Where the items in the environment are; nil for none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// A name for the items among which Tab does not move; nil for that of the parent. Stored by views; nothing reads
    /// it.
    var focusGroupIdentifier: String? { get }
    /// Asks for focus to be looked for anew in the environment, if it holds it.
    func setNeedsFocusUpdate()
    /// Looks for focus now, if that was asked for.
    func updateFocusIfNeeded()
    /// Whether focus may change. All environments of the old and of the new item are asked.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Focus changed. All environments of the old and of the new item hear of it.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What environments that do not tell have.
extension UIFocusEnvironment {
    /// nil.
    public var focusGroupIdentifier: String? { nil }
}

/// Something that can be focused.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusitem
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item takes focus.
    var canBecomeFocused: Bool { get }
    /// Whether the item has focus.
    var isFocused: Bool { get }
    /// Where the item is, in the coordinates of its container, in points.
    var frame: CGRect { get }
}

/// Holds items.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusitemcontainer
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items in a rectangle of the coordinates.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The direction in which focus moves.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusheading
public struct UIFocusHeading: OptionSet, Sendable {
    /// Bit mask, or the number or name, of the value.
    public let rawValue: UInt
    /// Creates a value of a bit mask, a number or a name.
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
