/// How a view shows that it has the focus. It reads back what was set; focus is not drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uifocuseffect
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    public override init() { super.init() }
}

/// A line around a view that has the focus. It reads back what was set; focus is not drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uifocushaloeffect
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The view in which the line is. Held weakly.
    open weak var containerView: UIView?
    /// The view below the line. Held weakly.
    open weak var referenceView: UIView?

    /// Makes a line around the view.
    public override init() { super.init() }
    /// Makes a line along a rectangle.
    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
    /// Makes a line along a rectangle with round corners; the curve makes no difference.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    }
    /// Makes a line along a path.
    public init(path: UIBezierPath) { super.init() }
}

/// Which view of a group gets the focus first.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusgrouppriority
public struct UIFocusGroupPriority: Hashable, Equatable, RawRepresentable, Sendable {
    /// The priority's number; greater ones come first.
    public var rawValue: Int
    /// Makes a priority of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Not preferred.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The one that had the focus last.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// Preferred.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The one that has the focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

extension UIView {
    /// How the view shows that it has the focus; nil for nothing. It reads back what was set; focus is not drawn.
    public var focusEffect: UIFocusEffect? {
        get { rareValues?.focusEffect }
        set { changeRareValues { $0.focusEffect = newValue } }
    }
    /// Whether the view gets the focus first in its group. It reads back what was set; groups are not looked at.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { rareValues?.focusGroupPriority ?? .ignored }
        set { changeRareValues { $0.focusGroupPriority = newValue } }
    }
    /// The name of the group that the view belongs to. It reads back what was set; groups are not looked at.
    public var focusGroupIdentifier: String? {
        get { rareValues?.focusGroupIdentifier }
        set { changeRareValues { $0.focusGroupIdentifier = newValue } }
    }
}
