import Rasterizer

/// An immutable path of lines and curves.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpath
public class CGPath: Hashable {
    /// The path in the rasterizer's type.
    package fileprivate(set) var vector: VectorPath

    package init(_ vector: VectorPath) {
        self.vector = vector
    }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(VectorPath(rect: rect.standardized).applying(transform))
    }

    /// Creates a path of the ellipse inscribed in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(VectorPath.ellipse(in: rect.standardized).applying(transform))
    }

    /// Creates a path of a rectangle with elliptic corners.
    ///
    /// - Parameters:
    ///   - cornerWidth: Points; at most half the rectangle's width.
    ///   - cornerHeight: Points; at most half the rectangle's height.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(VectorPath.roundedRect(rect.standardized, corner: corner).applying(transform))
    }

    // MARK: Copies

    /// An immutable copy.
    public func copy() -> CGPath? { CGPath(vector) }

    /// A mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(vector) }

    /// A copy with transformed points; unchanged if `transform` is nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(vector.applying(transform))
    }

    /// A mutable copy with transformed points; unchanged if `transform` is nil.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(vector.applying(transform))
    }

    // MARK: Examining

    /// Whether the path has no elements.
    public var isEmpty: Bool { vector.isEmpty }

    /// The end of the last element; zero if the path is empty.
    public var currentPoint: CGPoint { vector.currentPoint ?? .zero }

    /// The bounding box of all points, including control points; null if the path is empty.
    /// - Complexity: O(elements).
    public var boundingBox: CGRect { vector.controlPointBounds }

    /// The bounding box of the curves, without control points; null if the path is empty.
    /// - Complexity: O(elements).
    public var boundingBoxOfPath: CGRect { vector.curveBounds }

    /// Whether the path is one upright rectangle; stores it in `rect` if so.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = vector.asRect else { return false }
        rect?.pointee = found
        return true
    }

    /// Whether a point lies inside the filled path; open contours are closed implicitly.
    ///
    /// - Parameters:
    ///   - point: A point in the space from which `transform` maps.
    ///   - transform: Applied to `point` before the test.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity)
        -> Bool
    {
        vector.contains(point.applying(transform), rule: rule.rule)
    }

    /// Calls a closure with every element, in drawing order. The pointer is valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in vector.elements {
            var points = element.points
            points.withUnsafeMutableBufferPointer { points in
                var spare = CGPoint.zero
                withUnsafeMutablePointer(to: &spare) { spare in
                    var lent = CGPathElement(type: element.type, points: points.baseAddress ?? spare)
                    block(&lent)
                }
            }
        }
    }

    // MARK: Comparing

    /// Whether two paths have the same elements with exactly equal coordinates.
    ///
    /// - Complexity: O(elements).
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs.vector == rhs.vector
    }

    /// Hashes the number of elements and the current point.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(vector.elements.count)
        hasher.combine(vector.currentPoint?.x)
        hasher.combine(vector.currentPoint?.y)
    }
}

/// A mutable path of lines and curves.
///
/// Methods with a `transform` transform their points before adding them.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgmutablepath
public class CGMutablePath: CGPath {
    /// Creates an empty path.
    public convenience init() {
        self.init(VectorPath())
    }

    /// Starts a contour.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        vector.elements.append(.move(point.applying(transform)))
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        vector.elements.append(.line(point.applying(transform)))
    }

    /// Starts a contour at the first point and adds lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        vector.elements.append(.quadratic(control: control.applying(transform), end: end.applying(transform)))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        vector.elements.append(
            .cubic(
                control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform)))
    }

    /// Adds a rectangle as a closed contour; a negative width or height is standardized first.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(VectorPath(rect: rect.standardized), transform)
    }

    /// Adds each rectangle as a closed contour.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse inscribed in the rectangle as a closed contour.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(.ellipse(in: rect.standardized), transform)
    }

    /// Adds a rectangle with elliptic corners of at most half its size.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(.roundedRect(rect.standardized, corner: CGSize(width: cornerWidth, height: cornerHeight)), transform)
    }

    /// Adds a circular arc, with a line to its start if the path has a current point.
    ///
    /// - Parameters:
    ///   - startAngle: Radians from the positive x axis towards the positive y axis.
    ///   - clockwise: Whether angles decrease along the arc; that looks clockwise if y points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = VectorPath.arcSweep(from: startAngle, to: endAngle, decreasing: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds a circular arc over an angle, with a line to its start if the path has a current point.
    ///
    /// - Parameter delta: Radians; a negative value sweeps towards smaller angles.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let joins = vector.currentPoint != nil
        add(.arc(center: center, radius: radius, startAngle: startAngle, delta: delta, joins: joins), transform)
    }

    /// Rounds the corner at `tangent1End` between the current point and `tangent2End`.
    /// - Precondition: the path has a current point.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = vector.currentPoint else { return }
        let start = current.applying(transform.inverted())
        add(.roundedCorner(from: start, at: tangent1End, to: tangent2End, radius: radius), transform)
    }

    /// Adds all elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.vector, transform)
    }

    /// Closes the contour with a line to its start.
    public func closeSubpath() {
        guard !vector.isEmpty else { return }
        vector.elements.append(.close)
    }

    private func add(_ other: VectorPath, _ transform: CGAffineTransform) {
        vector.elements.append(contentsOf: transform.isIdentity ? other.elements : other.applying(transform.matrix).elements)
    }
}

extension VectorPath {
    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> VectorPath {
        transform.map { applying($0.pointee.matrix) } ?? self
    }
}

extension VectorPath.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadratic: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
