public import UIKit

/// A button that makes a map follow the user; here it does nothing.
///
/// - Source: developer.apple.com/documentation/mapkit/mkusertrackingbutton
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
    /// The map.
    open weak var mapView: MKMapView?

    /// Creates a button for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// A bar button item that makes a map follow the user; here it does nothing.
///
/// - Source: developer.apple.com/documentation/mapkit/mkusertrackingbarbuttonitem
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map.
    open var mapView: MKMapView?

    /// Creates an item for a map.
    public convenience init(mapView: MKMapView?) {
        self.init()
        self.mapView = mapView
    }
}

/// A compass; here it is empty.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcompassbutton
@preconcurrency @MainActor
open class MKCompassButton: UIView {
    /// The map.
    open weak var mapView: MKMapView?
    /// The visibility of the compass.
    open var compassVisibility = MKFeatureVisibility.adaptive

    /// Creates a compass for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// A scale; here it is empty.
///
/// - Source: developer.apple.com/documentation/mapkit/mkscaleview
@preconcurrency @MainActor
open class MKScaleView: UIView {
    /// The map.
    open weak var mapView: MKMapView?
    /// The visibility of the scale.
    open var scaleVisibility = MKFeatureVisibility.adaptive
    /// The edge from which the scale extends.
    open var legendAlignment = Alignment.leading

    /// The edge from which a scale extends.
    public enum Alignment: Int, Sendable {
        /// The leading or the trailing edge.
        case leading, trailing
    }

    /// Creates a scale for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// The visibility of an element on a map.
public enum MKFeatureVisibility: Int, Sendable {
    /// Automatic, hidden, or visible.
    case adaptive, hidden, visible
}
