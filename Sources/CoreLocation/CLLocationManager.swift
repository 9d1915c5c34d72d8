public import Foundation

/// Tells where the device is. Here it never knows, as where the user said no: the services are off.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject {
    public override init() { super.init() }

    /// Hears of places, and why there are none.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// How many metres a place may be off.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// How many metres the device moves before a new place is told.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// Whether places are told while the program is in the background.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the system may stop by itself.
    open var pausesLocationUpdatesAutomatically = true
    /// What places are for; stored, without effect here.
    open var activityType = CLActivityType.other
    /// How many degrees the device turns before it is told; stored, without effect here.
    open var headingFilter: CLLocationDegrees = 1
    /// Whether the system shows that places are used; stored, without effect here.
    open var showsBackgroundLocationIndicator = false
    /// How exactly the user lets the place be known; as much as can be asked, since nothing is told.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Where the device pointed to last; nil.
    open var heading: CLHeading? { nil }
    /// The regions that are watched; none.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// The place that was told last; nil.
    open var location: CLLocation? { nil }
    /// The authorization status; always denied here.
    open var authorizationStatus: CLAuthorizationStatus { .denied }

    /// The authorization status; always denied here.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Whether the services are on; they are off.
    open class func locationServicesEnabled() -> Bool { false }
    /// Whether the device knows where it points to; it does not.
    open class func headingAvailable() -> Bool { false }

    /// Asks for permission while the program is used. No user is asked: the permission is not given.
    open func requestWhenInUseAuthorization() { tellAuthorization() }
    /// Asks for permission. No user is asked: the permission is not given.
    open func requestAlwaysAuthorization() { tellAuthorization() }
    /// Begins to tell places; the delegate hears that it may not.
    open func startUpdatingLocation() { tellFailure() }
    /// Ends what was begun.
    open func stopUpdatingLocation() {}
    /// Tells a place once; the delegate hears that it may not.
    open func requestLocation() { tellFailure() }
    /// Begins to tell where the device points to; nothing is told.
    open func startUpdatingHeading() {}
    /// Ends what was begun.
    open func stopUpdatingHeading() {}

    /// Begins to tell larger movements; the delegate hears that it may not.
    open func startMonitoringSignificantLocationChanges() { tellFailure() }
    /// Ends what was begun.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Begins to tell stays at places; the delegate hears that it may not.
    open func startMonitoringVisits() { tellFailure() }
    /// Ends what was begun.
    open func stopMonitoringVisits() {}
    /// The greatest radius of a region that can be watched, in metres; -1, since none can.
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    /// Whether regions of a kind can be watched; they cannot.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Begins to watch a region; the delegate hears that it may not.
    open func startMonitoring(for region: CLRegion) {
        tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }
    /// Ends what was begun.
    open func stopMonitoring(for region: CLRegion) {}
    /// Asks for the state of a region; nothing is told.
    open func requestState(for region: CLRegion) {}

    private func tellFailure() { tell { $0.locationManager($1, didFailWithError: CLError(.denied)) } }

    private func tellAuthorization() {
        tell {
            $0.locationManagerDidChangeAuthorization($1)
            $0.locationManager($1, didChangeAuthorization: .denied)
        }
    }

    private func tell(_ call: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        nonisolated(unsafe) let (manager, call) = (self, call)
        DispatchQueue.main.async { if let delegate = manager.delegate { call(delegate, manager) } }
    }
}

/// Hears of places. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// There are new places.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// There is no place.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The device points elsewhere; never called here.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// The device came into a region; never called here.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device stayed somewhere, or left; never called here.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// The device left a region; never called here.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// A region cannot be watched.
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// What the user allows changed.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// What the user allows changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    /// Default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    /// Default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Default implementation; does nothing.
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
    /// Default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Default implementation; does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// The authorization status.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user was not asked, may not say, said no, said always, or said while the program is used.
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// More exact, for finding one's way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Why there is no place.
///
/// - Source: developer.apple.com/documentation/corelocation/clerror-swift.struct
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// The place is not known yet, the user said no, there is no network, where the device points to is not known,
        /// or regions are denied.
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "kCLErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
    /// The kind of errors when the place is not known yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// The kind of errors without a network.
    public static var network: Code { .network }
    /// The kind of errors when the user said no.
    public static var denied: Code { .denied }
}
