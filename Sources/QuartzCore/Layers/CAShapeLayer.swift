/// The fill rule of a shape.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    /// The name of the rule.
    public let rawValue: String

    /// Creates a rule with a name; every rule but ``evenOdd`` fills as ``nonZero`` does.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A point is inside if the winding number of the contours around it is not zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if a ray from it crosses the contours an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The line join of a shape.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    /// The name of the kind of corner.
    public let rawValue: String

    /// Creates a join with a name; an unknown one is drawn as ``miter``.
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

/// The line cap of a shape.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    /// The name of the kind of end.
    public let rawValue: String

    /// Creates a cap with a name; an unknown one is drawn as ``butt``.
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

/// A layer that draws a path in its coordinates, filled and then stroked, without clipping to the bounds.
///
/// - Source: developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
    /// The path, in the layer's coordinates; nil draws nothing. Open contours are closed implicitly when filled.
    open var path: CGPath? {
        willSet { if asksForActions { prepareAction("path") } }
        didSet { if hasPreparedAction { runPreparedAction("path") } }
    }
    /// The fill colour; nil fills nothing. Black by default.
    open var fillColor: CGColor? = .black {
        willSet { if asksForActions { prepareAction("fillColor") } }
        didSet { if hasPreparedAction { runPreparedAction("fillColor") } }
    }
    /// The fill rule.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The stroke colour; nil strokes nothing.
    open var strokeColor: CGColor? {
        willSet { if asksForActions { prepareAction("strokeColor") } }
        didSet { if hasPreparedAction { runPreparedAction("strokeColor") } }
    }
    /// The fraction of the path's length at which the stroke starts, 0...1.
    open var strokeStart: CGFloat = 0 {
        willSet { if asksForActions { prepareAction("strokeStart") } }
        didSet { if hasPreparedAction { runPreparedAction("strokeStart") } }
    }
    /// The fraction of the path's length at which the stroke ends, 0...1.
    open var strokeEnd: CGFloat = 1 {
        willSet { if asksForActions { prepareAction("strokeEnd") } }
        didSet { if hasPreparedAction { runPreparedAction("strokeEnd") } }
    }
    /// The line width in points.
    open var lineWidth: CGFloat = 1 {
        willSet { if asksForActions { prepareAction("lineWidth") } }
        didSet { if hasPreparedAction { runPreparedAction("lineWidth") } }
    }
    /// The longest miter as a multiple of the width.
    open var miterLimit: CGFloat = 10 {
        willSet { if asksForActions { prepareAction("miterLimit") } }
        didSet { if hasPreparedAction { runPreparedAction("miterLimit") } }
    }
    /// The line cap.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// The line join.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// The offset into the dash pattern at which the line starts, in points.
    open var lineDashPhase: CGFloat = 0 {
        willSet { if asksForActions { prepareAction("lineDashPhase") } }
        didSet { if hasPreparedAction { runPreparedAction("lineDashPhase") } }
    }
    /// The alternating lengths of painted and unpainted segments, in points; nil for a solid line.
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
