/// A particle of an emitter at one time.
struct Particle {
    private let image: CGImage
    private let size: CGSize
    private let place: CGPoint
    private let angle: CGFloat
    private let color: CGColor
    private let age: Double

    /// The largest number of a cell's particles that is drawn.
    private static let mostOfACell = 20_000

    /// The particles that are alive at a time of the layer, in drawing order.
    static func all(of layer: CAEmitterLayer, at time: CFTimeInterval) -> [Particle] {
        let cells = (layer.emitterCells ?? []).enumerated()
        let particles = cells.flatMap { index, cell in all(of: cell, number: index, in: layer, at: time) }
        return switch layer.renderMode {
        case .oldestFirst: particles.stableSorted { $0.age > $1.age }
        case .oldestLast: particles.stableSorted { $0.age < $1.age }
        default: particles
        }
    }

    /// The particles of a cell, the oldest first.
    private static func all(
        of cell: CAEmitterCell, number: Int, in layer: CAEmitterLayer, at time: CFTimeInterval
    ) -> [Particle] {
        let rate = Double(cell.birthRate * layer.birthRate)
        let now = (time - cell.beginTime) * Double(cell.speed) + cell.timeOffset
        let longest = Double((cell.lifetime + abs(cell.lifetimeRange) / 2) * layer.lifetime)
        guard cell.isEnabled, rate > 0, rate < .infinity, longest > 0, now >= 0, let image = cell.shownImage else { return [] }
        // The number of births is limited to integers that doubles represent exactly.
        let last = Int64(min((min(now, cell.duration) * rate).rounded(.down), 0x1p52))
        let first = max(last - Int64(mostOfACell), Int64(min(max((now - longest) * rate, 0).rounded(.up), 0x1p52)))
        guard first <= last else { return [] }
        return (first...last).compactMap { birth in
            let random = ParticleRandom(seed: layer.seed, cell: number, birth: birth)
            return Particle(cell, image, in: layer, age: now - Double(birth) / rate, random)
        }
    }

    /// nil if the particle is not alive any more.
    private init?(_ cell: CAEmitterCell, _ image: CGImage, in layer: CAEmitterLayer, age: Double, _ random: ParticleRandom) {
        let lifetime = Double((cell.lifetime + cell.lifetimeRange * Float(random.spread(.lifetime))) * layer.lifetime)
        guard age >= 0, age < lifetime else { return nil }
        let seconds = CGFloat(age)
        let scale = (cell.scale + cell.scaleRange * random.spread(.scale)) * CGFloat(layer.scale) + cell.scaleSpeed * seconds
        guard scale > 0 else { return nil }
        self.image = image
        self.age = age
        let pixels = cell.contentsScale > 0 ? cell.contentsScale : 1
        size = CGSize(width: CGFloat(image.width) / pixels * scale, height: CGFloat(image.height) / pixels * scale)
        let start = EmitterOutline(layer).point(random)
        let way = Self.way(of: cell, layer, seconds, random)
        place = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
        angle = (cell.spin + cell.spinRange * random.spread(.spin)) * CGFloat(layer.spin) * seconds
        color = Self.color(of: cell, seconds, random)
    }

    private static func way(
        of cell: CAEmitterCell, _ layer: CAEmitterLayer, _ seconds: CGFloat, _ random: ParticleRandom
    ) -> CGVector {
        let speed = (cell.velocity + cell.velocityRange * random.spread(.velocity)) * CGFloat(layer.velocity)
        let direction = cell.emissionLongitude + cell.emissionRange * random.spread(.direction)
        let distance = speed * cos(cell.emissionLatitude) * seconds
        return CGVector(
            dx: cos(direction) * distance + cell.xAcceleration * seconds * seconds / 2,
            dy: sin(direction) * distance + cell.yAcceleration * seconds * seconds / 2)
    }

    private static func color(of cell: CAEmitterCell, _ seconds: CGFloat, _ random: ParticleRandom) -> CGColor {
        let mean = (cell.color ?? .white).sRGBComponents.map { CGFloat($0) }
        let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
        let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
        let uses: [ParticleRandom.Use] = [.red, .green, .blue, .alpha]
        let parts = (0..<4).map { index in
            let start = mean[index] + CGFloat(ranges[index]) * random.spread(uses[index])
            return max(0, min(1, start + CGFloat(speeds[index]) * seconds))
        }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    func draw(in context: CGContext, isAdditive: Bool) {
        context.saveGState()
        context.translateBy(x: place.x, y: place.y)
        context.rotate(by: angle)
        if isAdditive { context.setBlendMode(.plusLighter) }
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        context.draw(multipliedBy: color, in: rect) {
            context.saveGState()
            // Images are upright if y points up; here it points down.
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: rect)
            context.restoreGState()
        }
        context.restoreGState()
    }
}

