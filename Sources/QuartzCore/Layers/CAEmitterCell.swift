/// A kind of particles that an emitter layer emits. Ranges are widths: values lie within half a range of their mean.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemittercell
open class CAEmitterCell: NSObject, CAMediaTiming {
    /// Makes particles without contents.
    public override init() { super.init() }

    /// Makes particles without contents; archives hold nothing of them.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Contents

    /// Sets a number, the colour or the contents by the name of the property, or keeps a value under any other key.
    open func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "color": color = value as? CGColor
        case "contents": contents = value
        default:
            guard let number = EmitterCellNumber.named[key] else { return otherValues[key] = value }
            number.set(LayerValue(value, as: .number).number, self)
        }
    }
    /// The value of a property, or what was kept under another key; numbers are `NSNumber`s.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "color": color
        case "contents": contents
        default: EmitterCellNumber.named[key].map { NSNumber(value: Double($0.get(self))) } ?? otherValues[key]
        }
    }
    private var otherValues: [String: Any] = [:]
    /// The name of the cell, by which its layer sets its properties: `emitterCells.spark.birthRate` for a cell that is called `spark`.
    open var name: String?
    /// Whether particles are emitted.
    open var isEnabled = true
    /// The picture of a particle, a ``CGImage``; others draw nothing.
    open var contents: Any?
    /// The part of the contents that is shown, in fractions of it.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the contents per point.
    open var contentsScale: CGFloat = 1
    /// Cells that particles emit themselves. It reads back what was set; they are not drawn.
    open var emitterCells: [CAEmitterCell]?
    /// What contents of a size are resampled by. It reads back what was set; they are always smooth.
    open var magnificationFilter = "linear"
    /// What contents of a size are resampled by. It reads back what was set; they are always smooth.
    open var minificationFilter = "linear"
    /// Not read.
    open var minificationFilterBias: Float = 0

    // MARK: Emission

    /// Particles per second.
    open var birthRate: Float = 0
    /// Seconds that a particle lives.
    open var lifetime: Float = 0
    /// The range of the lifetime.
    open var lifetimeRange: Float = 0
    /// The direction in the layer's plane, in radians from the x axis.
    open var emissionLongitude: CGFloat = 0
    /// The direction out of the layer's plane, in radians; it shortens the way in the plane.
    open var emissionLatitude: CGFloat = 0
    /// The range of the direction, in radians.
    open var emissionRange: CGFloat = 0

    // MARK: Motion

    /// Points per second.
    open var velocity: CGFloat = 0
    /// The range of the velocity.
    open var velocityRange: CGFloat = 0
    /// Points per second squared.
    open var xAcceleration: CGFloat = 0
    /// Points per second squared.
    open var yAcceleration: CGFloat = 0
    /// Points per second squared. Not read: particles are drawn flat.
    open var zAcceleration: CGFloat = 0
    /// A factor for the size of the contents.
    open var scale: CGFloat = 1
    /// The range of the scale.
    open var scaleRange: CGFloat = 0
    /// What is added to the scale per second.
    open var scaleSpeed: CGFloat = 0
    /// Radians per second.
    open var spin: CGFloat = 0
    /// The range of the spin.
    open var spinRange: CGFloat = 0

    // MARK: Colour

    /// What the contents are multiplied by.
    open var color: CGColor? = .white
    /// The range of the colour's red.
    open var redRange: Float = 0
    /// The range of the colour's green.
    open var greenRange: Float = 0
    /// The range of the colour's blue.
    open var blueRange: Float = 0
    /// The range of the colour's alpha.
    open var alphaRange: Float = 0
    /// What is added to the red per second.
    open var redSpeed: Float = 0
    /// What is added to the green per second.
    open var greenSpeed: Float = 0
    /// What is added to the blue per second.
    open var blueSpeed: Float = 0
    /// What is added to the alpha per second.
    open var alphaSpeed: Float = 0

    // MARK: Time

    /// When emission begins, in seconds of the layer's time.
    open var beginTime: CFTimeInterval = 0
    /// Seconds of emission; infinite by default.
    open var duration: CFTimeInterval = .infinity
    /// How much time of the cell passes per second of the layer's.
    open var speed: Float = 1
    /// Seconds added to the cell's time.
    open var timeOffset: CFTimeInterval = 0
    /// Not read: emission does not repeat.
    open var repeatCount: Float = 0
    /// Not read: emission does not repeat.
    open var repeatDuration: CFTimeInterval = 0
    /// Not read: emission does not run backwards.
    open var autoreverses = false
    /// Not read: nothing is emitted before the beginning.
    open var fillMode: CAMediaTimingFillMode = .removed
}

/// A number of an emitter cell that programs set by its name.
private struct EmitterCellNumber {
    let get: (CAEmitterCell) -> CGFloat
    let set: (CGFloat, CAEmitterCell) -> Void

    private static func float(_ path: ReferenceWritableKeyPath<CAEmitterCell, Float>) -> EmitterCellNumber {
        EmitterCellNumber {
            CGFloat($0[keyPath: path])
        } set: {
            $1[keyPath: path] = Float($0)
        }
    }
    private static func length(_ path: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>) -> EmitterCellNumber {
        EmitterCellNumber {
            $0[keyPath: path]
        } set: {
            $1[keyPath: path] = $0
        }
    }

    nonisolated(unsafe) static let named: [String: EmitterCellNumber] = [
        "birthRate": float(\.birthRate), "lifetime": float(\.lifetime), "lifetimeRange": float(\.lifetimeRange),
        "emissionLongitude": length(\.emissionLongitude), "emissionLatitude": length(\.emissionLatitude),
        "emissionRange": length(\.emissionRange), "velocity": length(\.velocity), "velocityRange": length(\.velocityRange),
        "xAcceleration": length(\.xAcceleration), "yAcceleration": length(\.yAcceleration),
        "zAcceleration": length(\.zAcceleration), "scale": length(\.scale), "scaleRange": length(\.scaleRange),
        "scaleSpeed": length(\.scaleSpeed), "spin": length(\.spin), "spinRange": length(\.spinRange),
        "redRange": float(\.redRange), "greenRange": float(\.greenRange), "blueRange": float(\.blueRange),
        "alphaRange": float(\.alphaRange), "redSpeed": float(\.redSpeed), "greenSpeed": float(\.greenSpeed),
        "blueSpeed": float(\.blueSpeed), "alphaSpeed": float(\.alphaSpeed), "speed": float(\.speed),
    ]
}
