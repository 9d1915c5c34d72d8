/// A PDF document that is the current context.
final class CurrentPDF {
    let pages: PDFPages
    /// The rectangle of pages that have none of their own.
    let bounds: CGRect
    private let write: (Data) -> Void

    init?(_ bounds: CGRect, write: @escaping (Data) -> Void) {
        self.bounds = bounds.isEmpty ? Self.usualPage : bounds
        guard let context = try? CGContext.flippedPDF(pageSize: self.bounds.size) else { return nil }
        (pages, self.write) = (PDFPages(context), write)
    }

    /// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttodata(_:_:_:)
    private static let usualPage = CGRect(x: 0, y: 0, width: 612, height: 792)

    func end() { if let data = try? pages.context.finishDocument() { write(data) } }
}

/// Makes a new PDF document the current context of the calling thread; its bytes are in `data` after
/// ``UIGraphicsEndPDFContext()``.
///
/// - Parameters:
///   - bounds: Points, of pages that have no bounds of their own; an empty rectangle means 612 x 792 points.
///   - documentInfo: Has no effect.
/// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttodata(_:_:_:)
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    GraphicsContextStack.current.entries.append(.document(CurrentPDF(bounds) { data.setData($0) }))
}

/// Makes a new PDF document the current context of the calling thread; it is written at ``UIGraphicsEndPDFContext()``.
///
/// - Parameters:
///   - bounds: Points, of pages that have no bounds of their own; an empty rectangle means 612 x 792 points.
///   - documentInfo: Has no effect.
/// - Returns: Whether the file can be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    let document = CurrentPDF(bounds) { data in _ = FileManager.default.createFile(atPath: path, contents: data) }
    GraphicsContextStack.current.entries.append(.document(document))
    return document != nil
}

private var currentPDF: CurrentPDF? {
    guard case .document(let document) = GraphicsContextStack.current.entries.last else { return nil }
    return document
}

/// Ends the PDF document that is the current context, and writes it.
public func UIGraphicsEndPDFContext() {
    guard case .document(let document) = GraphicsContextStack.current.entries.last else { return }
    GraphicsContextStack.current.entries.removeLast()
    document?.end()
}

/// Begins a page with the bounds of the document that is the current context.
public func UIGraphicsBeginPDFPage() { currentPDF.map { $0.pages.begin($0.bounds) } }

/// Begins a page of the document that is the current context.
///
/// - Parameters:
///   - bounds: Points; the page shows what is drawn inside. A page that is too large is left out.
///   - pageInfo: Has no effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) { currentPDF?.pages.begin(bounds) }

/// The rectangle of the present page of the document that is the current context, in points; empty without one.
public func UIGraphicsGetPDFContextBounds() -> CGRect { currentPDF?.pages.bounds ?? .zero }

/// Makes a rectangle of the present page a link, in points from the page's bottom left corner.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    currentPDF?.pages.context.setURL(url as CFURL, for: rect)
}

/// Names a place of the present page, in points from the page's bottom left corner. The first place of a name counts.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    currentPDF?.pages.context.addDestination(name as CFString, at: point)
}

/// Makes a rectangle of the present page a link to a named place, in points from the page's bottom left corner.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    currentPDF?.pages.context.setDestination(name as CFString, for: rect)
}
