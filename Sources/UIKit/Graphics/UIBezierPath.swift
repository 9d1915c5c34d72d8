/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// Bit mask of the corners.
    public let rawValue: UInt

    /// Creates a set from a raw bit mask; unknown bits have no effect.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner with the smallest x and y.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner with the largest x and the smallest y.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner with the smallest x and the largest y.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner with the largest x and y.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A path with its fill rule and line style. Coordinates are points with y pointing down.
///
/// - Source: developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()
    /// The lengths of dashes and gaps, in points, and the offset into them at which lines start.
    final var lineDashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {
        super.init()
    }

    /// Decodes a path; nil if the archive has none.
    public required convenience init?(coder: NSCoder) {
        guard let elements = Self.elements(coder) else { return nil }
        self.init(cgPath: elements)
        decodeLine(with: coder)
    }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init(cgPath: CGPath(rect: rect, transform: nil))
    }

    /// Creates a path of the ellipse inscribed in the rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    /// Creates a path of a rectangle with circular corners; a radius that is too large is reduced to half the shorter
    /// side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a path of a rectangle with some circular corners.
    ///
    /// - Parameter cornerRadii: The width is the radius; the height has no effect. A radius that is too large is
    ///   reduced to half the shorter side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        self.init(
            cgPath: .roundedRect(
                rect, topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
                bottomLeft: radius(.bottomLeft)))
    }

    /// Creates a path of an open circular arc.
    ///
    /// - Parameters:
    ///   - startAngle: Radians; 0 points right, and angles grow clockwise.
    ///   - clockwise: The direction as seen on the screen.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with a copy of another's elements and the default line style.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        cgPath = CGPath
    }

    /// A copy of the elements; setting it copies, too.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: Building

    /// Starts a contour at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line from the current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a circular arc, preceded by a line to its start if the path has a current point.
    ///
    /// - Parameters:
    ///   - startAngle: Radians; 0 points right, and angles grow clockwise.
    ///   - clockwise: The direction as seen on the screen.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics names the direction for y pointing up.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the contour with a line to its start.
    open func close() { path.closeSubpath() }

    /// Removes all elements; the line style stays.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds all elements of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// A path with the same line style and reversed contours.
    open func reversing() -> UIBezierPath { copy(with: path.reversed()) }

    /// Transforms all points; the line style stays.
    open func apply(_ transform: CGAffineTransform) {
        var transform = transform
        path = path.mutableCopy(using: &transform) ?? path
    }

    private func copy(with path: CGPath) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.usesEvenOddFillRule, copy.lineDashes) = (miterLimit, usesEvenOddFillRule, lineDashes)
        copy.flatness = flatness
        return copy
    }

    /// A copy of the path with its line style.
    open func copy(with zone: NSZone? = nil) -> Any { copy(with: cgPath) }

    // MARK: Examining

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The bounding box of the curves, without the line width; zero for an empty path.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }

    /// The end of the last element; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point is inside of the filled path.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Line style

    /// The width of the line in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The line cap; ``CGLineCap/butt`` by default.
    open var lineCapStyle: CGLineCap = .butt
    /// The line join; ``CGLineJoin/miter`` by default.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The longest miter as a multiple of the line width; longer ones are bevelled. 10 by default.
    open var miterLimit: CGFloat = 10
    /// Whether overlapping contours are filled by the even-odd rule; false, the default, means the winding rule.
    open var usesEvenOddFillRule = false
    /// The largest distance between a curve and the chords that approximate it, in points. It reads back what was set;
    /// curves are drawn with pixel accuracy.
    open var flatness: CGFloat = 0.6

    /// Sets the lengths of dashes and gaps in points; nil or 0 lengths draw a solid line.
    ///
    /// - Parameter phase: The offset into the pattern at which lines start, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        lineDashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
    }

    /// Stores the lengths of dashes and gaps, their count and the phase; nil pointers are skipped.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in lineDashes.pattern.enumerated() { pattern?[index] = length }
        count?.pointee = lineDashes.pattern.count
        phase?.pointee = lineDashes.phase
    }

    // MARK: Drawing into the current context

    /// Fills the path with the current context's fill colour; does nothing without a context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the path with the current context's stroke colour; does nothing without a context.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: lineDashes.phase, lengths: lineDashes.pattern)
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Fills the path with a blend mode and an opacity in 0...1, for this drawing only.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { _ in fill() }
    }

    /// Strokes the path with a blend mode and an opacity in 0...1, for this drawing only.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { _ in stroke() }
    }

    /// Intersects the current context's clip with the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
