public import Foundation

/// The identity of beacons.
///
/// - Source: developer.apple.com/documentation/corelocation/clbeaconidentityconstraint
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    /// The identifier of a set of beacons.
    public let uuid: UUID
    /// The number of a group; nil for all.
    public let major: CLBeaconMajorValue?
    /// The number in a group; nil for all.
    public let minor: CLBeaconMinorValue?

    /// Creates a constraint of a set.
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    /// Creates a constraint of a group.
    public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
    /// Creates a constraint of a beacon.
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
}

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon in a group.
public typealias CLBeaconMinorValue = UInt16

/// The distance of a beacon.
public enum CLProximity: Int, Sendable {
    /// It is not known, or very near, near, or far.
    case unknown, immediate, near, far
}

/// A beacon. None is found here.
///
/// - Source: developer.apple.com/documentation/corelocation/clbeacon
open class CLBeacon: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The identifier of the set.
    open var uuid: UUID { UUID() }
    /// The number of the group.
    open var major: NSNumber { 0 }
    /// The number in the group.
    open var minor: NSNumber { 0 }
    /// The distance.
    open var proximity: CLProximity { .unknown }
    /// The distance in metres; negative if it is unknown.
    open var accuracy: CLLocationAccuracy { -1 }
    /// The strength of the signal, in decibels.
    open var rssi: Int { 0 }
}

/// A region around beacons.
///
/// - Source: developer.apple.com/documentation/corelocation/clbeaconregion
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// The beacons.
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// The identifier of the set.
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    /// The number of the group.
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    /// The number in the group.
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

    /// Creates a region.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    /// Creates a region around the beacons of a set.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    /// Creates a region around the beacons of a group.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }
    /// Creates a region around a beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
        self.init(beaconIdentityConstraint: constraint, identifier: identifier)
    }

    /// Whether the delegate hears of the region when the user turns on the screen; stored, without effect here.
    open var notifyEntryStateOnDisplay = false
}

/// The names of iOS 7 to 12.
extension CLBeaconRegion {
    /// The identifier of the set.
    public var proximityUUID: UUID { uuid }
    /// Creates a region around the beacons of a set.
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }
    /// Creates a region around the beacons of a group.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    /// Creates a region around a beacon.
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }
}

extension CLBeacon {
    /// The identifier of the set.
    public var proximityUUID: UUID { uuid }
}

extension CLLocationManager {
    /// Whether beacons can be found: they cannot.
    public class func isRangingAvailable() -> Bool { false }
    /// Looks for beacons; the delegate is told that they cannot be found.
    public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        tell { $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
    }
    /// Ends the search for beacons.
    public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Looks for beacons; the delegate is told that they cannot be found.
    public func startRangingBeacons(in region: CLBeaconRegion) {
        tell { $0.locationManager($1, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable)) }
    }
    /// Ends the search for beacons.
    public func stopRangingBeacons(in region: CLBeaconRegion) {}
}
