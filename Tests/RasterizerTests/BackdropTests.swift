import Foundation
import Testing

@testable import Rasterizer

/// Blurs of the backdrop, the pixels drawn behind a shape.
@Suite struct BackdropTests {
    private func bitmap(_ draw: (Canvas) -> Void) throws -> Bitmap {
        let canvas = try Canvas.bitmap(width: 120, height: 80)
        draw(canvas)
        return canvas.makeBitmap()
    }

    @Test(arguments: [3.0, 20]) func anEdgeIsBlurredInsideOfTheShapeOnly(_ sigma: Double) throws {
        let blurred = try bitmap { canvas in
            canvas.fill(.rect(0, 0, 120, 80), color: .white)
            canvas.fill(.rect(60, 0, 60, 80), color: .black)
            canvas.blurBackdrop(inside: .rect(0, 20, 120, 30), sigma: sigma)
        }
        #expect([19, 50].allSatisfy { blurred.color(x: 59, y: $0) == [255, 255, 255, 255] })
        #expect([19, 50].allSatisfy { blurred.color(x: 60, y: $0) == [0, 0, 0, 255] })
        // A normal distribution's share beyond one standard deviation is 16 %.
        for (x, share) in [(60.0, 0.5), (60 - sigma, 0.84), (60 + sigma, 0.16)] {
            let value = blurred.color(x: Int(x), y: 35)[0]
            #expect(abs(Double(value) / 255 - share) < 0.06, "\(x)")
        }
    }

    @Test(arguments: [2.0, 9, 40]) func oneColourStaysAsItIs(_ sigma: Double) throws {
        let color = PaintColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
        func plain(_ canvas: Canvas) { canvas.fill(.rect(0, 0, 120, 80), color: color) }
        let blurred = try bitmap { canvas in
            plain(canvas)
            canvas.blurBackdrop(inside: .rect(-10, -10, 140, 60), sigma: sigma)
        }
        #expect(try blurred == bitmap(plain))
    }

    @Test(arguments: [0, -3, .nan, .infinity]) func aRadiusThatIsNoneChangesNothing(_ sigma: Double) throws {
        func plain(_ canvas: Canvas) { canvas.fill(.rect(10.5, 10, 50, 50), color: .green) }
        let blurred = try bitmap { canvas in
            plain(canvas)
            canvas.blurBackdrop(inside: .rect(0, 0, 120, 80), sigma: sigma)
        }
        #expect(try blurred == bitmap(plain))
    }

    /// A shape that moves near a blur, or far from it, gives the bytes of the whole drawing.
    @Test(arguments: [2.0, 15]) func aRetainedDrawingIsLikeTheWholeOne(_ sigma: Double) throws {
        func draw(_ x: Double, on canvas: Canvas) {
            canvas.fill(.rect(0, 0, 120, 80), color: .white)
            canvas.fill(.rect(x, 10, 6, 6), color: .red)
            canvas.beginGroup()
            canvas.fill(.rect(20, 40, x / 4, 20), color: .blue)
            canvas.blurBackdrop(inside: .rect(10, 45, 30, 10), sigma: sigma)
            canvas.endGroup(Compositing(alpha: 0.5))
            canvas.save()
            canvas.clip(to: .rect(60.5, 0, 50, 30))
            canvas.blurBackdrop(inside: .rect(62, 2.5, 70, 20), sigma: sigma)
            canvas.restore()
            canvas.fill(.rect(70, 8, 10, 10), color: PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        }
        let retained = try RetainedCanvas(width: 120, height: 80)
        for x in [2.0, 4, 40, 58, 66, 100, 3] {
            try retained.update { draw(x, on: $0) }
            #expect(try retained.canvas.makeBitmap() == bitmap { draw(x, on: $0) }, "\(x)")
        }
    }

    @Test func documentsStayAsTheyAre() throws {
        func document(_ blurs: Bool) throws -> [UInt8] {
            let canvas = try Canvas.svg(size: CGSize(width: 50, height: 50))
            canvas.fill(.rect(0, 0, 20, 20), color: .red)
            if blurs { canvas.blurBackdrop(inside: .rect(10, 0, 20, 20), sigma: 5) }
            return try canvas.finishDocument()
        }
        #expect(try document(true) == document(false))
    }
}
