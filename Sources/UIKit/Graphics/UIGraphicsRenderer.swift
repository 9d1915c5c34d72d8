/// The drawing attributes of a renderer.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject {
    /// The rectangle that is drawn, in points.
    public internal(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// Creates the format for the device.
    open class func preferred() -> Self { self.init() }

    /// Creates the format for the device.
    open class func `default`() -> Self { self.init() }
}

/// A drawing context that exists while a closure runs.
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context, with the origin of the renderer's bounds at its top left and y pointing down.
    public let cgContext: CGContext
    private let rendererFormat: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        rendererFormat = format
    }

    /// The renderer's format.
    open var format: UIGraphicsRendererFormat { rendererFormat }

    /// Fills a rectangle with the fill colour, replacing what is there.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    /// Fills a rectangle with the fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { $0.fill(rect) }
    }

    /// Draws a frame one point wide inside a rectangle with the stroke colour, replacing what is there.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// Draws a frame one point wide inside a rectangle with the stroke colour and a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    /// Intersects the clip with a rectangle, until the closure ends.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    /// Runs a closure with this context as the current one, its origin shifted by the renderer's bounds.
    func run<Context: UIGraphicsRendererContext>(_ actions: (Context) -> Void) {
        guard let context = self as? Context else { return }
        UIGraphicsPushContext(cgContext)
        cgContext.saveGState()
        cgContext.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        actions(context)
        cgContext.restoreGState()
        UIGraphicsPopContext()
    }
}

/// The base class of renderers, with their bounds and format.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {
    private let rendererFormat: UIGraphicsRendererFormat

    init(rendererFormat: UIGraphicsRendererFormat, bounds: CGRect) {
        self.rendererFormat = rendererFormat
        rendererFormat.bounds = bounds
    }

    /// The format the renderer was made with.
    open var format: UIGraphicsRendererFormat { rendererFormat }
    /// Whether the renderer makes pictures; false unless a subclass does.
    open var allowsImageOutput: Bool { false }
}
