/// How a shape is filled where contours overlap.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    /// The name of the rule.
    public let rawValue: String

    /// Creates a rule with a name; every rule but ``evenOdd`` fills as ``nonZero`` does.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A point is inside where the contours' turns around it do not add up to zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside where a ray from it crosses the contours an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The corners of a shape's line.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    /// The name of the kind of corner.
    public let rawValue: String

    /// Creates a kind with a name; names without a constant are drawn as ``miter``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The edges are extended until they meet, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A circle with the line's width as its diameter.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// The corner is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The ends of a shape's line.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    /// The name of the kind of end.
    public let rawValue: String

    /// Creates a kind with a name; names without a constant are drawn as ``butt``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The line ends at its last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the last point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square beyond the last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A layer that draws a path in its coordinates, filled and then stroked; the bounds do not cut it off.
///
/// - Source: developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
    /// The shape, in the layer's coordinates; nil draws nothing. Open contours are filled as if closed.
    open var path: CGPath? {
        willSet { if asksForActions { prepareAction("path") } }
        didSet { if hasPreparedAction { runPreparedAction("path") } }
    }
    /// The colour inside; nil fills nothing. Black by default.
    open var fillColor: CGColor? = .black {
        willSet { if asksForActions { prepareAction("fillColor") } }
        didSet { if hasPreparedAction { runPreparedAction("fillColor") } }
    }
    /// Which points are inside where contours overlap.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The colour of the line; nil draws none.
    open var strokeColor: CGColor? {
        willSet { if asksForActions { prepareAction("strokeColor") } }
        didSet { if hasPreparedAction { runPreparedAction("strokeColor") } }
    }
    /// Fraction of the path's length at which the line starts, 0...1.
    open var strokeStart: CGFloat = 0 {
        willSet { if asksForActions { prepareAction("strokeStart") } }
        didSet { if hasPreparedAction { runPreparedAction("strokeStart") } }
    }
    /// Fraction of the path's length at which the line ends, 0...1.
    open var strokeEnd: CGFloat = 1 {
        willSet { if asksForActions { prepareAction("strokeEnd") } }
        didSet { if hasPreparedAction { runPreparedAction("strokeEnd") } }
    }
    /// Points.
    open var lineWidth: CGFloat = 1 {
        willSet { if asksForActions { prepareAction("lineWidth") } }
        didSet { if hasPreparedAction { runPreparedAction("lineWidth") } }
    }
    /// Longest miter as a multiple of the width.
    open var miterLimit: CGFloat = 10 {
        willSet { if asksForActions { prepareAction("miterLimit") } }
        didSet { if hasPreparedAction { runPreparedAction("miterLimit") } }
    }
    /// The shape of the line's ends.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// The shape of the line's corners.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// Points into the pattern at which the line starts.
    open var lineDashPhase: CGFloat = 0 {
        willSet { if asksForActions { prepareAction("lineDashPhase") } }
        didSet { if hasPreparedAction { runPreparedAction("lineDashPhase") } }
    }
    /// Points painted and unpainted in turn; nil for a solid line.
    open var lineDashPattern: [NSNumber]?

    override class var ownProperties: [LayerProperty] { LayerProperty.ofShapes }

    override func renderContent(in context: CGContext) {
        super.renderContent(in: context)
        guard let path else { return }
        context.saveGState()
        fill(path, in: context)
        stroke(path, in: context)
        context.restoreGState()
    }

    private func fill(_ path: CGPath, in context: CGContext) {
        guard let fillColor else { return }
        context.setFillColor(fillColor)
        context.addPath(path)
        context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }

    private func stroke(_ path: CGPath, in context: CGContext) {
        guard let strokeColor, lineWidth > 0 else { return }
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
        context.strokePath()
    }

    override func copyProperties(of other: CALayer) {
        super.copyProperties(of: other)
        guard let other = other as? CAShapeLayer else { return }
        (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
        (strokeStart, strokeEnd, lineWidth, miterLimit) = (other.strokeStart, other.strokeEnd, other.lineWidth, other.miterLimit)
        (lineCap, lineJoin, lineDashPhase) = (other.lineCap, other.lineJoin, other.lineDashPhase)
        lineDashPattern = other.lineDashPattern
    }
}
