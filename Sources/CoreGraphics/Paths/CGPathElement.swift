/// The kind of an element in a path.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// One element of a path, valid only during the call of ``CGPath/applyWithBlock(_:)``'s closure.
public struct CGPathElement {
    /// The kind of element, which determines the number of ``points``.
    public var type: CGPathElementType
    /// One point for a move or line, two for a quadratic and three for a cubic curve (the end last), none for a close.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element; the memory at `points` must outlive it.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
