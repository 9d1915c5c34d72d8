/// How a view comes and goes. It has no effect: views come and go at once.
///
/// - Source: developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition: Sendable {
    private init() {}

    /// Without an effect.
    public static let identity = AnyTransition()
    /// From and to a view that cannot be seen.
    public static let opacity = AnyTransition()
    /// From the leading edge, and to the trailing one.
    public static var slide: AnyTransition { AnyTransition() }
    /// From and to a point.
    public static var scale: AnyTransition { AnyTransition() }
    /// From and to a part of the size around an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// From and to an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// From and to a place beside the view's own; in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// From and to a place beside the view's own; in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// One for coming and one for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }

    /// Both transitions together.
    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition() }
    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
