/// The shape of an emitter.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemitterlayeremittershape
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape with a name; an unknown one means ``point``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line as long as the emitter is wide.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the emitter's size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box, drawn as a ``rectangle``.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle with the emitter's width as its radius.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere, drawn as a ``circle``.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of its shape from which an emitter emits.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemitterlayeremittermode
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name; an unknown one means ``volume``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ends of a line and the corners of a rectangle; the centre of a circle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The area.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The inside, which is the area.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and mode in which particles are composited.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemitterlayerrendermode
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name; an unknown one means ``unordered``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cell by cell, the oldest particle first.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest particle first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particle last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By depth, which particles do not have here: like ``unordered``.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// With additive blending.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles.
///
/// The particles depend on the layer's time alone: they are numbered from the layer's time 0, and the number and the
/// ``seed`` determine a particle's random values. A picture at a held time is therefore always the same. No pictures
/// are requested while time passes.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemitterlayer
open class CAEmitterLayer: CALayer {
    /// The cells of the particles.
    open var emitterCells: [CAEmitterCell]?
    /// The value at a key path; `emitterCells.spark.birthRate` is that of the cell named `spark`.
    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (cell, key) = cell(at: keyPath) else { return super.value(forKeyPath: keyPath) }
        return cell.value(forKey: key)
    }
    /// Sets the value at a key path; `emitterCells.spark.birthRate` is that of the cell named `spark`.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, key) = cell(at: keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
        cell.setValue(value, forKey: key)
    }

    private func cell(at path: String) -> (CAEmitterCell, String)? {
        let names = path.split(separator: ".").map(String.init)
        guard names.count == 3, names[0] == "emitterCells" else { return nil }
        return emitterCells?.first { $0.name == names[1] }.map { ($0, names[2]) }
    }

    /// A factor for the cells' birth rates.
    open var birthRate: Float = 1
    /// A factor for the cells' lifetimes.
    open var lifetime: Float = 1
    /// The centre of the emitter, in the layer's coordinates.
    open var emitterPosition = CGPoint.zero {
        willSet { if asksForActions { prepareAction("emitterPosition") } }
        didSet { if hasPreparedAction { runPreparedAction("emitterPosition") } }
    }
    /// The depth of the emitter. Has no effect: particles are drawn flat.
    open var emitterZPosition: CGFloat = 0
    /// The size of the emitter, whose meaning depends on the shape.
    open var emitterSize = CGSize.zero {
        willSet { if asksForActions { prepareAction("emitterSize") } }
        didSet { if hasPreparedAction { runPreparedAction("emitterSize") } }
    }
    /// The depth of the emitter's shape. Has no effect: particles are drawn flat.
    open var emitterDepth: CGFloat = 0
    /// The shape of the emitter.
    open var emitterShape: CAEmitterLayerEmitterShape = .point
    /// The part of the shape from which particles are emitted.
    open var emitterMode: CAEmitterLayerEmitterMode = .volume
    /// The order and mode in which particles are composited.
    open var renderMode: CAEmitterLayerRenderMode = .unordered
    /// Whether particles have depth. It reads back what was set; they are drawn flat.
    open var preservesDepth = false
    /// A factor for the cells' velocities.
    open var velocity: Float = 1
    /// A factor for the cells' scales.
    open var scale: Float = 1
    /// A factor for the cells' spins.
    open var spin: Float = 1
    /// The seed of the random values.
    open var seed: UInt32 = 0

    override class var ownProperties: [LayerProperty] { LayerProperty.ofEmitters }

    override func renderContent(in context: CGContext) {
        super.renderContent(in: context)
        let model = animationState.shown?.model ?? self
        let time = model.localTime(ofMedia: animationState.shown?.time ?? MediaClock.shared.now)
        for particle in Particle.all(of: self, at: time) { particle.draw(in: context, isAdditive: renderMode == .additive) }
    }

    override func copyProperties(of other: CALayer) {
        super.copyProperties(of: other)
        guard let other = other as? CAEmitterLayer else { return }
        (emitterCells, birthRate, lifetime, seed) = (other.emitterCells, other.birthRate, other.lifetime, other.seed)
        (emitterPosition, emitterZPosition) = (other.emitterPosition, other.emitterZPosition)
        (emitterSize, emitterDepth, emitterShape) = (other.emitterSize, other.emitterDepth, other.emitterShape)
        (emitterMode, renderMode, preservesDepth) = (other.emitterMode, other.renderMode, other.preservesDepth)
        (velocity, scale, spin) = (other.velocity, other.scale, other.spin)
    }
}
