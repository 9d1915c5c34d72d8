/// A visual effect of a focused view. It reads back what was set; focus is not drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uifocuseffect
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    public override init() { super.init() }
}

/// A halo around a focused view. It reads back what was set; focus is not drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uifocushaloeffect
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The view that contains the halo. Held weakly.
    open weak var containerView: UIView?
    /// The view below the halo. Held weakly.
    open weak var referenceView: UIView?

    /// Creates a halo around the view.
    public override init() { super.init() }
    /// Creates a halo of a rectangle.
    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
    /// Creates a halo of a rounded rectangle; the curve has no effect.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    }
    /// Creates a halo of a path.
    public init(path: UIBezierPath) { super.init() }
}

/// The priority of a view for getting focus in its group.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusgrouppriority
public struct UIFocusGroupPriority: Hashable, Equatable, RawRepresentable, Sendable {
    /// The number; greater ones come first.
    public var rawValue: Int
    /// Creates a priority from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No preference.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The view that had focus last.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// A preferred view.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The view that has focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

extension UIView {
    /// The effect when the view has focus; nil for none. It reads back what was set; focus is not drawn.
    public var focusEffect: UIFocusEffect? {
        get { rareValues?.focusEffect }
        set { changeRareValues { $0.focusEffect = newValue } }
    }
    /// The view's priority in its focus group. It reads back what was set; nothing here depends on it.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { rareValues?.focusGroupPriority ?? .ignored }
        set { changeRareValues { $0.focusGroupPriority = newValue } }
    }
    /// The identifier of the view's focus group. It reads back what was set; nothing here depends on it.
    public var focusGroupIdentifier: String? {
        get { rareValues?.focusGroupIdentifier }
        set { changeRareValues { $0.focusGroupIdentifier = newValue } }
    }
}
