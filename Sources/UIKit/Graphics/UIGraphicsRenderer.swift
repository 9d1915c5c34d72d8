/// What a renderer draws with.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject {
    /// The rectangle that is drawn, in points.
    public internal(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// The format for the device.
    open class func preferred() -> Self { self.init() }

    /// The format for the device.
    open class func `default`() -> Self { self.init() }
}

/// Draws into a context that exists as long as a closure runs.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    private let rendererFormat: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        rendererFormat = format
    }

    open var format: UIGraphicsRendererFormat { rendererFormat }

    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { $0.fill(rect) }
    }

    /// Draws a frame one point wide inside a rectangle.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// Draws a frame one point wide inside a rectangle.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    /// Runs a closure with this context as the current one and its origin at the renderer's.
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

/// The bounds and format that the renderers share.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {
    private let rendererFormat: UIGraphicsRendererFormat

    init(rendererFormat: UIGraphicsRendererFormat, bounds: CGRect) {
        self.rendererFormat = rendererFormat
        rendererFormat.bounds = bounds
    }

    open var format: UIGraphicsRendererFormat { rendererFormat }
    open var allowsImageOutput: Bool { false }
}
