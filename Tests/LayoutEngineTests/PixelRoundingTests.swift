import LayoutEngine
import Testing

/// From solved edges to pixels.
///
/// - Source: the rounding measured on frames that Interface Builder recorded, and on views outside a window under Mac
///   Catalyst.
struct PixelRoundingTests {
    private func frame(
        _ rounding: PixelRounding, x: Double, width: Double, insets: LayoutEdges = .zero, origin: Double = 0,
        originInsets: LayoutEdges = .zero
    ) -> (x: Double, width: Double) {
        let rect = rounding.frame(
            alignment: LayoutRect(x: x, y: 0, width: width, height: 0), insets: insets, origin: (origin, 0),
            originInsets: originInsets)
        return (rect.x, rect.width)
    }

    @Test(
        "edges go to the nearest pixel, halves up",
        arguments: [
            (2.0, 205.75, 69.25, 206.0, 69.0), (2, 20, 69.25, 20, 69.5), (2, 78.8333, 45.8333, 79, 45.5), (1, 0.5, 0.5, 1, 0),
        ])
    func edges(_ scale: Double, _ x: Double, _ width: Double, _ roundedX: Double, _ roundedWidth: Double) {
        let frame = frame(.windowed(scale: scale), x: x, width: width)
        #expect(frame == (roundedX, roundedWidth))
    }

    @Test func edgesAreRoundedInTheWindow() {
        let frame = frame(.windowed(scale: 2), x: 40.65, width: 24, origin: 257.7)
        #expect(abs(frame.x - 41) < 1e-9 && abs(frame.width - 24) < 1e-9)
    }

    @Test("negative edges go to the nearest pixel too", arguments: [(-21.4, -64.0 / 3), (-0.5 / 3, 0)] as [(Double, Double)])
    func negative(_ x: Double, _ expected: Double) {
        #expect(abs(frame(.windowed(scale: 3), x: x, width: 10).x - expected) < 1e-9)
    }

    @Test func alignmentInsetsComeAfterRounding() {
        let insets = LayoutEdges(top: 0, left: 2, bottom: 1, right: 2)
        let frame = frame(.windowed(scale: 3), x: 242.5, width: 112.5, insets: insets)
        #expect(abs(frame.x - 240.6666667) < 1e-6 && abs(frame.width - 116.3333333) < 1e-6)
    }

    @Test(
        "outside a window origins go to points, halves away from zero, and sizes to pixels",
        arguments: [(101.25, 96.25, 101.0, 96.5), (-3.5, 10, -4, 10), (3.5, 0.25, 4, 0.5), (-0.4, 1, 0, 1)])
    func windowless(_ x: Double, _ width: Double, _ roundedX: Double, _ roundedWidth: Double) {
        let frame = frame(.windowless(scale: 2), x: x, width: width)
        #expect(frame == (roundedX, roundedWidth))
        #expect(frame.x.sign == roundedX.sign)
    }

    @Test(
        "multipliers of 24 bits round as the fractions they stand for",
        arguments: [(1, 3), (2, 3), (1, 10), (3, 10), (7, 10), (9, 10), (1, 7), (33, 100), (12, 100), (113, 100)])
    func multipliers(_ numerator: Int, _ denominator: Int) {
        let multiplier = Double(Float(numerator) / Float(denominator))
        for width in 1...1400 {
            for scale in 1...3 {
                let expected = (2 * numerator * width * scale + denominator) / (2 * denominator)
                let pixels = PixelRounding.round(multiplier * Double(width), Double(scale)) * Double(scale)
                #expect(abs(pixels - Double(expected)) < 1e-6, "\(width) at \(scale)x")
            }
        }
    }

    /// Layout does not place views anew whose container moves so.
    @Test func movingTheContainerByWholePixelsChangesNothing() {
        let label = LayoutRect(x: -190.749992541965, y: 8, width: 440, height: 20.5)
        let frames = stride(from: -2_000, through: 2_000, by: 0.5).map { distance in
            PixelRounding.windowed(scale: 2).frame(
                alignment: label, insets: .zero, origin: (x: -0.00002327810924 + distance, y: 0), originInsets: .zero)
        }
        #expect(frames.allSatisfy { $0 == LayoutRect(x: -190.5, y: 8, width: 440, height: 20.5) })
    }

    @Test func noiseDoesNotMoveAnEdge() {
        #expect(PixelRounding.round(1e9, 2) == 1e9 && PixelRounding.roundUp(1e9 + 0.25, 2) == 1e9 + 0.5)
        #expect(PixelRounding.round(10.25 - 1e-9, 2) == 10.5)
        #expect(PixelRounding.roundUp(20.5 + 1e-9, 2) == 20.5)
        #expect(PixelRounding.roundUp(20.287109375, 2) == 20.5)
        #expect(abs(PixelRounding.roundUp(20.287109375, 3) - 20.3333333) < 1e-6)
    }
}
