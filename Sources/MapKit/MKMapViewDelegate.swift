public import UIKit

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
    /// What draws something on the map; not asked here.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// A control beside a title was tapped; not told here.
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Views of marks were added; not told here.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// The user is elsewhere; not told here.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// The user's place is not known; not told here.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// The part that is shown changes; not told here.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// The map was loaded; not told here.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
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
    /// Nothing is drawn unless the delegate has the method.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Nothing is done unless the delegate has the method.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Nothing is done unless the delegate has the method.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Nothing is done unless the delegate has the method.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Nothing is done unless the delegate has the method.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    /// Nothing is done unless the delegate has the method.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Nothing is done unless the delegate has the method.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
