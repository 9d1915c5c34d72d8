import Foundation
import Rasterizer

/// The boxes of a PDF page.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpdfbox
public enum CGPDFBox: Int32, Sendable {
    /// The physical medium.
    case mediaBox = 0
    /// The visible region.
    case cropBox
    /// The region to which output is clipped in production.
    case bleedBox
    /// The dimensions of the finished page after trimming.
    case trimBox
    /// The extent of the meaningful content, as its author intends.
    case artBox
}

/// A page of a PDF file.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpdfpage
public final class CGPDFPage: @unchecked Sendable {
    /// The page's number, from 1.
    public let pageNumber: Int
    /// The rotation with which the page is displayed, in degrees clockwise: a multiple of 90.
    public let rotationAngle: Int32
    /// The path of the file.
    private let file: String
    private let boxes: [CGPDFBox: CGRect]
    /// Keeps the document alive while only the page is in use.
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

    /// A box of the page, in points from the bottom left of the sheet; the media box if the page does not have it.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { boxes[box] ?? boxes[.mediaBox] ?? .zero }

    /// The transform that fits a box of the page, as displayed, into a rectangle: centred, and scaled down if
    /// necessary, but never up.
    ///
    /// - Parameters:
    ///   - rotate: An additional rotation in degrees clockwise, a multiple of 90.
    ///   - preserveAspectRatio: Whether both axes are scaled alike.
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

    /// The page as pixels, in the size of its crop box at a resolution in pixels per point, rotated as displayed.
    fileprivate func pixels(covering size: CGSize) -> CGImage? { picture.pixels(of: pageNumber, file, covering: size) }
}

/// The rasterized page, cached.
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
    /// Draws a page of a PDF document in its own coordinates: points with y up, clipped to the crop box.
    public func drawPDFPage(_ page: CGPDFPage) {
        let box = page.getBoxRect(.cropBox)
        guard box.width > 0, box.height > 0 else { return }
        // poppler applies the page's rotation; here the page is drawn without it.
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
