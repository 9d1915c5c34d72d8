import Foundation
import PictureTesting
import Rasterizer
import Testing

@Suite("Drawing on a bitmap")
struct CanvasTests {
    @Test func fillCoversWholePixelsExactly() throws {
        let bitmap = try scene { $0.fill(.rect(10, 20, 5, 5), color: .red) }
        #expect(bitmap.color(x: 9, y: 20) == [255, 255, 255, 255])
        #expect(bitmap.color(x: 10, y: 20) == [255, 0, 0, 255])
        #expect(bitmap.color(x: 14, y: 24) == [255, 0, 0, 255])
        #expect(bitmap.color(x: 15, y: 24) == [255, 255, 255, 255])
    }

    @Test func halfCoveredPixelsAreHalfColored() throws {
        let bitmap = try scene { $0.fill(.rect(10, 10, 5.5, 5), color: .black) }
        #expect(abs(Int(bitmap.color(x: 15, y: 12)[0]) - 128) <= 2)
        let hard = try scene { $0.fill(.rect(10, 10, 5.4, 5), color: .black, Compositing(antialias: false)) }
        #expect(hard.color(x: 15, y: 12) == [255, 255, 255, 255])
    }

    @Test func transformsNest() throws {
        let bitmap = try scene { canvas in
            canvas.save()
            canvas.transform = .translation(10, 10)
            canvas.transform = Matrix.scale(2, 2).concatenating(canvas.transform)
            canvas.fill(.rect(0, 0, 5, 5), color: .red)
            canvas.restore()
            canvas.fill(.rect(0, 0, 5, 5), color: .blue)
        }
        #expect(bitmap.color(x: 19, y: 19) == [255, 0, 0, 255])
        #expect(bitmap.color(x: 20, y: 20) == [255, 255, 255, 255])
        #expect(bitmap.color(x: 4, y: 4) == [0, 0, 255, 255])
    }

    @Test func clipsIntersectAndEnd() throws {
        let bitmap = try scene { canvas in
            canvas.save()
            canvas.clip(to: .rect(0, 0, 30, 60))
            canvas.clip(to: .rect(20, 0, 40, 60))
            #expect(canvas.clipBounds == CGRect(x: 20, y: 0, width: 10, height: 60))
            canvas.fill(.rect(0, 0, 60, 60), color: .red)
            canvas.restore()
            #expect(canvas.clipBounds == CGRect(x: 0, y: 0, width: 60, height: 60))
        }
        #expect(bitmap.color(x: 19, y: 5) == [255, 255, 255, 255])
        #expect(bitmap.color(x: 25, y: 5) == [255, 0, 0, 255])
        #expect(bitmap.color(x: 30, y: 5) == [255, 255, 255, 255])
    }

    @Test func impossibleTransformsDrawNothingAndHarmNothing() throws {
        let bitmap = try scene { canvas in
            for broken in [Matrix.scale(0, 1), .scale(.infinity, 1), .translation(.nan, 0)] {
                canvas.save()
                canvas.transform = broken
                canvas.fill(.sail, color: .black)
                canvas.stroke(.sail, style: StrokeStyle(), color: .black)
                canvas.draw(checkerboard, placement: .identity)
                canvas.restore()
            }
            canvas.fill(.rect(0, 0, 5, 5), color: .blue)
            canvas.fill(VectorPath([.move(CGPoint(x: Double.nan, y: 0)), .line(CGPoint(x: 1e300, y: 1e300))]), color: .black)
            canvas.stroke(.sail, style: StrokeStyle(dashLengths: [-1, 0]), color: .red)
        }
        #expect(bitmap.color(x: 2, y: 2) == [0, 0, 255, 255])
        #expect(bitmap.color(x: 30, y: 50)[1] < 255, "The line without its impossible dashes")
    }

    @Test func unbalancedRestoreIsIgnored() throws {
        let bitmap = try scene { canvas in
            canvas.restore()
            canvas.fill(.rect(0, 0, 5, 5), color: .red)
        }
        #expect(bitmap.color(x: 0, y: 0) == [255, 0, 0, 255])
    }

