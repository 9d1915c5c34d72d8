import PlaceholderViews
public import UIKit

/// How pages stand beside each other.
public enum PDFDisplayMode: Int, Sendable {
    /// One, all below each other, two, or all by twos.
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction in which pages follow one another.
public enum PDFDisplayDirection: Int, Sendable {
    /// Down, or to the side.
    case vertical, horizontal
}

/// Shows a document; here a placeholder that names the page.
///
/// - Source: developer.apple.com/documentation/pdfkit/pdfview
@preconcurrency @MainActor
open class PDFView: UIView {
    private var placeholder: PlaceholderView?
    private var index = 0

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Decodes a view of a document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        placeholder = PlaceholderView(caption: "PDF", filling: self)
        showPage()
    }

    private func showPage() {
        let name = document?.documentURL?.lastPathComponent ?? "PDF"
        placeholder?.caption = document.map { "\(name): page \(min(index + 1, $0.pageCount)) of \($0.pageCount)" } ?? "PDF"
    }

    /// The document.
    open var document: PDFDocument? {
        didSet {
            index = 0
            showPage()
        }
    }
    /// The page that is shown.
    open var currentPage: PDFPage? { document?.page(at: index) }
    /// How pages stand beside each other; stored, without effect here.
    open var displayMode = PDFDisplayMode.singlePageContinuous
    /// The direction of pages; stored, without effect here.
    open var displayDirection = PDFDisplayDirection.vertical
    /// Which rectangle is shown; stored, without effect here.
    open var displayBox = PDFDisplayBox.cropBox
    /// Whether there is room between pages; stored, without effect here.
    open var displaysPageBreaks = true
    /// Whether the size follows the view; stored, without effect here.
    open var autoScales = false
    /// The size; stored, without effect here.
    open var scaleFactor: CGFloat = 1
    /// The smallest size; stored, without effect here.
    open var minScaleFactor: CGFloat = 0.25
    /// The largest size; stored, without effect here.
    open var maxScaleFactor: CGFloat = 5
    /// The size that fits; always 1 here.
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    /// Puts pages into a page controller; without effect here.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}

    /// Shows a page.
    open func go(to page: PDFPage) {
        guard let document, document.index(for: page) != NSNotFound else { return }
        index = document.index(for: page)
        showPage()
    }
    /// Whether there is a page after the one that is shown.
    open var canGoToNextPage: Bool { index + 1 < document?.pageCount ?? 0 }
    /// Whether there is a page before the one that is shown.
    open var canGoToPreviousPage: Bool { index > 0 }
    /// Shows the next page.
    open func goToNextPage(_ sender: Any?) { if canGoToNextPage { go(by: 1) } }
    /// Shows the page before.
    open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { go(by: -1) } }

    private func go(by count: Int) {
        index += count
        showPage()
    }
}
