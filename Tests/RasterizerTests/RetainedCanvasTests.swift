import Foundation
import PictureTesting
import SeededRandom
import Testing

@testable import Rasterizer

/// A canvas that is drawn again where its drawing changed looks like one that is drawn whole.
struct RetainedCanvasTests {
    private static let side = 64

    /// In a tenth of these drawings, of nested masks, blends and rotated images, up to five pixels differ by 1 of 255.
    @Test(arguments: 1...60) func changesGiveTheWholeDrawing(_ seed: Int) throws {
        var random = SplitMix(seed: seed)
        let retained = try RetainedCanvas(width: Self.side, height: Self.side)
        var scene = try RandomScene(&random)
        for _ in 0..<8 {
            try retained.update { scene.draw(on: $0) }
            let whole = try Canvas.bitmap(width: Self.side, height: Self.side)
            scene.draw(on: whole)
            let difference = PictureDifference(retained.canvas.makeBitmap(), from: whole.makeBitmap())
            #expect((difference?.largest ?? 0) <= 1 && (difference?.pixelCount ?? 0) <= 5)
            scene.change(&random)
        }
    }

    @Test func whatIsTheSameIsNotDrawnAgain() throws {
        let retained = try RetainedCanvas(width: 200, height: 100)
        func draw(_ color: PaintColor, on canvas: Canvas) {
            canvas.fill(.rect(0, 0, 200, 100), color: .white)
            for column in 0..<10 {
                canvas.save()
                canvas.transform = .translation(Double(column) * 20, 40)
                canvas.clip(to: .rect(0, 0, 20, 20))
                canvas.fill(.rect(5, 5, 8, 8), color: column == 7 ? color : .blue)
                canvas.restore()
            }
        }
        try retained.update { draw(.red, on: $0) }
        #expect(retained.redrawnPixelCount == 200 * 100)
        try retained.update { draw(.red, on: $0) }
        #expect(retained.redrawnPixelCount == 0)
        #expect(retained.redrawnStepCount == 0)
        try retained.update { draw(.green, on: $0) }
        // The square with a pixel around it, over the white below; a scope, its fill, and the white.
        #expect(retained.redrawnPixelCount == 10 * 10)
        #expect(retained.redrawnStepCount == 3)
        #expect(retained.canvas.makeBitmap().color(x: 150, y: 50) == [0, 255, 0, 255])
    }

    /// A list that scrolls changes each of its rows, and its background is drawn once for all of them.
    @Test func manyChangesDrawEachStepOnce() throws {
        let retained = try RetainedCanvas(width: 200, height: 100)
        for distance in [0.0, 3] {
            try retained.update { canvas in
                canvas.fill(.rect(0, 0, 200, 100), color: .white)
                for row in 0..<5 {
                    canvas.save()
                    canvas.transform = .translation(0, Double(row) * 20 + distance)
                    canvas.fill(.rect(5, 5, 8, 8), color: .blue)
                    canvas.restore()
                }
            }
        }
        // The background, and five scopes with a fill each.
        #expect(retained.redrawnStepCount == 11 && retained.redrawnRects.count == 5)
        #expect(retained.canvas.makeBitmap().color(x: 9, y: 50) == [0, 0, 255, 255])
    }

    /// Within other clips Cairo's rounding depends on the shapes, so that contents are drawn as shapes.
    @Test func aLineBackToTheStartLeavesARectangle() {
        let corners = [CGPoint(x: 0, y: 8), CGPoint(x: 6, y: 8), CGPoint(x: 6, y: 0), CGPoint(x: 0, y: 0)]
        let lines = [VectorPath.Element.move(corners[0])] + corners[1...].map { .line($0) }
        func isRectangle(_ elements: [VectorPath.Element]) -> Bool {
            DeviceShape.path(VectorPath(elements), .identity).isRectangleOfPixels
        }
        #expect(isRectangle(lines + [.close]) && isRectangle(lines + [.line(corners[0]), .close]))
        #expect(!isRectangle(lines + [.line(corners[1]), .close]) && !isRectangle(lines))
        #expect(!isRectangle(Array(lines[..<3]) + [.quadratic(control: corners[3], end: corners[0]), .close]))
    }

