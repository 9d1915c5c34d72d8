import Foundation

/// Whether a program may use sensors.
public enum CMAuthorizationStatus: Int, Sendable {
    /// Nobody was asked, nobody can allow it, it was denied, or allowed.
    case notDetermined, restricted, denied, authorized
}

/// Counts steps. Nothing is available here, and handlers are not called.
///
/// - Source: developer.apple.com/documentation/coremotion/cmpedometer
open class CMPedometer: NSObject {
    /// Gets what was counted.
    public typealias Handler = (CMPedometerData?, (any Error)?) -> Void

    /// Creates an object that counts.
    public override init() { super.init() }

    /// Whether steps are counted: they are not.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Whether distances are measured: they are not.
    open class func isDistanceAvailable() -> Bool { false }
    /// Whether floors are counted: they are not.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Whether the speed is measured: it is not.
    open class func isPaceAvailable() -> Bool { false }
    /// Whether the frequency of steps is measured: it is not.
    open class func isCadenceAvailable() -> Bool { false }
    /// Whether the program may use it: it may not.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Asks for what was counted between two dates; nothing comes.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping Handler) {}
    /// Starts; nothing comes.
    open func startUpdates(from start: Date, withHandler handler: @escaping Handler) {}
    /// Stops.
    open func stopUpdates() {}
    /// Whether pauses are noticed: they are not.
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Starts to tell pauses; nothing comes.
    open func startEventUpdates(handler: @escaping (CMPedometerEvent?, (any Error)?) -> Void) {}
    /// Stops to tell pauses.
    open func stopEventUpdates() {}
}

/// A pause of someone who walks, or its end. No object is made here.
open class CMPedometerEvent: NSObject {
    /// The time of the event.
    open var date: Date { .distantPast }
    /// The kind of event.
    open var type: CMPedometerEventType { .pause }
}

/// The kinds of events of a pedometer.
public enum CMPedometerEventType: Int, Sendable {
    /// The person stopped walking, or walks again.
    case pause, resume
}

/// The steps and distances that a pedometer counted. No object is made here.
open class CMPedometerData: NSObject {
    /// The first date.
    open var startDate: Date { .distantPast }
    /// The last date.
    open var endDate: Date { .distantPast }
    /// The steps.
    open var numberOfSteps: NSNumber { 0 }
    /// The distance, in metres.
    open var distance: NSNumber? { nil }
    /// The floors upwards.
    open var floorsAscended: NSNumber? { nil }
    /// The floors downwards.
    open var floorsDescended: NSNumber? { nil }
    /// Seconds for a metre.
    open var currentPace: NSNumber? { nil }
    /// Steps in a second.
    open var currentCadence: NSNumber? { nil }
    /// Seconds for a metre, without the pauses.
    open var averageActivePace: NSNumber? { nil }
}

/// Tells how the user moves. Nothing is available here, and handlers are not called.
///
/// - Source: developer.apple.com/documentation/coremotion/cmmotionactivitymanager
open class CMMotionActivityManager: NSObject {
    /// Creates a manager.
    public override init() { super.init() }
    /// Whether it is available: it is not.
    open class func isActivityAvailable() -> Bool { false }
    /// Whether the program may use it: it may not.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Starts; nothing comes.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {}
    /// Stops.
    open func stopActivityUpdates() {}
    /// Asks for what was noticed between two dates; nothing comes.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
    ) {}
}

/// How sure a movement is.
public enum CMMotionActivityConfidence: Int, Sendable {
    /// From the least to the most sure.
    case low, medium, high
}

/// How the user moves. No object is made here.
open class CMMotionActivity: CMLogItem {
    /// Whether he stands.
    open var stationary: Bool { false }
    /// Whether he walks.
    open var walking: Bool { false }
    /// Whether he runs.
    open var running: Bool { false }
    /// Whether he drives.
    open var automotive: Bool { false }
    /// Whether he cycles.
    open var cycling: Bool { false }
    /// Whether that is not known.
    open var unknown: Bool { true }
    /// How sure it is.
    open var confidence: CMMotionActivityConfidence { .low }
    /// Since when.
    open var startDate: Date { .distantPast }
}
