import CoreGraphics
import Testing

@Suite("Impossible numbers leave the program running")
struct ExtremeValueTests {
    private static let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]

    @Test(arguments: values)
    func drawing(value: CGFloat) throws {
        let context = try makeContext()
        let rect = CGRect(x: value, y: 1, width: value, height: 3)
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let image = try #require(context.makeImage())
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, red], locations: [value, 1]))
        for shadow in [CGSize(width: value, height: 1), CGSize(width: 1, height: 1)] {
            context.setShadow(offset: shadow, blur: 2, color: red)
            context.fill(rect)
            context.stroke(rect, width: value)
            context.draw(image, in: rect)
            context.draw(image, in: rect, byTiling: true)
            context.addArc(center: .zero, radius: value, startAngle: value, endAngle: 1, clockwise: true)
            context.addArc(tangent1End: CGPoint(x: value, y: 0), tangent2End: .zero, radius: 1)
            context.drawPath(using: .fillStroke)
            context.drawLinearGradient(gradient, start: CGPoint(x: value, y: 0), end: .zero, options: [])
            context.setShadow(offset: .zero, blur: value, color: red)
            context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.clear(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let pixels = try #require(context.makeImage()).bitmap.straightRGBA
        #expect(pixels[7 * 8 * 4..<7 * 8 * 4 + 4] == [255, 0, 0, 255], "Drawing still works afterwards")
    }

    @Test(arguments: values)
    func sizes(value: CGFloat) throws {
        let image = try #require(try makeContext().makeImage())
        #expect(image.cropping(to: CGRect(x: value, y: 0, width: 0, height: 2)) == nil)
        #expect(throws: (any Error).self) { try CGContext.flippedBitmap(size: CGSize(width: value, height: 1), scale: 1) }
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: value, y: value)])
        #expect(path.trimmed(from: value, to: 0.5).boundingBox.width.isFinite || abs(value) == 1e300)
    }
}
