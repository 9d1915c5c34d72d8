/// The pointer's shape in a region, and its effect on the view.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerstyle
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
    /// The parts of the style.
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

    /// Creates a style with an effect on a view and a shape; nil for the effect's shape.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(.effect(effect, shape)) }
    /// Creates a style with a shape only.
    ///
    /// - Parameter axes: The axes along which the pointer is pulled towards the region's centre.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(.shape(shape, axes)) }
    /// A style that hides the pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }
    /// The default style.
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// The accessories beside the pointer. It reads back what was set; nothing here depends on it.
    open var accessories: [UIPointerAccessory] = []
}

/// The effect of hovering on a view.
///
/// - Source: developer.apple.com/documentation/uikit/uihoverstyle
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    override init() { super.init() }

    /// Creates a style with an effect in a shape; nil for the view's own shape.
    public convenience init(effect: some UIHoverEffect = .automatic, shape: UIShape? = nil) {
        self.init()
        (self.effect, self.shape) = (effect, shape)
    }

    /// The default style.
    open class func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic, shape: nil) }

    /// The effect on the view. It reads back what was set; hovering changes nothing.
    open var effect: any UIHoverEffect = UIHoverAutomaticEffect()
    /// The shape of the effect; nil for the view's own.
    open var shape: UIShape?
    /// Whether the style is enabled.
    open var isEnabled = true
}

/// An effect of hovering on a view.
///
/// - Source: developer.apple.com/documentation/uikit/uihovereffect-swift.protocol
public protocol UIHoverEffect: Sendable {}

/// The default effect.
///
/// - Source: developer.apple.com/documentation/uikit/uihoverautomaticeffect
public struct UIHoverAutomaticEffect: UIHoverEffect {}
/// The view is highlighted.
///
/// - Source: developer.apple.com/documentation/uikit/uihoverhighlighteffect
public struct UIHoverHighlightEffect: UIHoverEffect {}
/// The view is lifted.
///
/// - Source: developer.apple.com/documentation/uikit/uihoverlifteffect
public struct UIHoverLiftEffect: UIHoverEffect {}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The default effect.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// The view is highlighted.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// The view is lifted.
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
    /// The view's rectangle as a capsule.
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
    /// The hover effect; nil, the default, for none. It reads back what was set; hovering changes nothing.
    public var hoverStyle: UIHoverStyle? {
        get { rareValues?.hoverStyle as? UIHoverStyle }
        set { changeRareValues { $0.hoverStyle = newValue } }
    }
}

/// The pointer's effect on the view of a preview.
///
/// - Source: developer.apple.com/documentation/uikit/uipointereffect
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The effect that the system selects for the view.
    case automatic(UITargetedPreview)
    /// The pointer becomes a highlight below the view.
    case highlight(UITargetedPreview)
    /// The pointer slides below the view, which is lifted.
    case lift(UITargetedPreview)
    /// The pointer hovers over the view unchanged.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    /// The layer of the tint relative to the view.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipointereffect/tintmode
    public enum TintMode: Int, Sendable {
        case none = 0
        case overlay, underlay
    }

    /// The preview of the affected view.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape of the pointer.
///
/// - Source: developer.apple.com/documentation/uikit/uipointershape
@preconcurrency @MainActor
public enum UIPointerShape {
    /// A path around the pointer's location at (0, 0), in points.
    case path(UIBezierPath)
    /// A rounded rectangle in the coordinates of the preview's container, in points.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical beam, as over text, with a length in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam.
    case horizontalBeam(length: CGFloat)

    /// The default corner radius of rounded rectangles, in points.
    public nonisolated static let defaultCornerRadius: CGFloat = 8
}

/// Something shown beside the pointer.
///
/// - Source: developer.apple.com/documentation/uikit/uipointeraccessory
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    /// The position of an accessory.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipointeraccessory/position-swift.struct
    public struct Position: Equatable, Sendable {
        /// The distance from the pointer, in points.
        public var offset: CGFloat
        /// The direction, in radians clockwise from above.
        public var angle: CGFloat

        /// Creates a position.
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }

        /// The default distance, in points; not measured.
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

    /// The shape of the accessory.
    public let shape: UIPointerShape
    /// The position of the accessory.
    public let position: Position
    /// Whether it is rotated by the angle of its position. It reads back what was set; nothing here depends on it.
    open var orientationMatchesAngle = false

    /// Creates an accessory.
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
