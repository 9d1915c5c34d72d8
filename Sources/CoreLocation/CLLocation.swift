@_exported public import Foundation

/// Degrees.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres; negative where nothing is known.
public typealias CLLocationAccuracy = Double
/// Metres in a second.
public typealias CLLocationSpeed = Double
/// Degrees from north, clockwise.
public typealias CLLocationDirection = Double

/// A place on earth.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator, -90 to 90.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich, -180 to 180.
    public var longitude: CLLocationDegrees

    /// A place at nought degrees.
    public init() { (latitude, longitude) = (0, 0) }

    /// A place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a coordinate is a place on earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A coordinate of a coordinate's parts.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Where a device was at a time.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocation
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// How many metres the place may be off; negative where it is not known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How many metres the height may be off; negative where it is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// When it was.
    public let timestamp: Date

    /// A place, now, whose height is not known.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    /// A place at a time.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        (self.coordinate, self.altitude, horizontalAccuracy) = (coordinate, altitude, hAccuracy)
        (verticalAccuracy, self.timestamp) = (vAccuracy, timestamp)
    }

    /// Metres in a second; negative, since it is not known.
    open var speed: CLLocationSpeed { -1 }
    /// Degrees from north in which the device moves; negative, since it is not known.
    open var course: CLLocationDirection { -1 }

    /// The metres to another place, along a great circle of a ball of the earth's mean radius.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let (latitude, longitude) = ((b.latitude - a.latitude) * .pi / 360, (b.longitude - a.longitude) * .pi / 360)
        let square =
            sin(latitude) * sin(latitude)
            + cos(a.latitude * .pi / 180) * cos(b.latitude * .pi / 180) * sin(longitude) * sin(longitude)
        return 2 * 6_371_008.8 * asin(min(1, square.squareRoot()))
    }
}
