/// The format of PDF documents that a renderer draws. Apple's `documentInfo` is missing: documents carry no information
/// but fixed dates.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicspdfrendererformat
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The document's metadata, by the keys of PDF contexts. It reads back what was set; nothing is written of it.
    open var documentInfo: [String: Any] = [:]
}

/// The context of a PDF document that is being drawn.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private lazy var pages = PDFPages(cgContext)

    /// The rectangle of the page being drawn, in points.
    open var pdfContextBounds: CGRect { pages.bounds }

    /// Begins a page with the renderer's bounds.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins a page.
    ///
    /// - Parameters:
    ///   - bounds: Points; the page shows what is drawn inside. A page that is too large is left out.
    ///   - pageInfo: Has no effect.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pages.begin(bounds) }
    /// Makes a rectangle of the page a link, in points from the page's bottom left corner.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as CFURL, for: rect) }
    /// Names a place of the page, in points from the page's bottom left corner. The first place of a name counts.
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name as CFString, at: point) }
    /// Makes a rectangle of the page a link to a named place, in points from the page's bottom left corner.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name as CFString, for: rect) }
}

/// Draws PDF documents.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicspdfrenderer
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// Creates a renderer with the default format.
    ///
    /// - Parameter bounds: The bounds of pages, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer with page bounds in points and a format, whose bounds it sets.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(rendererFormat: format, bounds: bounds)
    }

    /// The document drawn by a closure; empty if the bounds are too large.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        guard let context = try? CGContext.flippedPDF(pageSize: format.bounds.size) else { return Data() }
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(context, format: format))
        UIGraphicsPopContext()
        return (try? context.finishDocument()) ?? Data()
    }

    /// Writes the document drawn by a closure to a file. Throws the error of writing.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
