/// The pages of a PDF document that is being drawn.
final class PDFPages {
    let context: CGContext
    private var count = 0
    /// The rectangle of the current page, in points.
    private(set) var bounds = CGRect.zero

    init(_ context: CGContext) { self.context = context }

    /// Begins a page with the drawing inside of a rectangle. A page that is too large is omitted.
    func begin(_ page: CGRect) {
        guard (try? context.beginPage(size: page.size, isFirst: count == 0)) != nil else { return }
        count += 1
        bounds = page
        context.translateBy(x: -page.minX, y: -page.minY)
    }
}
