/// Draws the pages of what is printed: what its formatters lay out, between a header and a footer that subclasses draw.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintpagerenderer
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// A formatter and the page it begins on.
    private struct Placed {
        let formatter: UIPrintFormatter
        let page: Int
    }

    private var placed: [Placed] = []
    private var rectangles = (paper: CGRect.zero, printable: CGRect.zero)

    /// Makes a renderer without formatters.
    nonisolated public override init() { super.init() }

    /// The height that headers take from the top of the printable rectangle, in points.
    open var headerHeight: CGFloat = 0
    /// The height that footers take from the bottom of the printable rectangle, in points.
    open var footerHeight: CGFloat = 0
    /// The sheet, in points; empty until something is printed.
    open var paperRect: CGRect { rectangles.paper }
    /// The part of the sheet that is printed on, in points; empty until something is printed.
    open var printableRect: CGRect { rectangles.printable }

    /// Sets the rectangles by their names, as programs do that draw pages without printing them.
    ///
    /// - Parameters:
    ///   - value: An `NSValue` or a `CGRect`.
    ///   - key: `paperRect` or `printableRect`; raises `NSUnknownKeyException` for others.
    open func setValue(_ value: Any?, forKey key: String) {
        let rectangle = value as? CGRect ?? .zero
        switch key {
        case "paperRect": rectangles.paper = rectangle
        case "printableRect": rectangles.printable = rectangle
        default:
            raise(
                "NSUnknownKeyException",
                "[\(LayoutText.opening(self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
                    + "\(key).")
        }
    }

    /// Sets the rectangles of a sheet.
    package func use(paper: CGRect, printable: CGRect) { rectangles = (paper, printable) }

    // MARK: Formatters

    /// The formatters. Setting them has them begin one after the other, each on a page of its own.
    open var printFormatters: [UIPrintFormatter]? {
        get { placed.isEmpty ? nil : placed.map(\.formatter) }
        set {
            for formatter in placed.map(\.formatter) { formatter.removeFromPrintPageRenderer() }
            for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: endOfFormatters) }
        }
    }

    /// The formatters that draw on a page.
    open func printFormatters(forPageAt pageIndex: Int) -> [UIPrintFormatter]? {
        let found = placed.filter { ($0.page..<$0.page + $0.formatter.pageCount).contains(pageIndex) }.map(\.formatter)
        return found.isEmpty ? nil : found
    }

    /// Adds a formatter that begins on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        formatter.owner = self
        placed.append(Placed(formatter: formatter, page: pageIndex))
    }

    func remove(_ formatter: UIPrintFormatter) { placed.removeAll { $0.formatter === formatter } }

    private var endOfFormatters: Int { placed.map { $0.page + $0.formatter.pageCount }.max() ?? 0 }

    /// How well pages are drawn where some quality is asked for: that one unless overridden. Nothing asks for one.
    open func currentRenderingQuality(forRequested requestedRenderingQuality: UIPrintRenderingQuality) -> UIPrintRenderingQuality
    {
        requestedRenderingQuality
    }

    // MARK: Pages

    /// The number of pages: those of the formatters unless overridden.
    open var numberOfPages: Int { endOfFormatters }
    /// Called before pages are drawn. Does nothing unless overridden.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: its formatters, the content, the header and the footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        for formatter in printFormatters(forPageAt: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
        let content = contentRect(in: printableRect)
        if headerHeight > 0 {
            drawHeaderForPage(
                at: pageIndex,
                in: CGRect(x: content.minX, y: printableRect.minY, width: content.width, height: headerHeight))
        }
        drawContentForPage(at: pageIndex, in: content)
        if footerHeight > 0 {
            drawFooterForPage(
                at: pageIndex, in: CGRect(x: content.minX, y: content.maxY, width: content.width, height: footerHeight))
        }
    }

    /// What headers and footers leave of a rectangle.
    func contentRect(in rectangle: CGRect) -> CGRect {
        rectangle.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    /// Draws a header. Does nothing unless overridden.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws what formatters do not. Does nothing unless overridden.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws a footer. Does nothing unless overridden.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    /// Draws what a formatter has on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
    }
}

/// How well pages are drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintrenderingquality
public enum UIPrintRenderingQuality: Int, Sendable {
    /// As well as can be, whatever time it takes.
    case best = 0
    /// As well as a preview needs it that follows the user.
    case responsive
}