    @Test func anotherClipDrawsAgainWhatFollows() throws {
        let retained = try RetainedCanvas(width: 40, height: 40)
        for width in [10.0, 30, 20] {
            try retained.update { canvas in
                canvas.save()
                canvas.clip(to: .rect(0, 0, width, 40))
                canvas.fill(.rect(0, 0, 40, 40), color: .red)
                canvas.restore()
            }
            let bitmap = retained.canvas.makeBitmap()
            let red = (0..<40).filter { bitmap.color(x: $0, y: 20)[3] > 0 }
            #expect(red.count == Int(width))
        }
    }

    @Test func theShadowOfALayerIsThatOfItsChangedContent() throws {
        func draw(_ x: Double, on canvas: Canvas) {
            let shadow = Shadow(offset: CGSize(width: 9, height: 0), sigma: 2, color: .black)
            canvas.beginGroup()
            canvas.fill(.rect(x, 20, 10, 10), color: .green)
            canvas.fill(.rect(2, 2, 5, 5), color: .red)
            canvas.endGroup(Compositing(shadow: shadow))
        }
        let retained = try RetainedCanvas(width: 64, height: 64)
        try retained.update { draw(10, on: $0) }
        try retained.update { draw(30, on: $0) }
        #expect(try retained.canvas.makeBitmap() == scene(on: .bitmap(width: 64, height: 64)) { draw(30, on: $0) })
    }

    @Test func aPictureOfTheRecordingIsWhatItShowsSoFar() throws {
        let retained = try RetainedCanvas(width: 10, height: 10)
        try retained.update { canvas in
            canvas.fill(.rect(0, 0, 10, 10), color: .red)
            canvas.save()
            canvas.clip(to: .rect(0, 0, 5, 10))
            canvas.fill(.rect(0, 0, 10, 10), color: .blue)
            let bitmap = canvas.makeBitmap()
            #expect(bitmap.color(x: 2, y: 5) == [0, 0, 255, 255])
            #expect(bitmap.color(x: 7, y: 5) == [255, 0, 0, 255])
            canvas.restore()
        }
    }

