/// Draws the pages of a print job: the content of its formatters, between a header and a footer that subclasses draw.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintpagerenderer
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// A formatter and its first page.
    private struct Placed {
        let formatter: UIPrintFormatter
        let page: Int
    }

    private var placed: [Placed] = []
    private var rectangles = (paper: CGRect.zero, printable: CGRect.zero)

    /// Makes a renderer without formatters.
    nonisolated public override init() { super.init() }

    /// The height of headers at the top of the printable rectangle, in points.
    open var headerHeight: CGFloat = 0
    /// The height of footers at the bottom of the printable rectangle, in points.
    open var footerHeight: CGFloat = 0
    /// The rectangle of the sheet, in points; empty before printing.
    open var paperRect: CGRect { rectangles.paper }
    /// The printable part of the sheet, in points; empty before printing.
    open var printableRect: CGRect { rectangles.printable }

    /// Sets the rectangles by key, for programs that draw pages without printing them.
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

    /// The formatters. Setting them arranges them one after the other, each starting on a new page.
    open var printFormatters: [UIPrintFormatter]? {
        get { placed.isEmpty ? nil : placed.map(\.formatter) }
        set {
            for formatter in placed.map(\.formatter) { formatter.removeFromPrintPageRenderer() }
            for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: endOfFormatters) }
        }
    }

    /// The formatters with content on a page; nil for none.
    open func printFormatters(forPageAt pageIndex: Int) -> [UIPrintFormatter]? {
        let found = placed.filter { ($0.page..<$0.page + $0.formatter.pageCount).contains(pageIndex) }.map(\.formatter)
        return found.isEmpty ? nil : found
    }

    /// Adds a formatter that starts on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        formatter.owner = self
        placed.append(Placed(formatter: formatter, page: pageIndex))
    }

    func remove(_ formatter: UIPrintFormatter) { placed.removeAll { $0.formatter === formatter } }

    private var endOfFormatters: Int { placed.map { $0.page + $0.formatter.pageCount }.max() ?? 0 }

    /// The rendering quality for a requested one: the same unless overridden. Nothing calls it.
    open func currentRenderingQuality(forRequested requestedRenderingQuality: UIPrintRenderingQuality) -> UIPrintRenderingQuality
    {
        requestedRenderingQuality
    }

    // MARK: Pages

    /// The number of pages: that of the formatters unless overridden.
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

    /// A rectangle without the header and the footer.
    func contentRect(in rectangle: CGRect) -> CGRect {
        rectangle.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    /// Draws a header. Does nothing unless overridden.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws content other than the formatters'. Does nothing unless overridden.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws a footer. Does nothing unless overridden.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    /// Draws the content of a formatter on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
    }
}

/// The quality of rendered pages.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintrenderingquality
public enum UIPrintRenderingQuality: Int, Sendable {
    /// The best quality, whatever time it takes.
    case best = 0
    /// A quality for interactive previews.
    case responsive
}
