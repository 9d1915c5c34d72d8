public import UIKit

/// The delegate of a map. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapviewdelegate
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The visible region is about to change.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The visible region changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Returns the view of an annotation; nil for the default. Never called here.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// An annotation was selected; never called here.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// An annotation was deselected; never called here.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Returns the renderer of an overlay; never called here.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// An accessory of a callout was tapped; never called here.
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Annotation views were added; never called here.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// The user's location changed; never called here.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// The user's location could not be determined; never called here.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// The visible region changes; never called here.
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
    /// Default implementation; returns a renderer that draws nothing.
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
