/// Makes items collide with each other and with boundaries.
///
/// - Source: developer.apple.com/documentation/uikit/uicollisionbehavior
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The objects with which items collide.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollisionbehavior/mode
    public struct Mode: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a value from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other items.
        public static let items = Mode(rawValue: 1 << 0)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Items and boundaries.
        public static let everything = Mode(rawValue: UInt.max)
    }

    private var list: DynamicItems
    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
    /// The insets of the reference's bounds that form a boundary; nil if they do not.
    private var referenceInsets: UIEdgeInsets?

    /// Creates a behaviour without boundaries.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItems(items)
        super.init()
    }

    /// Creates a behaviour without items, which can be added later.
    public override convenience init() { self.init(items: []) }

    /// The colliding items.
    open var items: [any UIDynamicItem] { list.all }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Removes an item, which passes through the others then.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// The objects with which the items collide; everything by default.
    open var collisionMode = UICollisionBehavior.Mode.everything { didSet { changed() } }
    /// The delegate.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the bounds of the animator's reference are a boundary.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            referenceInsets = newValue ? .zero : nil
            changed()
        }
    }
    /// Makes the bounds of the animator's reference, with insets in points, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        changed()
    }
    /// Adds a path as a boundary, in the coordinates of the animator's reference, replacing one with the same
    /// identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, bezierPath))
        changed()
    }
    /// Adds a line as a boundary, in the coordinates of the animator's reference.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    /// The path of a boundary; nil if no boundary has the identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.areSame($0.identifier, identifier) }?.path
    }
    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.areSame($0.identifier, identifier) }
        changed()
    }
    /// The identifiers of the boundaries, in the order in which they were added; nil without any.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
    /// Removes all boundaries that were added.
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    private static func areSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
        return (a as AnyObject) === (b as AnyObject)
    }

    // MARK: Simulation

    override var dynamicItems: [any UIDynamicItem] { list.all }

    /// Adds the pairs that may collide, with the behaviour's index among those of the animator.
    func addPairs(to world: PhysicsWorld, source: Int, reference: CGRect?) {
        let numbers = list.all.compactMap { world.number(of: $0) }
        if collisionMode.contains(.items) {
            for (index, first) in numbers.enumerated() {
                for second in numbers[(index + 1)...] {
                    world.pairs.append(PhysicsWorld.Pair(first: first, second: second, source: source))
                }
            }
        }
        guard collisionMode.contains(.boundaries) else { return }
        for (number, identifier) in addBoundaries(to: world, reference) {
            for first in numbers {
                world.pairs.append(
                    PhysicsWorld.Pair(first: first, second: number, source: source, boundary: identifier))
            }
        }
    }

    private func addBoundaries(to world: PhysicsWorld, _ reference: CGRect?) -> [(Int, (any NSCopying)?)] {
        var added: [(Int, (any NSCopying)?)] = []
        if let insets = referenceInsets, let reference {
            for wall in Self.walls(around: reference.inset(by: insets)) {
                added.append(
                    (world.addBoundary(.rectangle(wall.size), at: PhysicsVector(Double(wall.midX), Double(wall.midY))), nil))
            }
        }
        for (identifier, path) in boundaries {
            for corners in PathCorners.lists(of: path) {
                for (a, b) in zip(corners, corners.dropFirst()) {
                    added.append((world.addBoundary(.segment(a, b), at: (a + b) * 0.5), identifier))
                }
            }
        }
        return added
    }

    /// The thickness of the walls around the reference, in points, so that nothing passes through.
    private static let thickness: CGFloat = 10_000

    private static func walls(around room: CGRect) -> [CGRect] {
        let (wide, high) = (room.width + 2 * thickness, room.height + 2 * thickness)
        return [
            CGRect(x: room.minX - thickness, y: room.minY - thickness, width: wide, height: thickness),
            CGRect(x: room.minX - thickness, y: room.maxY, width: wide, height: thickness),
            CGRect(x: room.minX - thickness, y: room.minY - thickness, width: thickness, height: high),
            CGRect(x: room.maxX, y: room.minY - thickness, width: thickness, height: high),
        ]
    }
}

/// The delegate of a collision behaviour.
///
/// - Source: developer.apple.com/documentation/uikit/uicollisionbehaviordelegate
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
    /// Two items began to touch at a point, in the coordinates of the animator's reference.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
    /// Two items stopped touching.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// An item began to touch a boundary, whose identifier is nil for the bounds of the reference.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// An item stopped touching a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

/// Default implementations of the optional methods; they do nothing.
extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
