/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// Bit mask of the corners.
    public let rawValue: UInt

    /// Makes a set from a bit mask; bits without a corner have no effect.
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
    /// The lengths of dashes and gaps, in points, and where lines start in them.
    final var lineDashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {
        super.init()
    }

    /// Reads a path of an archive; nil where it has none.
    public required convenience init?(coder: NSCoder) {
        guard let elements = Self.elements(coder) else { return nil }
        self.init(cgPath: elements)
        decodeLine(with: coder)
    }

    /// Makes a closed rectangle.
    public convenience init(rect: CGRect) {
        self.init(cgPath: CGPath(rect: rect, transform: nil))
    }

    /// Makes the ellipse that touches the rectangle's sides.
    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    /// A rectangle with circular corners; a radius that does not fit is cut to half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes a rectangle with some circular corners.
    ///
    /// - Parameter cornerRadii: The width is the radius; the height is not used. A radius that does not fit is cut to half the shorter side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        self.init(
            cgPath: .roundedRect(
                rect, topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
                bottomLeft: radius(.bottomLeft)))
    }

    /// An open arc of a circle.
    ///
    /// - Parameters:
    ///   - startAngle: Radians; 0 points right, and angles grow clockwise.
    ///   - clockwise: As seen on the screen.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes a path with a copy of another's elements and the default line style.
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

    /// Adds an arc of a circle, preceded by a line to its start if the path has a current point.
    ///
    /// - Parameters:
    ///   - startAngle: Radians; 0 points right, and angles grow clockwise.
    ///   - clockwise: As seen on the screen.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics names the direction for y pointing up.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line back to the start of the contour and ends it.
    open func close() { path.closeSubpath() }

    /// Removes all elements; the line style stays.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds all elements of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// A path with the same line style whose contours run backwards.
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

    /// A path with the same shape and line.
    open func copy(with zone: NSZone? = nil) -> Any { copy(with: cgPath) }

    // MARK: Examining

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the curves, without the line's width; zero for an empty path.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }

    /// The end of the last element; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point is inside of the filled path.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: The line

    /// The width of the line in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of the line's ends; ``CGLineCap/butt`` by default.
    open var lineCapStyle: CGLineCap = .butt
    /// The shape of the line's corners; ``CGLineJoin/miter`` by default.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The longest miter as a multiple of the line width; longer ones become bevels. 10 by default.
    open var miterLimit: CGFloat = 10
    /// Whether overlapping contours are filled by the even-odd rule; false, the default, means the winding rule.
    open var usesEvenOddFillRule = false
    /// How far chords may be from the curves that they draw, in points. It reads back what was set; curves are drawn as
    /// exactly as pixels show.
    open var flatness: CGFloat = 0.6

    /// Sets the lengths of dashes and gaps in points; nil or 0 lengths draw a solid line.
    ///
    /// - Parameter phase: Points into the pattern at which lines start.
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

    /// Draws the line with the current context's stroke colour; does nothing without a context.
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

    /// Draws the line with a blend mode and an opacity in 0...1, for this drawing only.
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