    @Test func groupsFadeAsOne() throws {
        let bitmap = try scene { canvas in
            canvas.beginGroup()
            canvas.fill(.rect(0, 0, 20, 20), color: .black)
            canvas.fill(.rect(10, 0, 20, 20), color: .black)
            canvas.endGroup(Compositing(alpha: 0.5))
        }
        #expect(bitmap.color(x: 5, y: 5) == bitmap.color(x: 15, y: 5))
        #expect(abs(Int(bitmap.color(x: 5, y: 5)[0]) - 127) <= 1)
    }

    @Test(arguments: [
        // Source-over of the W3C compositing formulas with backdrop (204, 102, 51) and source (128, 128, 128), both
        // opaque.
        (BlendMode.normal, [128, 128, 128]), (.multiply, [102, 51, 26]), (.screen, [230, 179, 153]),
        (.darken, [128, 102, 51]), (.lighten, [204, 128, 128]), (.difference, [76, 26, 77]), (.plusLighter, [255, 230, 179]),
        (.destinationOver, [204, 102, 51]), (.copy, [128, 128, 128]), (.hardLight, [204, 102, 51]),
    ])
    func blendModes(mode: BlendMode, expected: [Int]) throws {
        let gray = PaintColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1)
        let bitmap = try scene { canvas in
            canvas.fill(.rect(0, 0, 60, 60), color: PaintColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1))
            canvas.fill(.rect(10, 10, 10, 10), color: gray, Compositing(blend: mode))
        }
        for (component, wanted) in zip(bitmap.color(x: 15, y: 15), expected) { #expect(abs(Int(component) - wanted) <= 2) }
        #expect(bitmap.color(x: 30, y: 30) == [204, 102, 51, 255])
    }

    @Test(arguments: [BlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .clear])
    func noBlendModeReachesOutsideItsShape(mode: BlendMode) throws {
        let bitmap = try scene { canvas in
            canvas.fill(.rect(10, 10, 10, 10), color: .red, Compositing(blend: mode))
            canvas.draw(checkerboard, placement: .translation(40, 40), Compositing(blend: mode))
            canvas.stroke(.rect(30, 10, 5, 5), style: StrokeStyle(width: 2), color: .red, Compositing(blend: mode))
        }
        #expect(bitmap.color(x: 5, y: 5) == [255, 255, 255, 255])
        #expect(bitmap.color(x: 50, y: 50) == [255, 255, 255, 255])
    }

    @Test func bitmapsLandOnTheirPixels() throws {
        let bitmap = try scene { $0.draw(checkerboard, placement: .translation(7, 9)) }
        #expect(bitmap.color(x: 7, y: 9) == [255, 0, 0, 255])
        #expect(bitmap.color(x: 8, y: 9) == [0, 255, 0, 255])
        #expect(bitmap.color(x: 7, y: 10) == [0, 0, 255, 255])
        #expect(bitmap.color(x: 8, y: 10) == [127, 127, 127, 255])
        #expect(bitmap.color(x: 9, y: 10) == [255, 255, 255, 255])
    }

    @Test func clippingToAlphaMasksUntilRestored() throws {
        let mask = Bitmap(width: 2, height: 1, pixels: [0, 0, 0, 0, 255, 255, 255, 255])
        let bitmap = try scene { canvas in
            canvas.save()
            canvas.clip(toAlphaOf: mask, placement: .scale(10, 10), interpolation: .none)
            canvas.fill(.rect(0, 0, 60, 60), color: .red)
            canvas.restore()
            canvas.fill(.rect(50, 50, 5, 5), color: .blue)
        }
        #expect(bitmap.color(x: 5, y: 5) == [255, 255, 255, 255])
        #expect(bitmap.color(x: 15, y: 5) == [255, 0, 0, 255])
        #expect(bitmap.color(x: 25, y: 5) == [255, 255, 255, 255])
        #expect(bitmap.color(x: 52, y: 52) == [0, 0, 255, 255])
    }

    @Test func gradientEndsContinueOnlyWhenAsked() throws {
        let stops = [Gradient.Stop(location: 0, color: .red), Gradient.Stop(location: 1, color: .blue)]
        let line = Gradient.Geometry.linear(start: CGPoint(x: 20, y: 0), end: CGPoint(x: 40, y: 0))
        let bitmap = try scene { $0.fill(Gradient(geometry: line, stops: stops, extendsAfterEnd: true)) }
        #expect(bitmap.color(x: 10, y: 0) == [255, 255, 255, 255])
        #expect(bitmap.color(x: 50, y: 0) == [0, 0, 255, 255])
        let middle = bitmap.color(x: 30, y: 0)
        #expect(abs(Int(middle[0]) - 124) <= 4 && abs(Int(middle[2]) - 131) <= 4)
    }

    @Test func memoryOfTheCallerIsDrawnInto() throws {
        var memory = [UInt8](repeating: 0, count: 4 * 4 * 4)
        try memory.withUnsafeMutableBytes { bytes in
            let base = try #require(bytes.baseAddress)
            let canvas = try Canvas.bitmap(borrowing: base, width: 4, height: 4, bytesPerRow: 16)
            canvas.fill(.rect(1, 0, 1, 1), color: .red)
            #expect(canvas.makeBitmap().color(x: 1, y: 0) == [255, 0, 0, 255])
        }
        #expect(memory[4..<8] == [0, 0, 255, 255])
    }
}