    /// A layer's content is recorded once, and drawn from pixels when it moves.
    @Test(arguments: [CGPoint(x: 0, y: 3), CGPoint(x: -2, y: 1), CGPoint(x: 1.0 / 3, y: 0.25)])
    func contentThatMovesIsRecordedOnce(_ step: CGPoint) throws {
        let face = try FontFace(path: interPath)
        let glyphs = (0..<8).map { PositionedGlyph(glyph: UInt32(20 + $0 * 7), x: Double($0) * 7, y: 0) }
        var (recordings, kept) = (0, RecordedContent?.none)
        func draw(_ turn: Int, on canvas: Canvas) {
            canvas.fill(.rect(0, 0, 120, 90), color: .white)
            canvas.fill(.rect(10, 20, 60, 30), color: .green)
            canvas.save()
            canvas.clip(to: .rect(5, 5, 100, 70))
            canvas.transform = .translation(20 + step.x * Double(turn), 30 + step.y * Double(turn))
            kept = canvas.drawContent(kept) {
                recordings += 1
                canvas.draw(glyphs, face: face, size: 11, color: .blue)
                canvas.fill(.rect(0.5, 4.25, 30, 2), color: PaintColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            }
            canvas.restore()
            canvas.fill(.rect(60, 0, 20, 90), color: PaintColor(red: 0, green: 0, blue: 0, alpha: 0.25))
        }
        let retained = try RetainedCanvas(width: 120, height: 90)
        for turn in 0..<6 {
            try retained.update { draw(turn, on: $0) }
            let whole = try scene(on: .bitmap(width: 120, height: 90)) { draw(turn, on: $0) }
            #expect(retained.canvas.makeBitmap() == whole)
        }
        // Once while recording, and each time for the whole drawing, which records nothing.
        #expect(recordings == 1 + 6)
    }

    /// Rows of a third of a point have clips between pixels; their texts lie within them.
    @Test func contentThatNoEdgeOfItsClipCutsIsDrawnFromPixels() throws {
        let face = try FontFace(path: interPath)
        let glyphs = (0..<8).map { PositionedGlyph(glyph: UInt32(20 + $0 * 7), x: Double($0) * 7, y: 0) }
        var kept = RecordedContent?.none
        func draw(_ turn: Int, clip: CGRect, on canvas: Canvas) {
            canvas.fill(.rect(0, 0, 120, 90), color: .white)
            canvas.save()
            canvas.transform = .translation(10, 40 + 2 * Double(turn))
            canvas.clip(to: .rect(clip.minX, clip.minY, clip.width, clip.height))
            kept = canvas.drawContent(kept) {
                canvas.draw(glyphs, face: face, size: 11, color: .blue)
                canvas.fill(.rect(20.5, 4.25, 30, 2), color: .red)
            }
            canvas.restore()
        }
        // One clip cuts the first glyph, so that the content is drawn as shapes; the other one cuts none.
        for clip in [CGRect(x: -1.3, y: -20.7, width: 90, height: 40), CGRect(x: 4.3, y: -20, width: 70, height: 40)] {
            kept = nil
            let cuts = clip.minX > 0
            let retained = try RetainedCanvas(width: 120, height: 90)
            for turn in 0..<5 {
                try retained.update { draw(turn, clip: clip, on: $0) }
                let whole = try scene(on: .bitmap(width: 120, height: 90)) { draw(turn, clip: clip, on: $0) }
                #expect(retained.canvas.makeBitmap() == whole)
                // The background, the scope, the content, and its bitmap or its two steps.
                #expect(retained.redrawnStepCount == (cuts || turn < 1 ? 5 : 4))
            }
        }
    }

    /// Shapes of one content that overlap may come out of its bitmap with another last bit.
    @Test func theFirstDrawingDoesNotDependOnOtherCanvases() throws {
        let face = try FontFace(path: interPath)
        let glyphs = (0..<12).map { PositionedGlyph(glyph: UInt32(20 + $0 * 7), x: Double($0) * 2.3, y: 0) }
        let shade = PaintColor(red: 0.2, green: 0.1, blue: 0.7, alpha: 0.37)
        var kept = RecordedContent?.none
        func draw(on canvas: Canvas) {
            canvas.fill(.rect(0, 0, 120, 90), color: PaintColor(red: 0.93, green: 0.87, blue: 0.71, alpha: 1))
            canvas.transform = .translation(20.3, 40.6)
            kept = canvas.drawContent(kept) {
                for turn in 0..<3 { canvas.draw(glyphs, face: face, size: 19 + Double(turn), color: shade) }
            }
        }
        let whole = try scene(on: .bitmap(width: 120, height: 90)) { draw(on: $0) }
        for _ in 0..<3 {
            let retained = try RetainedCanvas(width: 120, height: 90)
            try retained.update { draw(on: $0) }
            #expect(retained.canvas.makeBitmap() == whole)
        }
    }

    @Test func aRectangleHasWholePixels() {
        func pixels(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
            DeviceShape.path(.rect(x, y, width, height), .scale(2, 2)).wholePixels
        }
        #expect(pixels(1, 2, 3, 4) == CGRect(x: 2, y: 4, width: 6, height: 8))
        #expect(pixels(0.25, 0.75, 3, 4) == CGRect(x: 1, y: 2, width: 5, height: 7))
        #expect(pixels(0.25, 0, 0.25, 4).isNull)
    }

    @Test func contentOfAnotherScaleIsRecordedAgain() throws {
        let retained = try RetainedCanvas(width: 40, height: 40)
        var (recordings, kept) = (0, RecordedContent?.none)
        for scale in [1.0, 1, 2, 2] {
            try retained.update { canvas in
                canvas.transform = .scale(scale, scale)
                kept = canvas.drawContent(kept) {
                    recordings += 1
                    canvas.fill(.rect(0, 0, 10, 10), color: .red)
                }
            }
        }
        #expect(recordings == 2)
        #expect(retained.canvas.makeBitmap().color(x: 15, y: 15) == [255, 0, 0, 255])
    }

    @Test func aChangeWithinContentDrawsAgainWhatChanged() throws {
        let retained = try RetainedCanvas(width: 100, height: 100)
        for color in [PaintColor.red, .blue] {
            try retained.update { canvas in
                canvas.transform = .translation(20, 0)
                _ = canvas.drawContent(nil) {
                    canvas.fill(.rect(0, 0, 10, 10), color: .green)
                    canvas.fill(.rect(50, 50, 8, 8), color: color)
                }
            }
        }
        #expect(retained.redrawnPixelCount == 10 * 10)
        #expect(retained.canvas.makeBitmap().color(x: 74, y: 54) == [0, 0, 255, 255])
    }

    @Test func aShadowThatStaysIsBlurredOnce() throws {
        let retained = try RetainedCanvas(width: 64, height: 64)
        func draw(_ color: PaintColor, on canvas: Canvas) {
            canvas.fill(.rect(0, 0, 64, 64), color: color)
            canvas.beginGroup()
            canvas.fill(.rect(20, 20, 10, 10), color: .green)
            canvas.endGroup(Compositing(shadow: Shadow(offset: CGSize(width: 5, height: 5), sigma: 3, color: .black)))
        }
        for color in [PaintColor.white, .red, .white] {
            try retained.update { draw(color, on: $0) }
            #expect(try retained.canvas.makeBitmap() == scene(on: .bitmap(width: 64, height: 64)) { draw(color, on: $0) })
        }
    }

    private func scene(on canvas: Canvas, _ draw: (Canvas) -> Void) -> Bitmap {
        draw(canvas)
        return canvas.makeBitmap()
    }
}

/// A drawing of random shapes in random scopes.
private struct RandomScene {
    private indirect enum Node {
        case shape(VectorPath, PaintColor, Compositing, stroke: Bool)
        case glyphs([PositionedGlyph], Double, PaintColor)
        case gradient(Gradient)
        case bitmap(Bitmap, Matrix)
        case scope([Node], Matrix, clip: VectorPath?)
        case group([Node], Compositing)
        case masked([Node], [Node])
        case alphaClip([Node], Bitmap, Matrix)
    }

