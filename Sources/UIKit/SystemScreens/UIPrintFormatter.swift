/// Lays content out on pages. Subclasses define the content.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintformatter
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    weak var owner: UIPrintPageRenderer?
    private var laidOut: (size: CGSize, text: PrintedText)?

    nonisolated override init() { super.init() }

    /// The page renderer of the formatter; nil for none.
    open var printPageRenderer: UIPrintPageRenderer? { owner }
    /// The page on which the formatter's content begins.
    open var startPage = 0
    /// The number of pages of the content.
    open var pageCount: Int { printed?.pages.count ?? 0 }
    /// The maximum height of the content on a page, in points; 0 for no limit.
    open var maximumContentHeight: CGFloat = 0
    /// The maximum width of the content, in points; 0 for no limit.
    open var maximumContentWidth: CGFloat = 0
    /// The insets of the content in the printable rectangle of each page, in points.
    open var perPageContentInsets = UIEdgeInsets.zero

    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        owner?.remove(self)
        owner = nil
    }

    /// The rectangle of the content on a page, in points.
    open func rect(forPageAt pageIndex: Int) -> CGRect { contentRect }
    /// Draws the content of a page.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) { printed?.draw(pageIndex - startPage, at: rect.origin) }

    /// The text to lay out on pages; nil for formatters of other content.
    var drawnText: NSAttributedString? { nil }
    func textChanged() { laidOut = nil }

    private var printed: PrintedText? {
        let size = contentRect.size
        if let laidOut, laidOut.size == size { return laidOut.text }
        guard let drawnText else { return nil }
        let text = PrintedText(drawnText, in: size)
        laidOut = (size, text)
        return text
    }

    var contentRect: CGRect {
        guard let owner else { return .zero }
        var rect = owner.contentRect(in: owner.printableRect).inset(by: perPageContentInsets)
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect
    }
}

/// Lays a text out on pages.
///
/// - Source: developer.apple.com/documentation/uikit/uisimpletextprintformatter
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The plain text.
    open var text: String? {
        get { content?.string }
        set { (content, isPlain) = (newValue.map { NSAttributedString(string: $0) }, true) }
    }
    /// The text with attributes.
    open var attributedText: NSAttributedString? {
        get { content }
        set { (content, isPlain) = (newValue, false) }
    }
    /// The font of plain text; nil for the system font of 12 points.
    open var font: UIFont? {
        didSet { textChanged() }
    }
    /// The colour of plain text; nil for black.
    open var color: UIColor? {
        didSet { textChanged() }
    }
    /// The alignment of plain text.
    open var textAlignment = NSTextAlignment.natural {
        didSet { textChanged() }
    }

    private var content: NSAttributedString? {
        didSet { textChanged() }
    }
    private var isPlain = true

    /// Makes a formatter of plain text.
    public init(text: String) {
        super.init()
        self.text = text
    }
    /// Makes a formatter of text with attributes.
    public init(attributedText: NSAttributedString) {
        super.init()
        self.attributedText = attributedText
    }

    override var drawnText: NSAttributedString? {
        guard isPlain else { return content ?? NSAttributedString(string: "") }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? UIColor.black, .paragraphStyle: style,
            ])
    }
}

/// Lays the text of an HTML document out on pages, with the formatting that attributed strings support.
///
/// - Source: developer.apple.com/documentation/uikit/uimarkuptextprintformatter
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The document.
    open var markupText: String? {
        didSet { textChanged() }
    }

    /// Makes a formatter of an HTML document.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    override var drawnText: NSAttributedString? {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        let data = Data((markupText ?? "").utf8)
        do { return try NSAttributedString(data: data, options: options, documentAttributes: nil) } catch {
            return NSAttributedString(string: markupText ?? "")
        }
    }
}

/// Prints a view as it is drawn on screen, on one page.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewprintformatter
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The printed view.
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    open override var pageCount: Int { 1 }
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY)
        view.layer.render(in: context)
        context.restoreGState()
    }
}

extension UIView {
    /// A formatter that prints the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
