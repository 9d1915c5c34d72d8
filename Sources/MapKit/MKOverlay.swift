public import CoreLocation
public import UIKit

/// An overlay of a map; none is drawn here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlay
public protocol MKOverlay: MKAnnotation {
    /// The bounding rectangle.
    var boundingMapRect: MKMapRect { get }
}

/// The level of an overlay.
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads and below labels, or above labels.
    case aboveRoads, aboveLabels
}

/// A shape on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkshape
open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    /// The coordinate; 0, 0 if the shape has none.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// A shape of several coordinates.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmultipoint
open class MKMultiPoint: MKShape, MKOverlay {
    let places: [CLLocationCoordinate2D]

    init(places: [CLLocationCoordinate2D]) { self.places = places }

    /// The number of coordinates.
    open var pointCount: Int { places.count }

    open var boundingMapRect: MKMapRect {
        places.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize(width: 0, height: 0))) }
    }

    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

/// A line through coordinates.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolyline
open class MKPolyline: MKMultiPoint {
    /// Creates a line through the first coordinates.
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
    }
}

/// A polygon.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolygon
open class MKPolygon: MKMultiPoint {
    /// Creates a polygon of the first coordinates.
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
    }
}

/// A circle on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcircle
open class MKCircle: MKShape, MKOverlay {
    /// The radius in metres.
    public let radius: CLLocationDistance
    private let center: CLLocationCoordinate2D

    /// Creates a circle.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { (center, self.radius) = (coord, radius) }

    open override var coordinate: CLLocationCoordinate2D { center }

    open var boundingMapRect: MKMapRect {
        MKMapRect(MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
    }
}

/// Draws an overlay; never asked to here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlayrenderer
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    /// The overlay.
    public let overlay: any MKOverlay
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1

    /// Creates a renderer of an overlay.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// Marks the overlay for drawing.
    open func setNeedsDisplay() {}
}

/// Draws a path; never asked to here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlaypathrenderer
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The fill colour; nil for none.
    open var fillColor: UIColor?
    /// The stroke colour; nil for none.
    open var strokeColor: UIColor?
    /// The line width; 0 for that of roads.
    open var lineWidth: CGFloat = 0
    /// The dash pattern; nil for none.
    open var lineDashPattern: [NSNumber]?
    /// The line join.
    open var lineJoin = CGLineJoin.round
    /// The line cap.
    open var lineCap = CGLineCap.round
}

/// Draws a line; never asked to here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolylinerenderer
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The line.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
    /// Creates a renderer of a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws a polygon; never asked to here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolygonrenderer
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of a polygon.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle; never asked to here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcirclerenderer
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// The viewpoint of a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapcamera
open class MKMapCamera: NSObject {
    /// The coordinate in the centre.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The distance to the centre in metres.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The heading in degrees from north.
    open var heading: CLLocationDirection = 0
    /// The pitch in degrees from straight down.
    open var pitch: CGFloat = 0

    public override init() { super.init() }

    /// Creates a camera that looks at a coordinate.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }
}

/// A filter of points of interest.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpointofinterestfilter
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Excludes all points of interest.
    public static let excludingAll = MKPointOfInterestFilter()
    /// Includes all points of interest.
    public static let includingAll = MKPointOfInterestFilter()
}
