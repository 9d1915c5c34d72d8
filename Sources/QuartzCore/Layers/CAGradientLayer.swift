/// The type of a gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a type with a name; every type but ``radial`` is drawn along a line.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// In ellipses around a point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, clockwise from the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer whose bounds are filled with a gradient, clipped to the rounded corners.
///
/// - Source: developer.apple.com/documentation/quartzcore/cagradientlayer
open class CAGradientLayer: CALayer {
    /// The colours of the stops, as ``CGColor``s; other objects are ignored, and without a colour nothing is drawn.
    open var colors: [Any]? {
        willSet { if asksForActions { prepareAction("colors") } }
        didSet { if hasPreparedAction { runPreparedAction("colors") } }
    }
    /// The locations of the colours, 0...1 and increasing; nil, or another number of them, distributes the colours
    /// evenly.
    open var locations: [NSNumber]? {
        willSet { if asksForActions { prepareAction("locations") } }
        didSet { if hasPreparedAction { runPreparedAction("locations") } }
    }
    /// The start in fractions of the bounds; the centre of a radial gradient.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        willSet { if asksForActions { prepareAction("startPoint") } }
        didSet { if hasPreparedAction { runPreparedAction("startPoint") } }
    }
    /// The end in fractions of the bounds; the corner of the box around a radial gradient's outermost ellipse.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        willSet { if asksForActions { prepareAction("endPoint") } }
        didSet { if hasPreparedAction { runPreparedAction("endPoint") } }
    }
    /// The type of the gradient; along a line by default.
    open var type: CAGradientLayerType = .axial

    override class var ownProperties: [LayerProperty] { LayerProperty.ofGradients }

    override func renderContent(in context: CGContext) {
        if let gradient, !bounds.isEmpty {
            context.saveGState()
            clip(context, to: outline)
            draw(gradient, in: context)
            context.restoreGState()
        }
        super.renderContent(in: context)
    }

    private var gradient: CGGradient? {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        let places = locations?.map { CGFloat($0.doubleValue) }
        return CGGradient(colorsSpace: nil, colors: colors, locations: places?.count == colors.count ? places : nil)
    }

    private func draw(_ gradient: CGGradient, in context: CGContext) {
        let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        if type == .radial {
            context.translateBy(x: place(startPoint).x, y: place(startPoint).y)
            context.scaleBy(
                x: abs(endPoint.x - startPoint.x) * bounds.width, y: abs(endPoint.y - startPoint.y) * bounds.height)
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: both)
        } else if type == .conic {
            let (center, end) = (place(startPoint), place(endPoint))
            context.drawConicGradient(gradient, center: center, angle: atan2(end.y - center.y, end.x - center.x))
        } else {
            context.drawLinearGradient(gradient, start: place(startPoint), end: place(endPoint), options: both)
        }
    }

    private func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }

    override func copyProperties(of other: CALayer) {
        super.copyProperties(of: other)
        guard let other = other as? CAGradientLayer else { return }
        (colors, locations, type) = (other.colors, other.locations, other.type)
        (startPoint, endPoint) = (other.startPoint, other.endPoint)
    }
}
