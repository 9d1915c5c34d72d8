/// The kinds of steps in a path.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// One step of a path, lent out by ``CGPath/applyWithBlock(_:)``.
public struct CGPathElement {
    public var type: CGPathElementType
    /// One point for a move or line, two for a quadratic and three for a cubic curve (the end last), none for a close.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
