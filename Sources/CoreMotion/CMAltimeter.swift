import Foundation

/// Tells changes of the altitude. Nothing is available here, and handlers are not called.
///
/// - Source: developer.apple.com/documentation/coremotion/cmaltimeter
open class CMAltimeter: NSObject {
    /// Creates an altimeter.
    public override init() { super.init() }
    /// Whether it is available: it is not.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Whether the program may use it: it may not.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Starts; nothing comes.
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
    ) {}
    /// Stops.
    open func stopRelativeAltitudeUpdates() {}
}

/// A change of the altitude. No object is made here.
open class CMAltitudeData: CMLogItem {
    /// The metres since the start.
    open var relativeAltitude: NSNumber { 0 }
    /// The pressure, in kilopascals.
    open var pressure: NSNumber { 0 }
}
