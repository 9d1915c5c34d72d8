public import UIKit

/// A node that sends out particles. None is drawn here.
///
/// - Source: developer.apple.com/documentation/spritekit/skemitternode
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
    /// Reads an emitter of a file. Those are not read here, which a line in the log says: nil.
    public convenience init?(fileNamed filename: String) {
        FileHandle.standardError.write(
            Data("[SpriteKit] The emitter \(filename) is not read: files of emitters are not supported.\n".utf8))
        return nil
    }

    /// Lets time pass for the particles; none is drawn here.
    open func advanceSimulationTime(_ sec: TimeInterval) {}
    /// Begins anew.
    open func resetSimulation() {}

    /// The node in whose coordinates particles move.
    open weak var targetNode: SKNode?
    /// The picture of a particle.
    open var particleTexture: SKTexture?
    /// The size of a particle in points.
    open var particleSize = CGSize.zero
    /// The colour of a particle.
    open var particleColor = UIColor.clear
    /// The blending of colours with those below.
    open var particleBlendMode = SKBlendMode.alpha
    /// The share of the colour in the picture.
    open var particleColorBlendFactor: CGFloat = 0
    /// The range of that value's random differences.
    open var particleColorBlendFactorRange: CGFloat = 0
    /// The change of that value in a second.
    open var particleColorBlendFactorSpeed: CGFloat = 0
    /// The range of red's random differences.
    open var particleColorRedRange: CGFloat = 0
    /// The range of green's random differences.
    open var particleColorGreenRange: CGFloat = 0
    /// The range of blue's random differences.
    open var particleColorBlueRange: CGFloat = 0
    /// The range of alpha's random differences.
    open var particleColorAlphaRange: CGFloat = 0
    /// The place at which particles begin.
    open var particlePosition = CGPoint.zero
    /// The range of that value's random differences.
    open var particlePositionRange = CGVector.zero
    /// Points in a second.
    open var particleSpeed: CGFloat = 0
    /// The range of that value's random differences.
    open var particleSpeedRange: CGFloat = 0
    /// The direction in radians.
    open var emissionAngle: CGFloat = 0
    /// The range of that value's random differences.
    open var emissionAngleRange: CGFloat = 0
    /// The acceleration of particles to the right.
    open var xAcceleration: CGFloat = 0
    /// The acceleration of particles upwards.
    open var yAcceleration: CGFloat = 0
    /// Particles in a second.
    open var particleBirthRate: CGFloat = 0
    /// The number of particles; 0 for any.
    open var numParticlesToEmit = 0
    /// The seconds that a particle lives.
    open var particleLifetime: CGFloat = 0
    /// The range of that value's random differences.
    open var particleLifetimeRange: CGFloat = 0
    /// The angle of a particle in radians.
    open var particleRotation: CGFloat = 0
    /// The range of that value's random differences.
    open var particleRotationRange: CGFloat = 0
    /// The rotation of a particle in a second.
    open var particleRotationSpeed: CGFloat = 0
    /// The factor of a particle's size.
    open var particleScale: CGFloat = 1
    /// The range of that value's random differences.
    open var particleScaleRange: CGFloat = 0
    /// The change of that value in a second.
    open var particleScaleSpeed: CGFloat = 0
    /// The alpha of a particle.
    open var particleAlpha: CGFloat = 1
    /// The range of that value's random differences.
    open var particleAlphaRange: CGFloat = 0
    /// The change of that value in a second.
    open var particleAlphaSpeed: CGFloat = 0
    /// The height of particles.
    open var particleZPosition: CGFloat = 0
    /// The action of each particle.
    open var particleAction: SKAction?
    /// The kinds of fields that act on particles.
    open var fieldBitMask: UInt32 = 0
}

/// A node that shows of its children what a mask lets through. All of them is shown here.
///
/// - Source: developer.apple.com/documentation/spritekit/skcropnode
@preconcurrency @MainActor
open class SKCropNode: SKNode {
    /// The mask; stored, without effect here.
    open var maskNode: SKNode?
}