extension CAEmitterCell {
    /// The visible part of the contents.
    fileprivate var shownImage: CGImage? {
        // Objects other than images draw nothing.
        guard let image = contents as? CGImage else { return nil }
        if contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(
                x: contentsRect.minX * width, y: contentsRect.minY * height, width: contentsRect.width * width,
                height: contentsRect.height * height))
    }
}

/// The points from which an emitter emits.
private struct EmitterOutline {
    private let layer: CAEmitterLayer

    init(_ layer: CAEmitterLayer) { self.layer = layer }

    func point(_ random: ParticleRandom) -> CGPoint {
        let (middle, size) = (layer.emitterPosition, layer.emitterSize)
        let shift: CGVector =
            switch layer.emitterShape {
            case .line: CGVector(dx: onLine(random) * size.width, dy: 0)
            case .rectangle, .cuboid: inRectangle(size, random)
            case .circle, .sphere: inCircle(size.width, random)
            default: .zero
            }
        return CGPoint(x: middle.x + shift.dx, y: middle.y + shift.dy)
    }

    /// A random position in -0.5...0.5.
    private func onLine(_ random: ParticleRandom) -> CGFloat {
        layer.emitterMode == .points ? (random.value(.x) < 0.5 ? -0.5 : 0.5) : random.spread(.x)
    }

    private func inRectangle(_ size: CGSize, _ random: ParticleRandom) -> CGVector {
        let (x, y) = (random.spread(.x), random.spread(.y))
        switch layer.emitterMode {
        case .points:
            return CGVector(dx: x < 0 ? -size.width / 2 : size.width / 2, dy: y < 0 ? -size.height / 2 : size.height / 2)
        case .outline: return onOutline(size, random)
        default: return CGVector(dx: x * size.width, dy: y * size.height)
        }
    }

    /// A random point on a rectangle's sides, uniformly distributed along them.
    private func onOutline(_ size: CGSize, _ random: ParticleRandom) -> CGVector {
        let half = size.width + size.height
        let way = random.value(.x) * 2 * half
        let (rest, sign): (CGFloat, CGFloat) = way < half ? (way, 1) : (way - half, -1)
        return rest < size.width
            ? CGVector(dx: rest - size.width / 2, dy: -sign * size.height / 2)
            : CGVector(dx: sign * size.width / 2, dy: rest - size.width - size.height / 2)
    }

    private func inCircle(_ radius: CGFloat, _ random: ParticleRandom) -> CGVector {
        let angle = random.value(.x) * 2 * .pi
        let distance: CGFloat =
            switch layer.emitterMode {
            case .points: 0
            case .outline: radius
            default: radius * random.value(.y).squareRoot()
            }
        return CGVector(dx: cos(angle) * distance, dy: sin(angle) * distance)
    }
}

/// The random values of a particle, equal in every drawing.
struct ParticleRandom {
    /// The use of a random value; each use gets a different one.
    enum Use: UInt64 {
        case lifetime = 1
        case scale, spin, velocity, direction, red, green, blue, alpha, x, y
    }

    private let state: UInt64

    init(seed: UInt32, cell: Int, birth: Int64) {
        state = Self.mixed(Self.mixed(UInt64(seed) << 32 | UInt64(truncatingIfNeeded: cell)) ^ UInt64(bitPattern: birth))
    }

    /// A random value in 0..<1.
    func value(_ use: Use) -> CGFloat { CGFloat(Self.mixed(state ^ use.rawValue << 48) >> 11) / CGFloat(1 << 53 as UInt64) }

    /// A random value in -0.5..<0.5.
    func spread(_ use: Use) -> CGFloat { value(use) - 0.5 }

    /// The output function of the generator SplitMix64.
    ///
    /// - Source: Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014
    private static func mixed(_ value: UInt64) -> UInt64 {
        var z = value &+ 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension Array {
    /// The sorted elements; equal ones keep their order.
    fileprivate func stableSorted(by precedes: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted { a, b in
            precedes(a.element, b.element) || (!precedes(b.element, a.element) && a.offset < b.offset)
        }.map(\.element)
    }
}
