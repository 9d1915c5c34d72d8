/// A kind of particle of an emitter layer. Ranges are widths: values lie within half a range of their mean.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemittercell
open class CAEmitterCell: NSObject, CAMediaTiming {
    /// Creates a cell without contents.
    public override init() { super.init() }

    /// Creates a cell without contents; archives have no data of cells.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Contents

    /// Sets a number, the colour or the contents by the property's name, or stores a value under any other key.
    open func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "color": color = value as? CGColor
        case "contents": contents = value
        default:
            guard let number = EmitterCellNumber.named[key] else { return otherValues[key] = value }
            number.set(LayerValue(value, as: .number).number, self)
        }
    }
    /// The value of a property, or one stored under another key; numbers are `NSNumber`s.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "color": color
        case "contents": contents
        default: EmitterCellNumber.named[key].map { NSNumber(value: Double($0.get(self))) } ?? otherValues[key]
        }
    }
    private var otherValues: [String: Any] = [:]
    /// The name with which the layer's key paths refer to the cell: `emitterCells.spark.birthRate` for a cell named
    /// `spark`.
    open var name: String?
    /// Whether particles are emitted.
    open var isEnabled = true
    /// The image of a particle, a ``CGImage``; other objects draw nothing.
    open var contents: Any?
    /// The visible part of the contents, as fractions of their size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the contents per point.
    open var contentsScale: CGFloat = 1
    /// Cells that particles emit themselves. It reads back what was set; such particles are not drawn.
    open var emitterCells: [CAEmitterCell]?
    /// The filter for enlarged contents. It reads back what was set; filtering is always linear.
    open var magnificationFilter = "linear"
    /// The filter for reduced contents. It reads back what was set; filtering is always linear.
    open var minificationFilter = "linear"
    /// The bias of the minification filter. Has no effect.
    open var minificationFilterBias: Float = 0

    // MARK: Emission

    /// The number of particles per second.
    open var birthRate: Float = 0
    /// The lifetime of a particle in seconds.
    open var lifetime: Float = 0
    /// The range of the lifetime in seconds.
    open var lifetimeRange: Float = 0
    /// The direction in the layer's plane, in radians from the x axis.
    open var emissionLongitude: CGFloat = 0
    /// The direction out of the layer's plane, in radians; it foreshortens the movement in the plane.
    open var emissionLatitude: CGFloat = 0
    /// The angular range of the direction, in radians.
    open var emissionRange: CGFloat = 0

    // MARK: Motion

    /// The velocity in points per second.
    open var velocity: CGFloat = 0
    /// The range of the velocity.
    open var velocityRange: CGFloat = 0
    /// The acceleration along x, in points per second squared.
    open var xAcceleration: CGFloat = 0
    /// The acceleration along y, in points per second squared.
    open var yAcceleration: CGFloat = 0
    /// The acceleration along z. Has no effect: particles are drawn flat.
    open var zAcceleration: CGFloat = 0
    /// The scale of the contents.
    open var scale: CGFloat = 1
    /// The range of the scale.
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second.
    open var scaleSpeed: CGFloat = 0
    /// The spin in radians per second.
    open var spin: CGFloat = 0
    /// The range of the spin.
    open var spinRange: CGFloat = 0

    // MARK: Colour

    /// The colour by which the contents are multiplied.
    open var color: CGColor? = .white
    /// The range of the red component.
    open var redRange: Float = 0
    /// The range of the green component.
    open var greenRange: Float = 0
    /// The range of the blue component.
    open var blueRange: Float = 0
    /// The range of the alpha component.
    open var alphaRange: Float = 0
    /// The change of the red component per second.
    open var redSpeed: Float = 0
    /// The change of the green component per second.
    open var greenSpeed: Float = 0
    /// The change of the blue component per second.
    open var blueSpeed: Float = 0
    /// The change of the alpha component per second.
    open var alphaSpeed: Float = 0

    // MARK: Time

    /// The start of the emission, in seconds of the layer's time.
    open var beginTime: CFTimeInterval = 0
    /// The duration of the emission in seconds; infinite by default.
    open var duration: CFTimeInterval = .infinity
    /// Seconds of the cell's time per second of the layer's.
    open var speed: Float = 1
    /// Seconds added to the cell's time.
    open var timeOffset: CFTimeInterval = 0
    /// Has no effect: emission does not repeat.
    open var repeatCount: Float = 0
    /// Has no effect: emission does not repeat.
    open var repeatDuration: CFTimeInterval = 0
    /// Has no effect: emission does not run backwards.
    open var autoreverses = false
    /// Has no effect: nothing is emitted before the start.
    open var fillMode: CAMediaTimingFillMode = .removed
}

/// A numeric property of an emitter cell that programs set by its name.
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
