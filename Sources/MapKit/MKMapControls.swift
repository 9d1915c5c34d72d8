public import UIKit

/// A button that has a map follow the user; here it does nothing.
///
/// - Source: developer.apple.com/documentation/mapkit/mkusertrackingbutton
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
    /// The map.
    open weak var mapView: MKMapView?

    /// Creates a button of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// A button in a bar that has a map follow the user; here it does nothing.
///
/// - Source: developer.apple.com/documentation/mapkit/mkusertrackingbarbuttonitem
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map.
    open var mapView: MKMapView?

    /// Creates an item of a map.
    public convenience init(mapView: MKMapView?) {
        self.init()
        self.mapView = mapView
    }
}

/// Shows where north is; here it is empty.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcompassbutton
@preconcurrency @MainActor
open class MKCompassButton: UIView {
    /// The map.
    open weak var mapView: MKMapView?
    /// Whether it is seen.
    open var compassVisibility = MKFeatureVisibility.adaptive

    /// Creates a compass of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// Shows how long a distance is on a map; here it is empty.
///
/// - Source: developer.apple.com/documentation/mapkit/mkscaleview
@preconcurrency @MainActor
open class MKScaleView: UIView {
    /// The map.
    open weak var mapView: MKMapView?
    /// Whether it is seen.
    open var scaleVisibility = MKFeatureVisibility.adaptive
    /// At which end it begins.
    open var legendAlignment = Alignment.leading

    /// At which end a scale begins.
    public enum Alignment: Int, Sendable {
        /// At the beginning of lines, or at their end.
        case leading, trailing
    }

    /// Creates a scale of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// Whether something on a map is seen.
public enum MKFeatureVisibility: Int, Sendable {
    /// As the map likes, never, or always.
    case adaptive, hidden, visible
}
