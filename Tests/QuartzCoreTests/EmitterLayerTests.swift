import QuartzCore
import Testing

/// Particles at held times. The layer's time is the clock's, which tests move by the layer's offset.
@Suite struct EmitterLayerTests {
    private let emitter = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() throws {
        emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        emitter.emitterPosition = CGPoint(x: 50, y: 50)
        emitter.emitterCells = [cell]
        cell.contents = try squarePicture(4, .white)
        cell.birthRate = 1
        cell.lifetime = 100
        emitter.speed = 0
    }

    /// What shows when the layer's time is some seconds.
    private func pixels(at time: CFTimeInterval) throws -> LayerPixels {
        emitter.timeOffset = time
        return try LayerPixels(emitter, 100, 100)
    }

    @Test("A particle flies in its direction and falls as it is accelerated") func motion() throws {
        (cell.velocity, cell.lifetime, cell.birthRate) = (10, 3, 0.25)
        #expect(try pixels(at: 2).bounds == CGRect(x: 68, y: 48, width: 4, height: 4))
        cell.emissionLongitude = .pi / 2
        #expect(try pixels(at: 2).bounds == CGRect(x: 48, y: 68, width: 4, height: 4))
        (cell.velocity, cell.xAcceleration) = (0, 10)
        #expect(try pixels(at: 2).bounds == CGRect(x: 68, y: 48, width: 4, height: 4))
        #expect(try pixels(at: 3.5).bounds == nil)
    }

    @Test("Particles grow, fade and change colour") func looks() throws {
        (cell.lifetime, cell.birthRate, cell.scaleSpeed) = (3, 0.25, 1)
        #expect(try pixels(at: 2).bounds == CGRect(x: 44, y: 44, width: 12, height: 12))
        (cell.alphaSpeed, cell.scaleSpeed) = (-0.25, 0)
        #expect((126...129).contains(try pixels(at: 2).color(50, 50)[1]))
        cell.alphaSpeed = 0
        cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        cell.greenSpeed = 0.5
        #expect(try pixels(at: 1).color(50, 50) == [255, 128, 0])
    }

    @Test("Each second has its particles; births stop with the duration") func births() throws {
        (cell.velocity, cell.lifetime) = (10, 3)
        let pixels = try pixels(at: 10)
        for x in [50, 60, 70] { #expect(pixels.color(x, 50) == [255, 255, 255], "\(x)") }
        #expect(pixels.color(80, 50) == [0, 0, 0])
        cell.duration = 8
        #expect(try self.pixels(at: 10).bounds == CGRect(x: 68, y: 48, width: 4, height: 4))
    }

    @Test("Emission begins with the cell's time") func beginning() throws {
        cell.beginTime = 5
        #expect(try pixels(at: 4.9).bounds == nil)
        #expect(try pixels(at: 5).bounds != nil)
    }

    @Test("A time's picture is always the same; another seed has another one") func determinism() throws {
        (cell.birthRate, cell.velocity, cell.velocityRange, cell.emissionRange) = (30, 20, 20, 2 * .pi)
        cell.lifetime = 2
        let first = try pixels(at: 7).bytes
        #expect(try pixels(at: 7).bytes == first)
        #expect(try pixels(at: 7.2).bytes != first)
        emitter.seed = 1
        #expect(try pixels(at: 7).bytes != first)
    }

    @Test(
        "Particles come from their emitter's shape",
        arguments: [
            (CAEmitterLayerEmitterShape.line, CAEmitterLayerEmitterMode.volume), (.rectangle, .outline), (.rectangle, .points),
            (.circle, .outline), (.circle, .volume),
        ])
    func shapes(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) throws {
        (emitter.emitterShape, emitter.emitterMode, emitter.emitterSize) = (shape, mode, CGSize(width: 40, height: 20))
        (cell.birthRate, cell.lifetime) = (500, 1)
        let pixels = try pixels(at: 3)
        let bounds = try #require(pixels.bounds)
        let (width, height): (CGFloat, CGFloat) = shape == .line ? (44, 4) : shape == .circle ? (84, 84) : (44, 24)
        #expect(abs(bounds.width - width) <= 4 && abs(bounds.height - height) <= 4 && abs(bounds.midX - 50) <= 2, "\(bounds)")
        #expect((pixels.color(50, 50) != [0, 0, 0]) == (mode == .volume))
    }

    @Test("Added light is brighter where particles overlap") func additive() throws {
        cell.color = CGColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1)
        cell.lifetime = 2
        let plain = try pixels(at: 10).color(50, 50)[0]
        emitter.renderMode = .additive
        #expect(try pixels(at: 10).color(50, 50)[0] > plain + 50)
    }

    @Test("Layers and cells multiply rates, lifetimes and sizes; disabled cells emit nothing") func factors() throws {
        emitter.scale = 3
        #expect(try pixels(at: 1).bounds?.width == 12)
        emitter.lifetime = 0
        #expect(try pixels(at: 1).bounds == nil)
        (emitter.lifetime, emitter.birthRate) = (1, 0)
        #expect(try pixels(at: 1).bounds == nil)
        (emitter.birthRate, cell.isEnabled) = (1, false)
        #expect(try pixels(at: 1).bounds == nil)
    }

    @Test("Rates and lifetimes of any size are drawn", arguments: [1e12, .infinity, .nan] as [Float])
    func extremes(_ number: Float) throws {
        (cell.birthRate, cell.lifetime) = (number, number)
        #expect(try (pixels(at: 1e6).bounds == nil) == !number.isFinite)
    }
}
