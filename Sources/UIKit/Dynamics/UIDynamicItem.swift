/// An item that a dynamic animator moves: a view, layout attributes, or an object of the program.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitem
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre of the item, in points, in the coordinates of the animator's reference.
    var center: CGPoint { get set }
    /// The item's size, in points. The origin is ignored.
    var bounds: CGRect { get }
    /// The rotation of the item; the animator replaces other parts of the transform.
    var transform: CGAffineTransform { get set }
    /// The collision shape of the item; a rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline of an item whose type is ``UIDynamicItemCollisionBoundsType/path``: convex, with the centre of the
    /// item at (0, 0).
    var collisionBoundingPath: UIBezierPath { get }
}

/// Default implementations of the optional properties.
extension UIDynamicItem {
    /// A rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// A collision shape.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse inscribed in the bounds; a circle if they are square.
    case ellipse
    /// The item's `collisionBoundingPath`.
    case path
}

extension UIView: UIDynamicItem {}
