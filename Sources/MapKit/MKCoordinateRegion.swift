public import CoreLocation

/// The size of a region, in degrees.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcoordinatespan
public struct MKCoordinateSpan: Sendable {
    /// The extent in latitude, in degrees.
    public var latitudeDelta: CLLocationDegrees
    /// The extent in longitude, in degrees.
    public var longitudeDelta: CLLocationDegrees

    /// Creates an empty span.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

    /// Creates a span.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A region of the earth.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcoordinateregion
public struct MKCoordinateRegion: Sendable {
    /// The centre.
    public var center: CLLocationCoordinate2D
    /// The span.
    public var span: MKCoordinateSpan

    /// Creates an empty region.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

    /// Creates a region around a coordinate.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// Creates a region around a coordinate with a size in metres, of which 111,320 are a degree at the equator.
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

/// A point of the Mercator projection of the earth to a square, whose side is 2 to the 28th.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmappoint
public struct MKMapPoint: Sendable {
    /// The distance from the left edge, at 180 degrees west.
    public var x: Double
    /// The distance from the top edge, at 85.05 degrees north.
    public var y: Double

    static let side = 268_435_456.0

    /// Creates the point at the top left.
    public init() { (x, y) = (0, 0) }

    /// Creates a point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Creates the point of a coordinate.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
        x = (coordinate.longitude + 180) / 360 * Self.side
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.side
    }

    /// The coordinate of the point.
    public var coordinate: CLLocationCoordinate2D {
        let latitude = 90 - 360 * atan(exp((y / Self.side - 0.5) * 2 * .pi)) / .pi
        return CLLocationCoordinate2D(latitude: latitude, longitude: x / Self.side * 360 - 180)
    }

    /// The distance to another point on the earth's surface, in metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (here, there) = (coordinate, point.coordinate)
        return CLLocation(latitude: here.latitude, longitude: here.longitude)
            .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
    }
}

/// A size in the map projection.
public struct MKMapSize: Sendable {
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle in the map projection.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmaprect
public struct MKMapRect: Sendable {
    /// The top left corner.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

    /// Creates a rectangle.
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

    /// The null rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The whole world.
    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.side, height: MKMapPoint.side)

    /// Whether the rectangle is null.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether the rectangle has no area.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }
    /// The left edge.
    public var minX: Double { origin.x }
    /// The upper edge.
    public var minY: Double { origin.y }
    /// The horizontal middle.
    public var midX: Double { origin.x + size.width / 2 }
    /// The vertical middle.
    public var midY: Double { origin.y + size.height / 2 }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The lower edge.
    public var maxY: Double { origin.y + size.height }

    /// The smallest rectangle that contains both.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }

    /// Whether the rectangle contains a point.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The rectangle with its edges moved inwards.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

extension MKCoordinateRegion {
    /// Creates the region of a rectangle in the map projection.
    public init(_ rect: MKMapRect) {
        let (a, b) = (MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(latitudeDelta: a.latitude - b.latitude, longitudeDelta: b.longitude - a.longitude))
    }
}
