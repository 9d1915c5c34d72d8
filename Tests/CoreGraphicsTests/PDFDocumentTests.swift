import Foundation
import Testing

@testable import CoreGraphics

/// PDF files are read page by page. The file is written by hand here: two pages, the second of which is turned and cut.
struct PDFDocumentTests {
    /// A file with a red square at the bottom left of the first page, and a blue one at the bottom left of the second.
    private static let file: Data = {
        let pages = [
            "/MediaBox [0 0 200 100]", "/MediaBox [0 0 200 100] /CropBox [10 20 110 80] /Rotate 90",
        ]
        let colors = ["1 0 0", "0 0 1"]
        var objects = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>"]
        for (index, page) in pages.enumerated() {
            objects.append("<< /Type /Page /Parent 2 0 R \(page) /Contents \(index + 5) 0 R >>")
        }
        for (index, color) in colors.enumerated() {
            let content = "\(color) rg \(index * 10) \(index * 20) 50 30 re f"
            objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
        }
        var (text, places) = ("%PDF-1.4\n", [Int]())
        for (index, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for place in places { text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
        return Data((text + "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n").utf8)
    }()

    private func document() throws -> CGPDFDocument {
        let provider = try #require(CGDataProvider(data: Self.file))
        return try #require(CGPDFDocument(provider))
    }

    @Test func pagesHaveTheirBoxes() throws {
        let document = try document()
        #expect(document.numberOfPages == 2 && !document.isEncrypted && document.isUnlocked && document.allowsPrinting)
        #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
        let (first, second) = (try #require(document.page(at: 1)), try #require(document.page(at: 2)))
        #expect(first.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100) && first.rotationAngle == 0)
        #expect(first.getBoxRect(.cropBox) == first.getBoxRect(.mediaBox) && first.pageNumber == 1)
        #expect(second.getBoxRect(.cropBox) == CGRect(x: 10, y: 20, width: 100, height: 60) && second.rotationAngle == 90)
        #expect(second.document != nil && document.allowsCopying)
        for box in [CGPDFBox.bleedBox, .trimBox, .artBox] { #expect(second.getBoxRect(box) == second.getBoxRect(.cropBox)) }
    }

    @Test func filesThatAreNoneAreRefused() throws {
        let provider = try #require(CGDataProvider(data: Data("no file".utf8)))
        #expect(CGPDFDocument(provider) == nil)
        #expect(CGPDFDocument(URL(fileURLWithPath: "/there/is/none.pdf")) == nil)
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try Self.file.write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        #expect(CGPDFDocument(place)?.numberOfPages == 2)
    }

    private func context() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: 200, height: 100, bitsPerComponent: 8, bytesPerRow: 800, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// Red, green, blue and alpha of a place from the bottom left.
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<4).map { bytes[((99 - y) * 200 + x) * 4 + $0] }
    }

    @Test func aPageIsDrawnInItsCoordinates() throws {
        let context = try context()
        let page = try document().page(at: 1)
        context.drawPDFPage(try #require(page))
        #expect(try pixel(context, 25, 15) == [255, 0, 0, 255])
        #expect(try pixel(context, 60, 15)[3] == 0 && pixel(context, 25, 40)[3] == 0)
    }

    @Test func aTurnedPageIsDrawnAsItLies() throws {
        let context = try context()
        let page = try document().page(at: 2)
        context.drawPDFPage(try #require(page))
        #expect(try pixel(context, 35, 35) == [0, 0, 255, 255])
        #expect(try pixel(context, 35, 60)[3] == 0 && pixel(context, 70, 35)[3] == 0)
    }

    @Test func theTransformFitsAPage() throws {
        let document = try document()
        let first = try #require(document.page(at: 1))
        let fitted = first.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 100, height: 100), rotate: 0, preserveAspectRatio: true)
        #expect(CGRect(x: 0, y: 0, width: 200, height: 100).applying(fitted) == CGRect(x: 0, y: 25, width: 100, height: 50))
        let second = try #require(document.page(at: 2))
        let turned = second.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 60, height: 100), rotate: 0, preserveAspectRatio: true)
        // Turned clockwise, the bottom left corner of the crop box comes to the top left.
        let corner = CGPoint(x: 10, y: 20).applying(turned)
        #expect(abs(corner.x) < 1e-9 && abs(corner.y - 100) < 1e-9)
    }
}
