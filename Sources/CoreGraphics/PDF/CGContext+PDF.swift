import Rasterizer

/// The page state of a PDF context.
struct PDFOutput {
    let consumer: CGDataConsumer
    /// The default rectangle of pages.
    let mediaBox: CGRect
    var pageCount = 0
    var isPageOpen = false
    var isClosed = false
}

extension CGContext {
    /// Creates a context that draws a PDF document, which is written when the document is closed or the context is
    /// released.
    ///
    /// - Parameters:
    ///   - mediaBox: The rectangle of pages, in points; nil means 612 x 792.
    ///   - auxiliaryInfo: Has no effect: documents have no metadata but fixed dates.
    /// - Returns: nil for pages that are too large.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let box = (mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)).standardized
        guard let canvas = try? Canvas.pdf(pageSize: box.size) else { return nil }
        self.init(canvas: canvas, initialTransform: Self.origin(of: box))
        pdf = PDFOutput(consumer: consumer, mediaBox: box)
    }

    /// Creates a context that draws a PDF file. See ``init(consumer:mediaBox:_:)``.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    private static func origin(of box: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: -box.minX, y: -box.minY)
    }

    /// Begins a page of a PDF document; state, clip and path are reset.
    ///
    /// - Parameter mediaBox: The rectangle of the page, in points; nil for that of the document.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard var output = pdf, !output.isClosed else { return }
        let box = (mediaBox?.pointee ?? output.mediaBox).standardized
        do {
            if output.pageCount == 0 {
                try canvas.resizeFirstPage(box.size)
            } else {
                try canvas.beginNextPage(size: box.size)
            }
        } catch {
            return
        }
        (output.pageCount, output.isPageOpen) = (output.pageCount + 1, true)
        pdf = output
        beginPage(initialTransform: Self.origin(of: box))
    }

    /// Ends a page of a PDF document.
    public func endPage() { pdf?.isPageOpen = false }

    /// Begins a page of a PDF document. See ``beginPage(mediaBox:)``.
    ///
    /// - Parameter pageInfo: The rectangle of the page as `Data` of a `CGRect` under ``kCGPDFContextMediaBox``; other
    ///   keys have no effect.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let bytes = pageInfo?[kCGPDFContextMediaBox] as? Data, bytes.count == MemoryLayout<CGRect>.size else {
            return beginPage(mediaBox: nil)
        }
        var box = CGRect.zero
        withUnsafeMutableBytes(of: &box) { _ = bytes.copyBytes(to: $0) }
        beginPage(mediaBox: &box)
    }

    /// Ends a page of a PDF document.
    public func endPDFPage() { endPage() }

    /// Writes the PDF document. Later drawing has no effect.
    public func closePDF() {
        guard let output = pdf, !output.isClosed else { return }
        pdf?.isClosed = true
        if output.pageCount > 0 { canvas.endLastPage() }
        if let data = try? finishDocument() { output.consumer.put(data) }
    }
}

/// Links of PDF documents; ignored by bitmap contexts and on pages without drawing.
extension CGContext {
    /// Makes a rectangle of the page a link to a URL.
    ///
    /// - Parameter rect: Points in the default user space, whose origin is at the bottom left, regardless of the
    ///   current transform.
    public func setURL(_ url: CFURL, for rect: CGRect) { canvas.link(onCanvas(rect), to: .url(url.absoluteString)) }

    /// Adds a named destination on the page, in the default user space. The first one of a name is used.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        canvas.define(name, at: onCanvas(CGRect(origin: point, size: .zero)).origin)
    }

    /// Makes a rectangle of the page, in the default user space, a link to a named destination. If there is no such
    /// destination, it leads to the last page.
    public func setDestination(_ name: CFString, for rect: CGRect) { canvas.link(onCanvas(rect), to: .place(name)) }

    private func onCanvas(_ rect: CGRect) -> CGRect { rect.standardized.applying(baseTransform) }
}

/// The key of a page's rectangle.
public let kCGPDFContextMediaBox: CFString = "MediaBox"
/// The key of a document's title. Has no effect: documents have no metadata but fixed dates.
public let kCGPDFContextTitle: CFString = "Title"
/// The key of a document's author. Has no effect.
public let kCGPDFContextAuthor: CFString = "Author"
/// The key of a document's subject. Has no effect.
public let kCGPDFContextSubject: CFString = "Subject"
/// The key of a document's keywords. Has no effect.
public let kCGPDFContextKeywords: CFString = "Keywords"
/// The key of a document's creator. Has no effect.
public let kCGPDFContextCreator: CFString = "Creator"
/// The key of the owner password. Has no effect: documents are not encrypted.
public let kCGPDFContextOwnerPassword: CFString = "OwnerPassword"
/// The key of the user password. Has no effect: documents are not encrypted.
public let kCGPDFContextUserPassword: CFString = "UserPassword"
/// The key of whether a document may be printed. Has no effect: documents are not encrypted.
public let kCGPDFContextAllowsPrinting: CFString = "AllowsPrinting"
/// The key of whether a document may be copied from. Has no effect: documents are not encrypted.
public let kCGPDFContextAllowsCopying: CFString = "AllowsCopying"
