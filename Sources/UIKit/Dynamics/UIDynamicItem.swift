/// Something that a dynamic animator moves: a view, a layout's attributes, or an object of the program.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitem
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle of the item, in points, in the coordinates of the animator's reference.
    var center: CGPoint { get set }
    /// The item's size, in points. The origin does not count.
    var bounds: CGRect { get }
    /// The turn of the item; other parts of a transform are replaced by the animator.
    var transform: CGAffineTransform { get set }
    /// What shape the item has where it meets others; a rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline of an item whose type is ``UIDynamicItemCollisionBoundsType/path``: convex, and around the middle of
    /// the item at (0, 0).
    var collisionBoundingPath: UIBezierPath { get }
}

/// Both are optional: these are what items have that do not tell.
extension UIDynamicItem {
    /// A rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shapes that items may have.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse in the bounds; a circle where they are square.
    case ellipse
    /// The item's `collisionBoundingPath`.
    case path
}

extension UIView: UIDynamicItem {}
