/// How the pointer looks in a region, and what happens to the view there.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerstyle
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
    /// What the style was made of.
    package enum Kind {
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape, UIAxis)
        case hidden
        case system
    }
    package let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Makes a style with an effect on a view; the pointer takes a shape, or the effect's own.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(.effect(effect, shape)) }
    /// Makes a style of a shape only.
    ///
    /// - Parameter axes: The axes along which the pointer keeps to the middle of the region.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(.shape(shape, axes)) }
    /// A style without a pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }
    /// The system's own style.
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// What is shown beside the pointer. It reads back what was set; nothing here depends on it.
    open var accessories: [UIPointerAccessory] = []
}

/// What happens to a view below a pointer.
///
/// - Source: developer.apple.com/documentation/uikit/uihoverstyle
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    override init() { super.init() }

    /// Makes a style with an effect in a shape; nil for the view's own shape.
    public convenience init(effect: some UIHoverEffect = .automatic, shape: UIShape? = nil) {
        self.init()
        (self.effect, self.shape) = (effect, shape)
    }

    /// The system's own style.
    open class func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic, shape: nil) }

    /// What the pointer does to the view. It reads back what was set; hovering changes nothing.
    open var effect: any UIHoverEffect = UIHoverAutomaticEffect()
    /// The shape of the effect; nil for the view's own.
    open var shape: UIShape?
    /// Whether the style acts.
    open var isEnabled = true
}

/// What a pointer does to the view below it.
///
/// - Source: developer.apple.com/documentation/uikit/uihovereffect-swift.protocol
public protocol UIHoverEffect: Sendable {}

/// The system's own effect.
///
/// - Source: developer.apple.com/documentation/uikit/uihoverautomaticeffect
public struct UIHoverAutomaticEffect: UIHoverEffect {}
/// The view becomes brighter.
///
/// - Source: developer.apple.com/documentation/uikit/uihoverhighlighteffect
public struct UIHoverHighlightEffect: UIHoverEffect {}
/// The view rises.
///
/// - Source: developer.apple.com/documentation/uikit/uihoverlifteffect
public struct UIHoverLiftEffect: UIHoverEffect {}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The system's own effect.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// The view becomes brighter.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// The view rises.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// A shape around a view.
///
/// - Source: developer.apple.com/documentation/uikit/uishape
@MainActor
public struct UIShape {
    enum Kind {
        case rect, capsule, circle
        case rounded(CGFloat?)
        case path(UIBezierPath)
    }
    let kind: Kind

    /// The view's rectangle.
    public static var rect: UIShape { UIShape(kind: .rect) }
    /// The view's rectangle with the roundest ends.
    public static var capsule: UIShape { UIShape(kind: .capsule) }
    /// The largest circle in the view.
    public static var circle: UIShape { UIShape(kind: .circle) }
    /// The view's rectangle with corners of a radius in points; nil for the system's.
    public static func rect(cornerRadius: CGFloat? = nil) -> UIShape { UIShape(kind: .rounded(cornerRadius)) }
    /// A path in the view's coordinates.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(kind: .path(path)) }
    /// A path in the view's coordinates.
    public static func fixed(_ path: UIBezierPath) -> UIShape { UIShape(kind: .path(path)) }
}

extension UIView {
    /// What a pointer does to the view; nil, the default, for nothing. It reads back what was set; hovering changes
    /// nothing.
    public var hoverStyle: UIHoverStyle? {
        get { rareValues?.hoverStyle as? UIHoverStyle }
        set { changeRareValues { $0.hoverStyle = newValue } }
    }
}

/// What the pointer does to the view of a preview.
///
/// - Source: developer.apple.com/documentation/uikit/uipointereffect
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// What the system takes to fit the view.
    case automatic(UITargetedPreview)
    /// The pointer becomes a plate below the view.
    case highlight(UITargetedPreview)
    /// The pointer disappears below the view, which rises.
    case lift(UITargetedPreview)
    /// The pointer stays as it is.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    /// Where the view is tinted.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipointereffect/tintmode
    public enum TintMode: Int, Sendable {
        case none = 0
        case overlay, underlay
    }

    /// The view that the effect is about.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// What the pointer looks like.
///
/// - Source: developer.apple.com/documentation/uikit/uipointershape
@preconcurrency @MainActor
public enum UIPointerShape {
    /// An outline around the pointer's place at (0, 0), in points.
    case path(UIBezierPath)
    /// A rounded rectangle in the coordinates of the preview's container, in points.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A beam as over text, upright, of a length in points.
    case verticalBeam(length: CGFloat)
    /// A beam that lies.
    case horizontalBeam(length: CGFloat)

    /// The radius of the system's rounded rectangles, in points.
    public nonisolated static let defaultCornerRadius: CGFloat = 8
}

/// Something shown beside the pointer.
///
/// - Source: developer.apple.com/documentation/uikit/uipointeraccessory
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    /// Where an accessory is.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipointeraccessory/position-swift.struct
    public struct Position: Equatable, Sendable {
        /// The distance from the pointer, in points.
        public var offset: CGFloat
        /// The direction, in radians clockwise from above.
        public var angle: CGFloat

        /// Makes a position.
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }

        /// The usual distance, in points; not measured.
        private static let usual: CGFloat = 12
        /// Above.
        public static let top = Position(offset: usual, angle: 0)
        /// Above, at the right.
        public static let topRight = Position(offset: usual, angle: .pi / 4)
        /// To the right.
        public static let right = Position(offset: usual, angle: .pi / 2)
        /// Below, at the right.
        public static let bottomRight = Position(offset: usual, angle: .pi * 3 / 4)
        /// Below.
        public static let bottom = Position(offset: usual, angle: .pi)
        /// Below, at the left.
        public static let bottomLeft = Position(offset: usual, angle: .pi * 5 / 4)
        /// To the left.
        public static let left = Position(offset: usual, angle: .pi * 3 / 2)
        /// Above, at the left.
        public static let topLeft = Position(offset: usual, angle: .pi * 7 / 4)
    }

    /// What the accessory looks like.
    public let shape: UIPointerShape
    /// Where it is.
    public let position: Position
    /// Whether it turns into the direction of its place. It reads back what was set; nothing here depends on it.
    open var orientationMatchesAngle = false

    /// Makes an accessory.
    public init(shape: UIPointerShape, position: Position) {
        (self.shape, self.position) = (shape, position)
        super.init()
    }

    /// An arrow at a position.
    open class func arrow(_ position: Position) -> UIPointerAccessory {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -4, y: 2))
        path.addLine(to: CGPoint(x: 0, y: -2))
        path.addLine(to: CGPoint(x: 4, y: 2))
        let accessory = UIPointerAccessory(shape: .path(path), position: position)
        accessory.orientationMatchesAngle = true
        return accessory
    }
}
