@_exported public import CoreLocation
import PlaceholderViews
@_exported public import UIKit

/// A map. Only a placeholder is drawn here; the region and the annotations are stored.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// The delegate.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The type of map.
    open var mapType = MKMapType.standard
    /// The visible region.
    open var region = MKCoordinateRegion()
    /// Whether the user can zoom.
    open var isZoomEnabled = true
    /// The range of the camera's distance; stored, without effect here.
    open var cameraZoomRange: CameraZoomRange?
    /// The region to which the centre is limited; stored, without effect here.
    open var cameraBoundary: CameraBoundary?
    /// Whether the user can scroll.
    open var isScrollEnabled = true
    /// Whether the user can rotate the map.
    open var isRotateEnabled = true
    /// Whether the user can tilt the map.
    open var isPitchEnabled = true
    /// Whether the user's location is shown; it is unknown here.
    open var showsUserLocation = false
    /// Whether a compass is shown.
    open var showsCompass = true
    /// Whether a scale is shown.
    open var showsScale = false
    /// Whether the user's location is visible; always false here.
    open var isUserLocationVisible: Bool { false }
    /// The user's location, which is unknown.
    public let userLocation = MKUserLocation()
    /// The mode of tracking the user; stored, without effect here.
    open var userTrackingMode = MKUserTrackingMode.none
    /// The filter of points of interest; stored, without effect here.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The camera.
    open var camera = MKMapCamera()
    /// Whether buildings are shown; stored, without effect here.
    open var showsBuildings = true
    /// Whether traffic is shown; stored, without effect here.
    open var showsTraffic = false
    /// The annotations.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The selected annotations.
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    /// The overlays; stored, but not drawn here.
    open private(set) var overlays: [any MKOverlay] = []
    private var viewClasses: [String: MKAnnotationView.Type] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = PlaceholderView(caption: "Map", filling: self)
    }

    /// Decodes an object of a document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = PlaceholderView(caption: "Map", filling: self)
    }

    /// The centre of the map.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    /// Sets the visible region.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        self.region = region
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    /// Sets the centre.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
    }

    /// Adds an annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Adds annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Removes an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Removes annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }

    /// Sets a visible region that contains some annotations.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { annotation in !self.annotations.contains { $0 === annotation } })
        let boxes = annotations.map { MKMapRect(origin: MKMapPoint($0.coordinate), size: MKMapSize(width: 0, height: 0)) }
        if let first = boxes.first { setVisibleMapRect(boxes.dropFirst().reduce(first) { $0.union($1) }, animated: animated) }
    }

    /// Selects an annotation, and calls the delegate with its view.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations.append(annotation)
    }
    /// Deselects an annotation.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }

    // MARK: Annotation views

    /// Registers the class of views for a reuse identifier.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        viewClasses[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// A reusable view; always nil, since annotation views are not shown.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// A view for an annotation, of the class registered for the reuse identifier.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
        -> MKAnnotationView
    {
        (viewClasses[identifier] ?? MKAnnotationView.self).init(annotation: annotation, reuseIdentifier: identifier)
    }
    /// The view of an annotation; nil, since annotation views are not shown.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

    // MARK: Overlays

    /// Adds an overlay.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    /// Adds an overlay at a level.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
    /// Adds overlays.
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    /// Adds overlays at a level.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { self.overlays += overlays }
    /// Removes an overlay.
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    /// Removes overlays.
    open func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }
    /// The renderer of an overlay; nil, since nothing is drawn.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }

    // MARK: The visible region

    /// Sets the mode of tracking the user.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    /// Sets the camera, which moves the centre.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        self.camera = camera
        setCenter(camera.centerCoordinate, animated: animated)
    }
    /// The visible region in the map projection.
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { region = MKCoordinateRegion(newValue) }
    }
    /// Sets the visible region in the map projection.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setRegion(MKCoordinateRegion(mapRect), animated: animate)
    }
    /// Sets the visible region in the map projection; the padding has no effect.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        setVisibleMapRect(mapRect, animated: animate)
    }
    /// The region adjusted to the view; always the same, since nothing is drawn.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    /// Converts a coordinate to a point of a view.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let (box, point) = (visibleMapRect, MKMapPoint(coordinate))
        guard box.width > 0, box.height > 0 else { return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view) }
        return convert(
            CGPoint(x: (point.x - box.minX) / box.width * bounds.width, y: (point.y - box.minY) / box.height * bounds.height),
            to: view)
    }
    /// Converts a point of a view to a coordinate.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (box, own) = (visibleMapRect, convert(point, from: view))
        guard bounds.width > 0, bounds.height > 0 else { return region.center }
        return MKMapPoint(
            x: box.minX + own.x / bounds.width * box.width, y: box.minY + own.y / bounds.height * box.height
        ).coordinate
    }
}

/// The type of a map.
public enum MKMapType: UInt, Sendable {
    /// Streets, satellite images, both, satellite images in 3D, those with labels, or muted streets.
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The mode of tracking the user.
public enum MKUserTrackingMode: Int, Sendable {
    /// None, following the location, or following the location and the heading.
    case none, follow, followWithHeading
}

/// The reuse identifier of the default annotation views.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The reuse identifier of the default views of clusters.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
