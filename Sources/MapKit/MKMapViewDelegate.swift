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
    /// The drag of an annotation changed; never called here.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    /// Annotation views were added; never called here.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Renderers were added; never called here.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    /// The way in which the map follows the user changed; never called here.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// Returns the annotation of a cluster; never called here.
    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation])
        -> MKClusterAnnotation
    /// The map is about to be loaded; never called here.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// The map could not be loaded; never called here.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// The map is about to be drawn; never called here.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    /// The map was drawn; never called here.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    /// The map is about to look for the user; never called here.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// The map ended its look for the user; never called here.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
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
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    /// Default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
    /// Default implementation; does nothing.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    /// Default implementation; a cluster of the annotations.
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation {
        MKClusterAnnotation(memberAnnotations: memberAnnotations)
    }
    /// Default implementation; does nothing.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    /// Default implementation; does nothing.
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    /// Default implementation; does nothing.
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
    /// Default implementation; does nothing.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    /// Default implementation; does nothing.
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    /// Default implementation; does nothing.
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
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
