public import CoreLocation
public import UIKit

/// Something that is drawn on a map; here nothing is.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlay
public protocol MKOverlay: MKAnnotation {
    /// The rectangle that has all of it.
    var boundingMapRect: MKMapRect { get }
}

/// How far above the map something is drawn.
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads and below their names, or above the names.
    case aboveRoads, aboveLabels
}

/// A figure on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkshape
open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    /// The place; at nought degrees where the figure has none.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// Lines between places.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmultipoint
open class MKMultiPoint: MKShape, MKOverlay {
    let places: [CLLocationCoordinate2D]

    init(places: [CLLocationCoordinate2D]) { self.places = places }

    /// How many places there are.
    open var pointCount: Int { places.count }

    open var boundingMapRect: MKMapRect {
        places.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize(width: 0, height: 0))) }
    }

    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

/// Lines from place to place.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolyline
open class MKPolyline: MKMultiPoint {
    /// Creates lines of some of the places.
    public init(coordinates coords: [CLLocationCoordinate2D], count: Int) { super.init(places: Array(coords.prefix(count))) }
}

/// An area between places.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolygon
open class MKPolygon: MKMultiPoint {
    /// Creates an area of some of the places.
    public init(coordinates coords: [CLLocationCoordinate2D], count: Int) { super.init(places: Array(coords.prefix(count))) }
}

/// A circle on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcircle
open class MKCircle: MKShape, MKOverlay {
    /// Metres from the middle to the edge.
    public let radius: CLLocationDistance
    private let center: CLLocationCoordinate2D

    /// Creates a circle.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { (center, self.radius) = (coord, radius) }

    open override var coordinate: CLLocationCoordinate2D { center }

    open var boundingMapRect: MKMapRect {
        MKMapRect(MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
    }
}

/// Draws something on a map; here nothing asks it to.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlayrenderer
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    /// What is drawn.
    public let overlay: any MKOverlay
    /// How much is seen of it, from 0 to 1.
    open var alpha: CGFloat = 1

    /// Creates one.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// Asks to be drawn again.
    open func setNeedsDisplay() {}
}

/// Draws a path on a map; here nothing asks it to.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlaypathrenderer
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colour of the area; nil for none.
    open var fillColor: UIColor?
    /// The colour of the line; nil for none.
    open var strokeColor: UIColor?
    /// The width of the line; 0 for that of a road.
    open var lineWidth: CGFloat = 0
    /// The dashes of the line; nil for none.
    open var lineDashPattern: [NSNumber]?
    /// The line's corners.
    open var lineJoin = CGLineJoin.round
    /// The line's ends.
    open var lineCap = CGLineCap.round
}

/// Draws lines; here nothing asks it to.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolylinerenderer
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The lines.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
    /// Creates one for lines.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws an area; here nothing asks it to.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolygonrenderer
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates one for an area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle; here nothing asks it to.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcirclerenderer
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates one for a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// From where a map is seen.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapcamera
open class MKMapCamera: NSObject {
    /// The place in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// Metres to the place in the middle.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// Degrees from north.
    open var heading: CLLocationDirection = 0
    /// Degrees from straight down.
    open var pitch: CGFloat = 0

    public override init() { super.init() }

    /// Creates one that looks at a place.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }
}

/// Which shops and the like a map shows.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpointofinterestfilter
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// None are shown.
    public static let excludingAll = MKPointOfInterestFilter()
    /// All are shown.
    public static let includingAll = MKPointOfInterestFilter()
}
