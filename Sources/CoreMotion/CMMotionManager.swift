@_exported public import Foundation

/// What the sensors of the device say. There are none here: nothing is available, and handlers are not called.
///
/// - Source: developer.apple.com/documentation/coremotion/cmmotionmanager
open class CMMotionManager: NSObject {
    /// Creates a manager.
    public override init() { super.init() }

    /// The seconds between values; stored, without effect here.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// Whether there is a sensor: there is none.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether values come: none do.
    open var isAccelerometerActive: Bool { false }
    /// Starts; nothing comes.
    open func startAccelerometerUpdates() {}
    /// Starts; nothing comes.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    /// Stops.
    open func stopAccelerometerUpdates() {}
    /// The last value: nil.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// The seconds between values; stored, without effect here.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// Whether there is a sensor: there is none.
    open var isGyroAvailable: Bool { false }
    /// Whether values come: none do.
    open var isGyroActive: Bool { false }
    /// Starts; nothing comes.
    open func startGyroUpdates() {}
    /// Starts; nothing comes.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void) {}
    /// Stops.
    open func stopGyroUpdates() {}
    /// The last value: nil.
    open var gyroData: CMGyroData? { nil }
    /// The seconds between values; stored, without effect here.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Whether there is a sensor: there is none.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether values come: none do.
    open var isDeviceMotionActive: Bool { false }
    /// Starts; nothing comes.
    open func startDeviceMotionUpdates() {}
    /// Starts; nothing comes.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// Stops.
    open func stopDeviceMotionUpdates() {}
    /// The last value: nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// The seconds between values; stored, without effect here.
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    /// Whether there is a sensor: there is none.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether values come: none do.
    open var isMagnetometerActive: Bool { false }
    /// Starts; nothing comes.
    open func startMagnetometerUpdates() {}
    /// Starts; nothing comes.
    open func startMagnetometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void
    ) {}
    /// Stops.
    open func stopMagnetometerUpdates() {}
    /// The last value: nil.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Starts with a frame of reference; nothing comes.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// Starts with a frame of reference; nothing comes.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// The frames of reference: none.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
}

/// What an attitude is measured against.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The vertical, and any direction.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
    /// The vertical, and any direction that does not drift.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
    /// The vertical, and the magnetic north.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
    /// The vertical, and the north.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

/// A value of a sensor; there is none.
open class CMLogItem: NSObject {
    /// Seconds since the device started.
    open var timestamp: TimeInterval { 0 }
}

/// Multiples of gravity along three axes.
public struct CMAcceleration: Sendable {
    /// The axes.
    public var x: Double, y: Double, z: Double
    /// Creates a value.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Radians in a second around three axes.
public struct CMRotationRate: Sendable {
    /// The axes.
    public var x: Double, y: Double, z: Double
    /// Creates a value.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Microteslas along three axes.
public struct CMMagneticField: Sendable {
    /// The axes.
    public var x: Double, y: Double, z: Double
    /// Creates a value.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turn in space.
public struct CMQuaternion: Sendable {
    /// The parts.
    public var x: Double, y: Double, z: Double, w: Double
    /// Creates a value.
    public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}

/// A value of the accelerometer; there is none.
open class CMAccelerometerData: CMLogItem {
    /// The acceleration.
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A value of the gyroscope; there is none.
open class CMGyroData: CMLogItem {
    /// The rate.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A value of the magnetometer; there is none.
open class CMMagnetometerData: CMLogItem {
    /// The field.
    open var magneticField: CMMagneticField { CMMagneticField() }
}

/// How the device is turned; there is no value.
///
/// - Source: developer.apple.com/documentation/coremotion/cmattitude
open class CMAttitude: NSObject {
    /// Radians around the axis from left to right.
    open var pitch: Double { 0 }
    /// Radians around the axis from bottom to top.
    open var roll: Double { 0 }
    /// Radians around the axis out of the screen.
    open var yaw: Double { 0 }
    /// The turn.
    open var quaternion: CMQuaternion { CMQuaternion() }
}

/// How the device moves; there is no value.
///
/// - Source: developer.apple.com/documentation/coremotion/cmdevicemotion
open class CMDeviceMotion: CMLogItem {
    /// How the device is turned.
    open var attitude: CMAttitude { CMAttitude() }
    /// How it is turning.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// The direction of gravity.
    open var gravity: CMAcceleration { CMAcceleration() }
    /// The acceleration without gravity.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// Degrees from the north.
    open var heading: Double { -1 }
}