    private let face: FontFace
    private var nodes: [Node]

    init(_ random: inout SplitMix) throws {
        face = try FontFace(path: interPath)
        nodes = (0..<6).map { _ in Self.node(&random, depth: 0) }
    }

    /// Replaces, adds or removes a node somewhere.
    mutating func change(_ random: inout SplitMix) { Self.change(&nodes, &random, depth: 0) }

    func draw(on canvas: Canvas) { draw(nodes, on: canvas) }

    private static func change(_ nodes: inout [Node], _ random: inout SplitMix, depth: Int) {
        let index = random.below(nodes.count + 1)
        guard index < nodes.count else { return nodes.append(node(&random, depth: depth)) }
        switch nodes[index] {
        case .scope(var children, let matrix, let clip) where random.below(4) > 0:
            change(&children, &random, depth: depth + 1)
            nodes[index] = .scope(children, matrix, clip: clip)
        case .group(var children, let compositing) where random.below(4) > 0:
            change(&children, &random, depth: depth + 1)
            nodes[index] = .group(children, compositing)
        case .masked(var children, let mask) where random.below(4) > 0:
            change(&children, &random, depth: depth + 1)
            nodes[index] = .masked(children, mask)
        case _ where random.below(5) == 0: nodes.remove(at: index)
        default: nodes[index] = node(&random, depth: depth)
        }
    }

    private static func node(_ random: inout SplitMix, depth: Int) -> Node {
        func children(_ random: inout SplitMix) -> [Node] {
            (0..<random.roll(1...3)).map { _ in node(&random, depth: depth + 1) }
        }
        switch random.below(depth < 3 ? 11 : 6) {
        case 0, 1, 2: return .shape(path(&random), color(&random), compositing(&random), stroke: random.flip())
        case 3:
            let glyphs = (0..<4).map { PositionedGlyph(glyph: UInt32(random.roll(5...200)), x: Double($0) * 9.3, y: 0) }
            return .glyphs(glyphs, Double(random.roll(6...20)), color(&random))
        case 4:
            let stops = [Gradient.Stop(location: 0, color: color(&random)), Gradient.Stop(location: 1, color: color(&random))]
            return .gradient(Gradient(geometry: .linear(start: point(&random), end: point(&random)), stops: stops))
        case 5: return .bitmap(bitmap(&random), matrix(&random))
        case 6, 7: return .scope(children(&random), matrix(&random), clip: random.flip() ? path(&random) : nil)
        case 8: return .group(children(&random), compositing(&random))
        case 9: return .masked(children(&random), children(&random))
        default: return .alphaClip(children(&random), bitmap(&random), matrix(&random))
        }
    }