/// A node that applies a filter to its children. None is applied here.
///
/// - Source: developer.apple.com/documentation/spritekit/skeffectnode
@preconcurrency @MainActor
open class SKEffectNode: SKNode {
    /// The filter; stored, without effect here.
    open var filter: CIFilter?
    /// Whether the filter is applied.
    open var shouldEnableEffects = true
    /// Whether the result is kept.
    open var shouldRasterize = false
    /// Whether the filter's picture is centred.
    open var shouldCenterFilter = true
    /// The blending of colours with those below; stored, without effect here.
    open var blendMode = SKBlendMode.alpha
}

/// A node that plays a sound. None is heard here.
///
/// - Source: developer.apple.com/documentation/spritekit/skaudionode
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
    /// Whether the sound begins with the scene.
    open var autoplayLooped = true
    /// Whether the place in the scene is heard.
    open var isPositional = true

    /// Creates a node that plays a file of the program.
    public convenience init(fileNamed name: String) { self.init() }
    /// Creates a node that plays a file.
    public convenience init(url: URL) { self.init() }
}

/// Pictures of a folder of the program.
///
/// - Source: developer.apple.com/documentation/spritekit/sktextureatlas
@preconcurrency @MainActor
open class SKTextureAtlas: NSObject {
    private let textures: [String: SKTexture]
    private let names: [String]

    /// The pictures of `NAME.atlas`.
    public init(named name: String) {
        let folder = Bundle.main.url(forResource: name, withExtension: "atlas")
        let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        names = files.sorted()
        var textures: [String: SKTexture] = [:]
        for file in names {
            guard let image = folder.flatMap({ UIImage(contentsOfFile: $0.appendingPathComponent(file).path) }) else { continue }
            textures[SKTextureAtlas.stem(file)] = SKTexture(image: image)
        }
        self.textures = textures
    }
    /// Pictures by their names.
    public init(dictionary properties: [String: Any]) {
        names = properties.keys.sorted()
        textures = properties.compactMapValues { ($0 as? UIImage).map(SKTexture.init(image:)) }
    }

    /// The names of the files.
    open var textureNames: [String] { names }
    /// The picture of a name; a picture of the program where there is none.
    open func textureNamed(_ name: String) -> SKTexture {
        textures[SKTextureAtlas.stem(name)] ?? SKTexture(imageNamed: name)
    }
    /// Reads the pictures beforehand; they are there already.
    open func preload(completionHandler: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: completionHandler) }

    /// A file's name without what tells its scale and format.
    private static func stem(_ file: String) -> String {
        let name = (file as NSString).deletingPathExtension
        return name.replacingOccurrences(of: "@2x", with: "").replacingOccurrences(of: "@3x", with: "")
    }
}

/// A rule for a node's place or angle, without effect here.
///
/// - Source: developer.apple.com/documentation/spritekit/skconstraint
@preconcurrency @MainActor
open class SKConstraint: NSObject {
    /// Whether the rule holds.
    open var enabled = true

    private override init() { super.init() }

    /// A rule for the horizontal place.
    open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
    /// A rule for the vertical place.
    open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
    /// A rule for the place.
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
    /// A rule for the distance of a node.
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
    /// A rule for the distance of a point.
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint() }
    /// A rule for the angle.
    open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
    /// A rule that turns the node to another one.
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { SKConstraint() }
}

/// A range of numbers.
///
/// - Source: developer.apple.com/documentation/spritekit/skrange
open class SKRange: NSObject {
    /// The smallest number.
    open var lowerLimit: CGFloat
    /// The largest number.
    open var upperLimit: CGFloat

    /// Creates a range.
    public init(lowerLimit: CGFloat, upperLimit: CGFloat) { (self.lowerLimit, self.upperLimit) = (lowerLimit, upperLimit) }
    /// Creates a range without an end.
    public convenience init(lowerLimit: CGFloat) { self.init(lowerLimit: lowerLimit, upperLimit: .infinity) }
    /// Creates a range without a begin.
    public convenience init(upperLimit: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upperLimit) }
    /// Creates a range of one number.
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    /// Creates a range around a number.
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
    /// All numbers.
    open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }
}
