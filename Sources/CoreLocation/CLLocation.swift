@_exported public import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres; negative if it is unknown.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees clockwise from north.
public typealias CLLocationDirection = Double

/// The uncertainty of a speed in metres per second; negative if it is unknown.
public typealias CLLocationSpeedAccuracy = Double
/// The uncertainty of a direction in degrees; negative if it is unknown.
public typealias CLLocationDirectionAccuracy = Double

/// A storey of a building. No location has one here.
///
/// - Source: developer.apple.com/documentation/corelocation/clfloor
open class CLFloor: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The number of the storey; 0 is the ground floor.
    open var level: Int { 0 }
}

/// A coordinate on the earth.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude, from -90 to 90 degrees north.
    public var latitude: CLLocationDegrees
    /// The longitude, from -180 to 180 degrees east.
    public var longitude: CLLocationDegrees

    /// Creates a coordinate of 0, 0.
    public init() { (latitude, longitude) = (0, 0) }

    /// Creates a coordinate.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a coordinate is valid.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Creates a coordinate.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A location of a device with its time.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocation
open class CLLocation: NSObject, @unchecked Sendable {
    /// The coordinate.
    public let coordinate: CLLocationCoordinate2D
    /// The altitude in metres above sea level.
    public let altitude: CLLocationDistance
    /// The radius of uncertainty in metres; negative if it is unknown.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the altitude in metres; negative if it is unknown.
    public let verticalAccuracy: CLLocationAccuracy
    /// The time of the location.
    public let timestamp: Date

    /// Creates a current location with an unknown altitude.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a location.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        (self.coordinate, self.altitude, horizontalAccuracy) = (coordinate, altitude, hAccuracy)
        (verticalAccuracy, self.timestamp) = (vAccuracy, timestamp)
        (course, courseAccuracy, speed, speedAccuracy) = (-1, -1, -1, -1)
    }

    /// Creates a location of a device that moves.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        (self.coordinate, self.altitude, horizontalAccuracy) = (coordinate, altitude, hAccuracy)
        (verticalAccuracy, self.timestamp) = (vAccuracy, timestamp)
        (self.course, courseAccuracy, self.speed, speedAccuracy) = (course, -1, speed, -1)
    }

    /// Creates a location of a device that moves, with the accuracy of its movement.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude, horizontalAccuracy) = (coordinate, altitude, hAccuracy)
        (verticalAccuracy, self.timestamp) = (vAccuracy, timestamp)
        (self.course, self.courseAccuracy) = (course, courseAccuracy)
        (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
    }

    /// The speed in metres per second; negative if it is unknown.
    public let speed: CLLocationSpeed
    /// The uncertainty of the speed in metres per second; negative if it is unknown.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// The direction of travel in degrees from north; negative if it is unknown.
    public let course: CLLocationDirection
    /// The uncertainty of the direction of travel in degrees; negative if it is unknown.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The storey of a building; nil, since it is unknown.
    open var floor: CLFloor? { nil }

    /// The distance to another location in metres, along a great circle on a sphere with the earth's mean radius.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let (latitude, longitude) = ((b.latitude - a.latitude) * .pi / 360, (b.longitude - a.longitude) * .pi / 360)
        let square =
            sin(latitude) * sin(latitude)
            + cos(a.latitude * .pi / 180) * cos(b.latitude * .pi / 180) * sin(longitude) * sin(longitude)
        return 2 * 6_371_008.8 * asin(min(1, square.squareRoot()))
    }
}
