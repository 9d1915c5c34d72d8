import Foundation
import Rasterizer

/// The rectangles of a PDF page.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpdfbox
public enum CGPDFBox: Int32, Sendable {
    /// The whole sheet.
    case mediaBox = 0
    /// What shows.
    case cropBox
    /// What a press prints, with what is cut off.
    case bleedBox
    /// What is left once the sheet is cut.
    case trimBox
    /// What the page's author means by its content.
    case artBox
}

/// A page of a PDF file.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpdfpage
public final class CGPDFPage: @unchecked Sendable {
    /// The page's number, from 1.
    public let pageNumber: Int
    /// How far the page is turned where it shows, in degrees clockwise: a multiple of 90.
    public let rotationAngle: Int32
    /// The file, which keeps the page.
    private let file: String
    private let boxes: [CGPDFBox: CGRect]
    /// Keeps the file while the page is used alone.
    private let keeper: CGPDFDocument?
    private let picture: PagePicture

    init?(_ pageNumber: Int, of document: CGPDFDocument) {
        guard let lines = try? PDFProgram.lines(about: document.path, pages: pageNumber...pageNumber) else { return nil }
        self.pageNumber = pageNumber
        file = document.path
        boxes = Self.boxes(lines)
        rotationAngle = Self.values(lines, "rot").first.map { Int32($0) } ?? 0
        keeper = nil
        picture = PagePicture()
    }

    private init(_ page: CGPDFPage, _ document: CGPDFDocument) {
        (pageNumber, rotationAngle, file, boxes) = (page.pageNumber, page.rotationAngle, page.file, page.boxes)
        (keeper, picture) = (document, page.picture)
    }

    /// The page with its document, which it keeps alive.
    func value(_ document: CGPDFDocument) -> CGPDFPage { CGPDFPage(self, document) }

    private static func values(_ lines: [Substring], _ name: String) -> [Double] {
        guard let line = lines.first(where: { $0.hasPrefix("Page") && $0.contains(" \(name):") }),
            let colon = line.firstIndex(of: ":")
        else { return [] }
        return line[line.index(after: colon)...].split(separator: " ").compactMap { Double($0) }
    }

    private static func boxes(_ lines: [Substring]) -> [CGPDFBox: CGRect] {
        let names: [(CGPDFBox, String)] = [
            (.mediaBox, "MediaBox"), (.cropBox, "CropBox"), (.bleedBox, "BleedBox"), (.trimBox, "TrimBox"), (.artBox, "ArtBox"),
        ]
        var found: [CGPDFBox: CGRect] = [:]
        for (box, name) in names {
            let edges = values(lines, name)
            guard edges.count == 4 else { continue }
            found[box] = CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
        }
        return found
    }

    /// The document of the page.
    public var document: CGPDFDocument? { keeper }

    /// A rectangle of the page, in points from the sheet's bottom left; the media box where the page does not have it.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { boxes[box] ?? boxes[.mediaBox] ?? .zero }

    /// The transform that brings a rectangle of the page, turned as it shows, into another one: in the middle of it,
    /// and smaller where it would not fit. It is never larger.
    ///
    /// - Parameters:
    ///   - rotate: Degrees clockwise, a multiple of 90, beside the page's own.
    ///   - preserveAspectRatio: Whether both directions are made smaller alike.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let source = getBoxRect(box).intersection(getBoxRect(.mediaBox))
        let turns = (((rotationAngle + rotate) / 90) % 4 + 4) % 4
        let size = turns % 2 == 0 ? source.size : CGSize(width: source.height, height: source.width)
        guard size.width > 0, size.height > 0 else { return .identity }
        var (x, y) = (min(1, rect.width / size.width), min(1, rect.height / size.height))
        if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
        return CGAffineTransform(translationX: -source.midX, y: -source.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(turns) * .pi / 2))
            .concatenating(CGAffineTransform(scaleX: x, y: y))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// The page in pixels, as large as its crop box on a device that shows so many pixels a point, turned as it shows.
    fileprivate func pixels(covering size: CGSize) -> CGImage? { picture.pixels(of: pageNumber, file, covering: size) }
}

/// What a page looks like, which is read once.
private final class PagePicture: @unchecked Sendable {
    private let lock = NSLock()
    private var shapes: SVGImage??

    func pixels(of page: Int, _ file: String, covering size: CGSize) -> CGImage? {
        let shapes = lock.withLock { () -> SVGImage? in
            if let shapes = self.shapes { return shapes }
            let read = (try? PDFProgram.svg(ofPage: page, of: file)).flatMap { try? SVGImage($0) }
            self.shapes = .some(read)
            return read
        }
        func pixels(_ length: CGFloat) -> Int { length.isFinite ? Int(min(max(1, length.rounded(.up)), 4096)) : 4096 }
        guard let shapes, let bitmap = try? shapes.bitmap(width: pixels(size.width), height: pixels(size.height)) else {
            return nil
        }
        return CGImage(bitmap)
    }
}

extension CGContext {
    /// Draws a page of a PDF file in its own coordinates: points with y up. What lies outside of the crop box is not
    /// drawn.
    public func drawPDFPage(_ page: CGPDFPage) {
        let box = page.getBoxRect(.cropBox)
        guard box.width > 0, box.height > 0 else { return }
        // poppler turns the page as it shows; here it is drawn as it lies on the sheet.
        let turns = ((Int(page.rotationAngle) / 90) % 4 + 4) % 4
        let shown = turns % 2 == 0 ? box.size : CGSize(width: box.height, height: box.width)
        let unit = convertToDeviceSpace(CGSize(width: 1, height: 1))
        let scale = max(abs(unit.width), abs(unit.height))
        let size = CGSize(width: shown.width * scale, height: shown.height * scale)
        guard let pixels = page.pixels(covering: size) else { return }
        saveGState()
        translateBy(x: box.midX, y: box.midY)
        rotate(by: CGFloat(turns) * .pi / 2)
        draw(pixels, in: CGRect(x: -shown.width / 2, y: -shown.height / 2, width: shown.width, height: shown.height))
        restoreGState()
    }
}
