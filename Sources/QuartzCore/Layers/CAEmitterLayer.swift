/// What particles are emitted from.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemitterlayeremittershape
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Makes a shape with a name; names without a constant emit as ``point`` does.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line as long as the emitter is wide.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the emitter's size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// The front of a box: ``rectangle``.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle with the emitter's width as its radius.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// The outline of a ball: ``circle``.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Which part of its shape an emitter emits from.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemitterlayeremittermode
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Makes a mode with a name; names without a constant emit as ``volume`` does.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ends of a line and the corners of a rectangle; of a circle, its middle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The area.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The inside, which is the area.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn over each other.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemitterlayerrendermode
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Makes a mode with a name; names without a constant draw as ``unordered`` does.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cell after cell, the oldest first.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest of all first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest of all last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By depth, which particles do not have here: as ``unordered``.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their light is added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles.
///
/// What shows follows from the layer's time alone: particles are numbered since the layer's time 0, and each number has its own random values, which
/// the ``seed`` changes. So a picture at a held time is always the same. Nothing asks for new pictures while time passes.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemitterlayer
open class CAEmitterLayer: CALayer {
    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]?
    /// The value at a path of names; `emitterCells.spark.birthRate` is that of the cell called `spark`.
    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (cell, key) = cell(at: keyPath) else { return super.value(forKeyPath: keyPath) }
        return cell.value(forKey: key)
    }
    /// Sets the value at a path of names; `emitterCells.spark.birthRate` is that of the cell called `spark`.
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
    /// The middle of the emitter, in the layer's coordinates.
    open var emitterPosition = CGPoint.zero {
        willSet { if asksForActions { prepareAction("emitterPosition") } }
        didSet { if hasPreparedAction { runPreparedAction("emitterPosition") } }
    }
    /// The depth of the emitter. Not read: particles are drawn flat.
    open var emitterZPosition: CGFloat = 0
    /// The size of the emitter; what it means depends on the shape.
    open var emitterSize = CGSize.zero {
        willSet { if asksForActions { prepareAction("emitterSize") } }
        didSet { if hasPreparedAction { runPreparedAction("emitterSize") } }
    }
    /// The depth of the emitter's shape. Not read: particles are drawn flat.
    open var emitterDepth: CGFloat = 0
    /// What particles are emitted from.
    open var emitterShape: CAEmitterLayerEmitterShape = .point
    /// Which part of the shape they are emitted from.
    open var emitterMode: CAEmitterLayerEmitterMode = .volume
    /// How they are drawn over each other.
    open var renderMode: CAEmitterLayerRenderMode = .unordered
    /// Whether particles have depth. It reads back what was set; they are drawn flat.
    open var preservesDepth = false
    /// A factor for the cells' velocities.
    open var velocity: Float = 1
    /// A factor for the cells' scales.
    open var scale: Float = 1
    /// A factor for the cells' spins.
    open var spin: Float = 1
    /// Chooses the random values.
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
