import Rasterizer
import Testing

@testable import CoreGraphics

/// Large pictures are drawn by bands, of which one is in memory at a time.
struct BandedPictureTests {
    private static func draw(_ context: CGContext) {
        context.setFillColor(CGColor(red: 0.9, green: 0.95, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 47))
        context.saveGState()
        context.setShadow(
            userOffset: CGSize(width: 2, height: 3), sigma: 2, color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fillEllipse(in: CGRect(x: 5.3, y: 6.7, width: 40, height: 33.3))
        context.restoreGState()
        context.setAlpha(0.4)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.setLineWidth(3)
        context.stroke(CGRect(x: 20, y: 10, width: 30, height: 30))
        context.endTransparencyLayer()
    }

    @Test(arguments: [1, 2, 3, 0.7], [1, 300, 2000])
    func bandsHaveThePixelsOfTheWhole(_ scale: Double, _ bandPixels: Int) throws {
        let size = CGSize(width: 60, height: 47)
        let whole = try CGContext.flippedBitmap(size: size, scale: CGFloat(scale))
        Self.draw(whole)
        let bands = try CGContext.bandedPNG(size: size, scale: CGFloat(scale), bandPixels: bandPixels, Self.draw)
        #expect(try Bitmap(decoding: [UInt8](bands)) == whole.canvas.makeBitmap())
    }

    @Test func tooLargeAPictureIsRefusedWithItsLimits() throws {
        let error = #expect(throws: RasterizerError.self) {
            try CGContext.bandedPNG(size: CGSize(width: 20_000, height: 20_000), scale: 3) { _ in }
        }
        #expect(error?.description == "60000 x 60000 pixels cannot be drawn: the most are 16384 a side, 67108864 in all")
    }
}
