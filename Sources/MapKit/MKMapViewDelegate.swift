public import UIKit

/// Hears of changes of a map. The optional methods have default implementations.
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
    /// A mark was tapped; never called here.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// A mark was left; never called here.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// What draws something on the map; not asked here.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// A control beside a title was tapped; never called here.
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Views of marks were added; never called here.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// The user is elsewhere; never called here.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// The user's place is not known; never called here.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// The part that is shown changes; never called here.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// The map was loaded; never called here.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    /// Default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Nothing is drawn unless the delegate has the method.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Default implementation; does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    /// Default implementation; does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Default implementation; does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
