@_exported public import CoreLocation
import PlaceholderViews
@_exported public import UIKit

/// A map. Nothing is drawn here but a placeholder; the region and the annotations are kept.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// Hears of changes of the map.
    open weak var delegate: (any MKMapViewDelegate)?
    /// What the map shows.
    open var mapType = MKMapType.standard
    /// The part of the earth that is shown.
    open var region = MKCoordinateRegion()
    /// Whether fingers make it larger and smaller.
    open var isZoomEnabled = true
    /// Whether fingers move it.
    open var isScrollEnabled = true
    /// Whether fingers turn it.
    open var isRotateEnabled = true
    /// Whether fingers tilt it.
    open var isPitchEnabled = true
    /// Whether the user's place is shown; it is not known.
    open var showsUserLocation = false
    /// Whether a compass is shown.
    open var showsCompass = true
    /// Whether a scale is shown.
    open var showsScale = false
    /// Whether the user's place is on the map; it is not known.
    open var isUserLocationVisible: Bool { false }
    /// What is marked on the map.
    open private(set) var annotations: [any MKAnnotation] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = PlaceholderView(caption: "Map", filling: self)
    }

    /// Makes an object of a document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = PlaceholderView(caption: "Map", filling: self)
    }

    /// The place in the middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    /// Shows a part of the earth.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        self.region = region
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    /// Shows a place in the middle.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
    }

    /// Marks a place.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Marks places.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Marks a place no longer.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Marks places no longer.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }
}

/// What a map shows.
public enum MKMapType: UInt, Sendable {
    /// Streets, pictures, both, or the like.
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

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

/// A place that is marked on a map. Apple's optional properties have default implementations.
///
/// - Source: developer.apple.com/documentation/mapkit/mkannotation
public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// What it is called; nil for nothing.
    var title: String? { get }
    /// What stands below; nil for nothing.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// As the protocol has it.
    public var title: String? { nil }
    /// As the protocol has it.
    public var subtitle: String? { nil }
}

/// A place with a title.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpointannotation
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?

    public override init() { super.init() }

    /// Marks a place.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
}

/// What marks a place.
///
/// - Source: developer.apple.com/documentation/mapkit/mkannotationview
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    /// What is marked.
    open var annotation: (any MKAnnotation)?
    /// The name by which views are used again.
    public let reuseIdentifier: String?
    /// The picture.
    open var image: UIImage?
    /// Whether a tap shows title and subtitle.
    open var canShowCallout = false

    /// Makes a view of a mark.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }

    /// Makes an object of a document.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

/// Hears of changes of a map. Apple's optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapviewdelegate
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The map begins to show another part of the earth.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The map shows another part of the earth.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// The view of a mark; nil for the system's. Not asked here.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// A mark was tapped; not told here.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// A mark was left; not told here.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
}

extension MKMapViewDelegate {
    /// Nothing is done unless the delegate has the method.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Nothing is done unless the delegate has the method.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Nothing is done unless the delegate has the method.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Nothing is done unless the delegate has the method.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Nothing is done unless the delegate has the method.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
}
