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
    /// How near and far the camera may be; kept, since nobody moves it.
    open var cameraZoomRange: CameraZoomRange?
    /// Where the middle of the map may be; stored, without effect here.
    open var cameraBoundary: CameraBoundary?
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
    /// The user's place, which is not known.
    public let userLocation = MKUserLocation()
    /// How the map follows the user's place; stored, without effect here.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Which shops and the like are shown; stored, without effect here.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// From where the map is seen.
    open var camera = MKMapCamera()
    /// Whether buildings are shown; stored, without effect here.
    open var showsBuildings = true
    /// Whether traffic is shown; stored, without effect here.
    open var showsTraffic = false
    /// What is marked on the map.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The marks that are chosen.
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    /// What is drawn on the map; kept, and not drawn here.
    open private(set) var overlays: [any MKOverlay] = []
    private var viewClasses: [String: MKAnnotationView.Type] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = PlaceholderView(caption: "Map", filling: self)
    }

    /// Creates an object of a document.
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

    /// Shows a part of the earth that has some marks.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { annotation in !self.annotations.contains { $0 === annotation } })
        let boxes = annotations.map { MKMapRect(origin: MKMapPoint($0.coordinate), size: MKMapSize(width: 0, height: 0)) }
        if let first = boxes.first { setVisibleMapRect(boxes.dropFirst().reduce(first) { $0.union($1) }, animated: animated) }
    }

    /// Chooses a mark, and tells the delegate with its view.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations.append(annotation)
    }
    /// Chooses a mark no longer.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }

    // MARK: Views of marks

    /// Sets the class of views that are made for a name.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        viewClasses[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// A view that is not used any longer; nil, since views of marks are not shown.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// A view for a mark, of the class that the name has.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
        -> MKAnnotationView
    {
        (viewClasses[identifier] ?? MKAnnotationView.self).init(annotation: annotation, reuseIdentifier: identifier)
    }
    /// The view of a mark; nil, since views of marks are not shown.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

    // MARK: What is drawn

    /// Adds something to draw.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    /// Adds something to draw at a level.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
    /// Adds something to draw.
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    /// Adds something to draw at a level.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { self.overlays += overlays }
    /// Draws something no longer.
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    /// Draws something no longer.
    open func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }
    /// What draws something; nil, since nothing is drawn.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }

    // MARK: What is seen

    /// Sets how the map follows the user's place.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    /// Sets from where the map is seen, which moves its middle.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        self.camera = camera
        setCenter(camera.centerCoordinate, animated: animated)
    }
    /// The part of the earth that is shown, on the plane map.
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { region = MKCoordinateRegion(newValue) }
    }
    /// Shows a part of the plane map.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setRegion(MKCoordinateRegion(mapRect), animated: animate)
    }
    /// Shows a part of the plane map; room at the edges is not kept.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        setVisibleMapRect(mapRect, animated: animate)
    }
    /// The part of the earth that fits; the same one, since nothing is drawn.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    /// Where a place is, in a view's points.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let (box, point) = (visibleMapRect, MKMapPoint(coordinate))
        guard box.width > 0, box.height > 0 else { return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view) }
        return convert(
            CGPoint(x: (point.x - box.minX) / box.width * bounds.width, y: (point.y - box.minY) / box.height * bounds.height),
            to: view)
    }
    /// The place at a point of a view.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (box, own) = (visibleMapRect, convert(point, from: view))
        guard bounds.width > 0, bounds.height > 0 else { return region.center }
        return MKMapPoint(
            x: box.minX + own.x / bounds.width * box.width, y: box.minY + own.y / bounds.height * box.height
        ).coordinate
    }
}

/// What a map shows.
public enum MKMapType: UInt, Sendable {
    /// Streets, pictures, both, or the like.
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// How a map follows the user's place.
public enum MKUserTrackingMode: Int, Sendable {
    /// Not, by moving, or by moving and turning.
    case none, follow, followWithHeading
}

/// The name of views for marks that have none of their own.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The name of views for groups of marks that have none of their own.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
