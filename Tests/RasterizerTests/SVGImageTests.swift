import Rasterizer
import Testing

struct SVGImageTests {
    private func image(_ body: String, size: Int = 8) throws -> SVGImage {
        try SVGImage(
            Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="\#(size)" height="\#(size)">\#(body)</svg>"#.utf8),
            elements: ["part"])
    }

    @Test func shapesFillTheBitmap() throws {
        let bitmap = try image(#"<rect width="8" height="4" fill="red"/>"#).bitmap(width: 4, height: 4)
        #expect(bitmap.pixels == Array(repeatElement([0, 0, 255, 255], count: 8).joined()) + [UInt8](repeating: 0, count: 32))
    }

    @Test func oneElementIsDrawnAlone() throws {
        let bitmap = try image(#"<rect width="8" height="8" fill="red"/><rect id="part" width="2" height="2" fill="blue"/>"#)
            .bitmap(width: 1, height: 1)
        #expect(bitmap.pixels == [255, 0, 0, 255])
    }

    /// Filters of a few bytes that librsvg draws for minutes, and shapes that repeat one another without a filter.
    @Test(arguments: [
        #"<filter id="f" x="-10" y="-10" width="30" height="30"><feTurbulence numOctaves="1000000"/></filter>"#
            + #"<rect width="1000" height="1000" filter="url(#f)"/>"#,
        #"<filter id="f"><feGaussianBlur stdDeviation="1000000"/>"#
            + #"<feTurbulence baseFrequency="0.1" numOctaves="900000"/></filter><rect width="1000" height="1000" filter="url(#f)"/>"#,
    ])
    func aPictureThatTakesTooLongIsGivenUp(_ body: String) throws {
        let image = try image(body, size: 1000)
        #expect(throws: RasterizerError.tookTooLong(milliseconds: 200)) {
            try image.bitmap(width: 1000, height: 1000, limit: 200)
        }
    }

    @Test func drawingAgainGivesTheSamePixels() throws {
        let image = try image(#"<circle cx="4" cy="4" r="3" fill="green"/>"#)
        #expect(try image.bitmap(width: 40, height: 40).pixels == image.bitmap(width: 40, height: 40).pixels)
    }
}
