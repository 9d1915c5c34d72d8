import QuartzCore
import Testing

/// Texts of layers.
@Suite struct TextLayerTests {
    private let layer = CATextLayer()

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        layer.fontSize = 20
        layer.string = "HHH"
    }

    private func bounds() throws -> CGRect? { try LayerPixels(layer, 200, 120).bounds }

    @Test("Plain text is white and begins at the top left") func plainText() throws {
        let pixels = try LayerPixels(layer, 200, 120)
        let bounds = try #require(pixels.bounds)
        #expect(bounds.minX <= 3 && bounds.minY < 10 && bounds.maxY < 25)
        #expect(abs(bounds.width - layer.preferredFrameSize().width) < 5)
        layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let middle = try LayerPixels(layer, 200, 120)
        #expect((0..<200).contains { middle.color($0, Int(bounds.midY))[0] == 255 && middle.color($0, Int(bounds.midY))[1] == 0 })
        layer.foregroundColor = nil
        #expect(try self.bounds() == nil)
    }

    @Test("The size of the font is the layer's, whatever font it names") func fonts() throws {
        let small = try #require(try bounds())
        layer.fontSize = 40
        let large = try #require(try bounds())
        #expect(abs(large.height - 2 * small.height) <= 2)
        layer.font = "Courier" as CFString
        #expect(try #require(try bounds()).width > large.width * 0.7)
    }

    @Test("Lines are aligned in the bounds") func alignment() throws {
        layer.alignmentMode = .right
        #expect(try #require(try bounds()).maxX > 196)
        layer.alignmentMode = .center
        #expect(abs(try #require(try bounds()).midX - 100) <= 1.5)
    }

    @Test("Wrapped text goes on below; the bounds cut text off that does not wrap") func wrapping() throws {
        layer.string = "HHH HHH HHH HHH HHH HHH HHH HHH"
        let single = try #require(try bounds())
        #expect(single.maxX > 195 && single.maxX <= 200 && single.maxY < 25)
        layer.isWrapped = true
        let wrapped = try #require(try bounds())
        #expect(wrapped.maxX <= 200 && wrapped.maxY > 40 && wrapped.maxY <= 60)
    }

    @Test("An ellipsis stands for what does not fit", arguments: [CATextLayerTruncationMode.start, .middle, .end])
    func truncation(_ mode: CATextLayerTruncationMode) throws {
        layer.string = "HHHHHHHHHHHHHHHHHHHHHHHHHHHHHH"
        layer.truncationMode = mode
        let pixels = try LayerPixels(layer, 200, 120)
        #expect(try #require(pixels.bounds).maxX <= 200)
        // The dots of the ellipsis stand alone above the baseline's row.
        let baseline = Int(try #require(pixels.bounds).maxY) - 1
        let letters = (0..<200).filter { pixels.color($0, baseline - 8) != [0, 0, 0] }
        let dots = (0..<200).filter { pixels.color($0, baseline) != [0, 0, 0] && pixels.color($0, baseline - 8) == [0, 0, 0] }
        let first = try #require(dots.first)
        switch mode {
        case .start: #expect(first < (letters.first ?? 0))
        case .end: #expect((dots.last ?? 0) > (letters.last ?? 0))
        default: #expect(first > (letters.first ?? 0) && first < (letters.last ?? 0))
        }
    }

    @Test("A subclass may move the text it draws") func subclass() throws {
        final class Lowered: CATextLayer {
            override func draw(in ctx: CGContext) {
                ctx.saveGState()
                ctx.translateBy(x: 0, y: 30)
                super.draw(in: ctx)
                ctx.restoreGState()
            }
        }
        let lowered = Lowered()
        (lowered.frame, lowered.fontSize, lowered.string) = (layer.frame, layer.fontSize, layer.string)
        let moved = try #require(try LayerPixels(lowered, 200, 120).bounds)
        #expect(moved == (try #require(try bounds())).offsetBy(dx: 0, dy: 30))
    }

    @Test("Without a text, or with a value that is none, nothing is drawn") func noText() throws {
        layer.string = nil
        #expect(try bounds() == nil)
        layer.string = 12
        #expect(try bounds() == nil)
    }
}
