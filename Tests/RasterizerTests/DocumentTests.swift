import Foundation
import PictureTesting
import Rasterizer
import Testing

@Suite("The same drawing in every medium")
struct DocumentTests {
    private static let size = CGSize(width: 120, height: 80)

    private static func svg() throws -> [UInt8] {
        let canvas = try Canvas.svg(size: size)
        try drawEverything(on: canvas)
        return try canvas.finishDocument()
    }

    private static func pdf() throws -> [UInt8] {
        let canvas = try Canvas.pdf(pageSize: size)
        try drawEverything(on: canvas)
        try canvas.beginNextPage(size: CGSize(width: 60, height: 60))
        canvas.fill(.sail, color: .red)
        return try canvas.finishDocument()
    }

    private static func png() throws -> [UInt8] {
        try scene(width: 120, height: 80, drawEverything).encodedPNG()
    }

    @Test func theSameDrawingGivesTheSameBytes() throws {
        #expect(try Self.svg() == Self.svg())
        #expect(try Self.pdf() == Self.pdf())
        #expect(try Self.png() == Self.png())
    }

    @Test func everythingLooksRight() throws {
        #expect(pictureMismatch(try scene(width: 120, height: 80, drawEverything), "everything") == nil)
    }

    @Test func documentsDeclareTheirSizeAndPages() throws {
        let svg = String(decoding: try Self.svg(), as: UTF8.self)
        #expect(svg.contains("width=\"120px\" height=\"80px\" viewBox=\"0 0 120 80\""))
        let pdf = String(decoding: try Self.pdf(), as: UTF8.self)
        #expect(pdf.hasPrefix("%PDF-"))
        #expect(pdf.contains("/MediaBox [ 0 0 120 80 ]"))
        #expect(pdf.contains("/MediaBox [ 0 0 60 60 ]"))
        #expect(pdf.contains("/Count 2"))
    }

    @Test(arguments: [CGSize(width: -1, height: 10), CGSize(width: 10, height: 1e9), CGSize(width: Double.nan, height: 1)])
    func impossibleSizesAreErrors(size: CGSize) {
        #expect(throws: RasterizerError.self) { try Canvas.svg(size: size) }
        #expect(throws: RasterizerError.self) { try Canvas.pdf(pageSize: size) }
    }

    /// At two pixels a point its coverage would be 484 million pixels.
    @Test func aHugeShadowIsEmbeddedCoarsely() throws {
        let side = 12_000.0
        let canvas = try Canvas.svg(size: CGSize(width: side, height: side))
        let shadow = Shadow(offset: CGSize(width: 5, height: 5), sigma: 0, color: .black)
        canvas.fill(.rect(0, 0, side - 1000, side - 1000), color: .red, Compositing(shadow: shadow))
        let svg = String(decoding: try canvas.finishDocument(), as: UTF8.self)
        let image = try #require(svg.firstMatch(of: /<image id="[a-z0-9]+" width="(\d+)" height="(\d+)"/))
        let (width, height) = (try #require(Int(image.1)), try #require(Int(image.2)))
        #expect((1...16_777_216).contains(width * height), "\(width) x \(height)")
    }

    @Test(arguments: [(0, 10), (10, -1), (100_000, 1), (16_384, 16_384)])
    func impossibleBitmapsAreErrors(width: Int, height: Int) {
        #expect(throws: RasterizerError.unsupportedDimensions(width: width, height: height)) {
            try Canvas.bitmap(width: width, height: height)
        }
    }
}
