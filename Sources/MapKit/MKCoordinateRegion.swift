public import CoreLocation

/// The size of a part of the earth, in degrees.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcoordinatespan
public struct MKCoordinateSpan: Sendable {
    /// Degrees from north to south.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// No size.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

    /// A size.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcoordinateregion
public struct MKCoordinateRegion: Sendable {
    /// The place in the middle.
    public var center: CLLocationCoordinate2D
    /// The size.
    public var span: MKCoordinateSpan

    /// A part without a size.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

    /// A part around a place.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// A part around a place with a size in metres, of which 111,320 are a degree at the equator.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let degree = 111_320.0
        let width = max(cos(centerCoordinate.latitude * .pi / 180), 0.000_001) * degree
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / width))
    }
}

/// A point of the earth drawn as a square, by Mercator's projection; the square's side is 2 to the 28th.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmappoint
public struct MKMapPoint: Sendable {
    /// From the left edge, at 180 degrees west.
    public var x: Double
    /// From the upper edge, at 85.05 degrees north.
    public var y: Double

    static let side = 268_435_456.0

    /// The point at the left and upper edge.
    public init() { (x, y) = (0, 0) }

    /// A point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The point of a place.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
        x = (coordinate.longitude + 180) / 360 * Self.side
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.side
    }

    /// The place of the point.
    public var coordinate: CLLocationCoordinate2D {
        let latitude = 90 - 360 * atan(exp((y / Self.side - 0.5) * 2 * .pi)) / .pi
        return CLLocationCoordinate2D(latitude: latitude, longitude: x / Self.side * 360 - 180)
    }

    /// The distance to another point on the ground, in metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (here, there) = (coordinate, point.coordinate)
        return CLLocation(latitude: here.latitude, longitude: here.longitude)
            .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
    }
}

/// A size on the plane map.
public struct MKMapSize: Sendable {
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// A size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle on the plane map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmaprect
public struct MKMapRect: Sendable {
    /// The left and upper corner.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// A rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

    /// A rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        let a = MKMapPoint(
            .init(latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2))
        let b = MKMapPoint(
            .init(latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2))
        self.init(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }

    /// No rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The whole earth.
    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.side, height: MKMapPoint.side)

    /// Whether it is no rectangle.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether it has no area.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }
    /// The left edge.
    public var minX: Double { origin.x }
    /// The upper edge.
    public var minY: Double { origin.y }
    /// The middle from left to right.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle from top to bottom.
    public var midY: Double { origin.y + size.height / 2 }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The lower edge.
    public var maxY: Double { origin.y + size.height }

    /// The smallest rectangle that has two in it.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }

    /// Whether a point lies in it.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// A rectangle that is smaller at each side.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

extension MKCoordinateRegion {
    /// The part of the earth in a rectangle of the plane map.
    public init(_ rect: MKMapRect) {
        let (a, b) = (MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(latitudeDelta: a.latitude - b.latitude, longitudeDelta: b.longitude - a.longitude))
    }
}