@Suite("Pictures")
struct PictureTests {
    @Test func strokes() throws {
        let bend = VectorPath([.move(CGPoint(x: 10, y: 50)), .line(CGPoint(x: 25, y: 12)), .line(CGPoint(x: 40, y: 50))])
        let styles: [StrokeStyle] = [
            StrokeStyle(width: 8), StrokeStyle(width: 8, cap: .round, join: .round),
            StrokeStyle(width: 8, cap: .square, join: .bevel), StrokeStyle(width: 8, miterLimit: 1, dashLengths: [10, 4]),
        ]
        let bitmap = try scene(width: 200) { canvas in
            for (index, style) in styles.enumerated() {
                canvas.save()
                canvas.transform = .translation(Double(index) * 50, 0)
                canvas.stroke(bend, style: style, color: .black)
                canvas.restore()
            }
        }
        #expect(pictureMismatch(bitmap, "strokes") == nil)
    }

    @Test func shadowsBlurAndShift() throws {
        let bitmap = try scene(width: 120) { canvas in
            let soft = Shadow(offset: CGSize(width: 4, height: 4), sigma: 3, color: .black)
            canvas.fill(.rect(10, 10, 30, 30), color: .red, Compositing(shadow: soft))
            let hard = Shadow(offset: CGSize(width: 8, height: -4), sigma: 0, color: .blue)
            canvas.beginGroup()
            canvas.fill(.sail.applying(.translation(60, 5)), color: .green)
            canvas.endGroup(Compositing(shadow: hard))
        }
        #expect(pictureMismatch(bitmap, "shadows") == nil)
    }

    @Test func gradients() throws {
        let stops = [
            Gradient.Stop(location: 0, color: .red), Gradient.Stop(location: 0.5, color: .white),
            Gradient.Stop(location: 1, color: .blue),
        ]
        let bitmap = try scene(width: 180) { canvas in
            let center = CGPoint(x: 90, y: 30)
            let geometries: [Gradient.Geometry] = [
                .linear(start: CGPoint(x: 10, y: 10), end: CGPoint(x: 50, y: 50)),
                .radial(startCenter: center, startRadius: 5, endCenter: center, endRadius: 25),
                .radial(startCenter: CGPoint(x: 140, y: 25), startRadius: 0, endCenter: CGPoint(x: 150, y: 30), endRadius: 25),
            ]
            for (index, geometry) in geometries.enumerated() {
                canvas.save()
                canvas.clip(to: .rect(Double(index) * 60 + 2, 2, 56, 56))
                canvas.fill(Gradient(geometry: geometry, stops: stops, extendsBeforeStart: true, extendsAfterEnd: index == 2))
                canvas.restore()
            }
        }
        #expect(pictureMismatch(bitmap, "gradients") == nil)
    }

    @Test func glyphsStandOnTheirBaseline() throws {
        let face = try FontFace(path: interPath)
        let bitmap = try scene(width: 120) { canvas in
            canvas.fill(.rect(0, 44, 120, 1), color: .red)
            let glyphs = (0..<4).map { PositionedGlyph(glyph: 2 + UInt32($0) * 30, x: 5 + Double($0) * 28, y: 44) }
            canvas.draw(glyphs, face: face, size: 36, color: .black)
        }
        #expect(pictureMismatch(bitmap, "glyphs") == nil)
    }
}
