public import Foundation

/// Reports the device's location. Here location services are off and permission is denied, so that it reports none.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject {
    public override init() { super.init() }

    /// The delegate.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// The desired accuracy in metres.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// The distance in metres that the device must move before the next update.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// Whether updates continue in the background.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the system may pause updates.
    open var pausesLocationUpdatesAutomatically = true
    /// The type of activity; stored, without effect here.
    open var activityType = CLActivityType.other
    /// The angle in degrees that the device must turn before the next update; stored, without effect here.
    open var headingFilter: CLLocationDegrees = 1
    /// Whether the system shows an indicator in the background; stored, without effect here.
    open var showsBackgroundLocationIndicator = false
    /// The permitted accuracy; always full, though nothing is reported.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// The last heading; always nil.
    open var heading: CLHeading? { nil }
    /// The monitored regions; none.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// The last location; always nil.
    open var location: CLLocation? { nil }
    /// The authorization status; always denied here.
    open var authorizationStatus: CLAuthorizationStatus { .denied }

    /// The authorization status; always denied here.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Whether location services are enabled; always false here.
    open class func locationServicesEnabled() -> Bool { false }
    /// Whether headings are available; always false here.
    open class func headingAvailable() -> Bool { false }

    /// Requests permission while the program is in use. No user is asked: permission is denied.
    open func requestWhenInUseAuthorization() { tellAuthorization() }
    /// Requests permission. No user is asked: permission is denied.
    open func requestAlwaysAuthorization() { tellAuthorization() }
    /// Requests full accuracy for a while. No user is asked: the accuracy stays as it is.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {}
    /// Requests full accuracy for a while. No user is asked: the handler receives the error that permission is denied.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completion?(CLError(.denied)) }
    }
    /// Starts location updates; the delegate receives the error that permission is denied.
    open func startUpdatingLocation() { tellFailure() }
    /// Stops location updates.
    open func stopUpdatingLocation() {}
    /// Requests one location; the delegate receives the error that permission is denied.
    open func requestLocation() { tellFailure() }
    /// Starts heading updates; none are reported here.
    open func startUpdatingHeading() {}
    /// Stops heading updates.
    open func stopUpdatingHeading() {}

    /// Starts monitoring of significant changes; the delegate receives the error that permission is denied.
    open func startMonitoringSignificantLocationChanges() { tellFailure() }
    /// Stops monitoring of significant changes.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Starts monitoring of visits; the delegate receives the error that permission is denied.
    open func startMonitoringVisits() { tellFailure() }
    /// Stops monitoring of visits.
    open func stopMonitoringVisits() {}
    /// The largest radius of a monitored region in metres; -1, since none can be monitored.
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    /// Whether a class of regions can be monitored; always false here.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Starts monitoring of a region; the delegate receives the error that permission is denied.
    open func startMonitoring(for region: CLRegion) {
        tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }
    /// Stops monitoring of a region.
    open func stopMonitoring(for region: CLRegion) {}
    /// Requests the state of a region; none is reported here.
    open func requestState(for region: CLRegion) {}

    private func tellFailure() { tell { $0.locationManager($1, didFailWithError: CLError(.denied)) } }

    private func tellAuthorization() {
        tell {
            $0.locationManagerDidChangeAuthorization($1)
            $0.locationManager($1, didChangeAuthorization: .denied)
        }
    }

    func tell(_ call: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        nonisolated(unsafe) let (manager, call) = (self, call)
        DispatchQueue.main.async { if let delegate = manager.delegate { call(delegate, manager) } }
    }
}

/// The delegate of a location manager. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// New locations arrived; never called here.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// The location could not be determined.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The heading changed; never called here.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// The device entered a region; never called here.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// A visit began or ended; never called here.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// The device left a region; never called here.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// A region cannot be monitored.
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Beacons were found; never called here.
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// Beacons cannot be found.
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
    /// Beacons of a region were found; never called here.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    /// Beacons of a region cannot be found.
    func locationManager(
        _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
    /// The state of a region was determined; never called here.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Monitoring of a region began; never called here.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Updates were paused; never called here.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Updates go on; never called here.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    /// Whether the system may show its screen to calibrate the compass; never called here.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// The authorization changed.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// The authorization changed.
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
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
    /// Default implementation; does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) {}
    /// Default implementation; does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
    ) {}
    /// Default implementation; does nothing.
    public func locationManager(
        _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
    ) {}
    /// Default implementation; does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    /// Default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    /// Default implementation; does nothing.
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    /// Default implementation; does nothing.
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
    /// Default implementation; false.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    /// Default implementation; does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Default implementation; does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// The authorization status.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user was not asked yet, cannot grant it, denied it, granted it always, or granted it while the program is in
    /// use.
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of a program that the user does not allow a better one.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// The distance filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// An error of location services.
///
/// - Source: developer.apple.com/documentation/corelocation/clerror-swift.struct
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// The location is unknown, permission is denied, there is no network, the heading is unknown, or monitoring of
        /// regions is denied.
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult
        case geocodeCanceled, deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow
        case deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "kCLErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

extension CLError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case CLError.…` in a `switch` or a `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CLError.errorDomain && error.code == code.rawValue
    }
}

extension CLError {
    /// The error code `locationUnknown`.
    public static var locationUnknown: Code { .locationUnknown }
    /// The error code `denied`.
    public static var denied: Code { .denied }
    /// The error code `network`.
    public static var network: Code { .network }
    /// The error code `headingFailure`.
    public static var headingFailure: Code { .headingFailure }
    /// The error code `regionMonitoringDenied`.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// The error code `regionMonitoringFailure`.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// The error code `regionMonitoringSetupDelayed`.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// The error code `regionMonitoringResponseDelayed`.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// The error code `geocodeFoundNoResult`.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// The error code `geocodeFoundPartialResult`.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// The error code `geocodeCanceled`.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// The error code `deferredFailed`.
    public static var deferredFailed: Code { .deferredFailed }
    /// The error code `deferredNotUpdatingLocation`.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// The error code `deferredAccuracyTooLow`.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// The error code `deferredDistanceFiltered`.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// The error code `deferredCanceled`.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// The error code `rangingUnavailable`.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// The error code `rangingFailure`.
    public static var rangingFailure: Code { .rangingFailure }
    /// The error code `promptDeclined`.
    public static var promptDeclined: Code { .promptDeclined }
}