    private func draw(_ nodes: [Node], on canvas: Canvas) { for node in nodes { draw(node, on: canvas) } }

    private func draw(_ node: Node, on canvas: Canvas) {
        switch node {
        case .shape(let path, let color, let compositing, let isStroke):
            if isStroke {
                canvas.stroke(path, style: StrokeStyle(width: 2.5), color: color, compositing)
            } else {
                canvas.fill(path, color: color, compositing)
            }
        case .glyphs(let glyphs, let size, let color):
            let outer = canvas.transform
            canvas.transform = Matrix.translation(6, 30).concatenating(outer)
            canvas.draw(glyphs, face: face, size: size, color: color)
            canvas.transform = outer
        case .gradient(let gradient): canvas.fill(gradient, Compositing(alpha: 0.4))
        case .bitmap(let bitmap, let matrix): canvas.draw(bitmap, placement: matrix)
        case .scope(let children, let matrix, let clip):
            canvas.save()
            canvas.transform = matrix.concatenating(canvas.transform)
            if let clip { canvas.clip(to: clip) }
            draw(children, on: canvas)
            canvas.restore()
        case .group(let children, let compositing):
            canvas.beginGroup()
            draw(children, on: canvas)
            canvas.endGroup(compositing)
        case .masked(let children, let mask):
            canvas.beginGroup()
            draw(children, on: canvas)
            canvas.endGroup { draw(mask, on: canvas) }
        case .alphaClip(let children, let bitmap, let matrix):
            canvas.save()
            canvas.clip(toAlphaOf: bitmap, placement: matrix)
            draw(children, on: canvas)
            canvas.restore()
        }
    }

    // MARK: Values

    private static func point(_ random: inout SplitMix) -> CGPoint {
        CGPoint(x: Double(random.below(6400)) / 100, y: Double(random.below(6400)) / 100)
    }

    private static func path(_ random: inout SplitMix) -> VectorPath {
        if random.flip() {
            let origin = point(&random)
            return .rect(origin.x, origin.y, Double(random.below(300)) / 10, Double(random.below(300)) / 10)
        }
        return VectorPath([
            .move(point(&random)), .line(point(&random)), .quadratic(control: point(&random), end: point(&random)),
            .cubic(control1: point(&random), control2: point(&random), end: point(&random)), .close,
        ])
    }

    private static func color(_ random: inout SplitMix) -> PaintColor {
        func component() -> Double { Double(random.below(256)) / 255 }
        return PaintColor(red: component(), green: component(), blue: component(), alpha: random.flip() ? 1 : component())
    }

    private static func compositing(_ random: inout SplitMix) -> Compositing {
        let blends: [BlendMode] = [.multiply, .copy, .clear, .sourceIn, .destinationOver, .xor, .plusLighter, .destinationIn]
        let offset = CGSize(width: Double(random.roll(-6...6)), height: Double(random.roll(-6...6)))
        return Compositing(
            blend: random.below(3) == 0 ? random.pick(blends) : .normal, alpha: random.flip() ? 1 : 0.6,
            antialias: random.below(5) > 0,
            shadow: random.below(4) == 0 ? Shadow(offset: offset, sigma: Double(random.below(4)), color: color(&random)) : nil)
    }

    private static func matrix(_ random: inout SplitMix) -> Matrix {
        let place = point(&random)
        switch random.below(3) {
        case 0: return .translation(Double(random.roll(-9...9)), Double(random.roll(-9...9)))
        case 1: return Matrix(a: 0.8, b: 0, c: 0, d: 1.3, tx: place.x / 4, ty: -place.y / 4)
        default: return Matrix(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: place.x / 4, ty: place.y / 8)
        }
    }

    private static func bitmap(_ random: inout SplitMix) -> Bitmap {
        let pixels = (0..<16 * 16 * 4).map { $0 % 4 == 3 ? UInt8(random.below(256)) : UInt8(random.below(256)) }
        return Bitmap(width: 16, height: 16, straightRGBA: pixels)
    }
}
