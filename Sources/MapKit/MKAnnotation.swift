public import CoreLocation
public import UIKit

/// An annotation of a map. The optional properties have default implementations.
///
/// - Source: developer.apple.com/documentation/mapkit/mkannotation
public protocol MKAnnotation: NSObjectProtocol {
    /// The coordinate.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title; nil for none.
    var title: String? { get }
    /// The subtitle; nil for none.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// Default implementation; returns nil.
    public var title: String? { nil }
    /// Default implementation; returns nil.
    public var subtitle: String? { nil }
}

/// An annotation with a title.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpointannotation
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?

    public override init() { super.init() }

    /// Creates an annotation at a coordinate.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
}

/// The view of an annotation.
///
/// - Source: developer.apple.com/documentation/mapkit/mkannotationview
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    /// The annotation.
    open var annotation: (any MKAnnotation)?
    /// The reuse identifier.
    public let reuseIdentifier: String?
    /// The image.
    open var image: UIImage?
    /// Whether selecting the annotation shows a callout.
    open var canShowCallout = false
    /// The accessory in front of the callout's title; stored, without effect here.
    open var leftCalloutAccessoryView: UIView?
    /// The accessory behind the callout's title; stored, without effect here.
    open var rightCalloutAccessoryView: UIView?
    /// The accessory below the callout's title; stored, without effect here.
    open var detailCalloutAccessoryView: UIView?
    /// The offset of the view's centre from the coordinate, in points.
    open var centerOffset = CGPoint.zero
    /// The offset of the callout from the middle of the top edge, in points.
    open var calloutOffset = CGPoint.zero
    /// Whether the annotation is selected.
    open var isSelected = false
    /// Whether the annotation is enabled.
    open var isEnabled = true
    /// Whether the user can drag the annotation.
    open var isDraggable = false
    /// The state of a drag; none begins here.
    open private(set) var dragState = DragState.none
    /// Changes how far a drag is.
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

    /// The states of a drag.
    public enum DragState: UInt, Sendable {
        /// There is none, it starts, goes on, was cancelled, or ends.
        case none, starting, dragging, canceling, ending
    }
    /// The identifier of the annotations with which this one may be clustered.
    open var clusteringIdentifier: String?
    /// The priority by which overlapping annotations are hidden.
    open var displayPriority = MKFeatureDisplayPriority.required

    /// Prepares the view for another annotation.
    open func prepareForReuse() {}
    /// Selects or deselects the annotation.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Creates a view of an annotation.
    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }

    /// Decodes an object of a document.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

/// A balloon-shaped marker; nothing is drawn here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmarkerannotationview
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon; nil for the tint colour.
    open var markerTintColor: UIColor?
    /// The colour of the glyph; nil for white.
    open var glyphTintColor: UIColor?
    /// The text of the glyph.
    open var glyphText: String?
    /// The image of the glyph.
    open var glyphImage: UIImage?
    /// Whether adding the view is animated; stored, without effect here.
    open var animatesWhenAdded = false
    /// The image of the glyph while the marker is selected.
    open var selectedGlyphImage: UIImage?
    /// The visibility of the title below the balloon.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// The visibility of the subtitle below the balloon.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
}

/// A pin-shaped marker; nothing is drawn here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpinannotationview
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin's head.
    open var pinTintColor: UIColor!
    /// Whether adding the pin is animated; stored, without effect here.
    open var animatesDrop = false
}

/// The priority by which overlapping annotations are hidden.
///
/// - Source: developer.apple.com/documentation/mapkit/mkfeaturedisplaypriority
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The priority; lower ones are hidden first.
    public let rawValue: Float
    /// Creates a priority from its raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Never hidden.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    /// Hidden only in favour of required ones.
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    /// Hidden in favour of most others.
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// The user's location, which is unknown here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkuserlocation
open class MKUserLocation: NSObject, MKAnnotation {
    override init() { super.init() }

    /// The coordinate; 0, 0, since it is unknown.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The location; nil, since it is unknown.
    open var location: CLLocation? { nil }
    /// The heading; nil, since it is unknown.
    open var heading: CLHeading? { nil }
    /// Whether the location is being updated; always false.
    open var isUpdating: Bool { false }
    open var title: String?
    open var subtitle: String?
}

/// A cluster of annotations; none is created here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkclusterannotation
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The clustered annotations.
    public let memberAnnotations: [any MKAnnotation]
    open var title: String?
    open var subtitle: String?

    /// Creates a cluster.
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

    /// The mean of the annotations' coordinates.
    open var coordinate: CLLocationCoordinate2D {
        let count = Double(max(memberAnnotations.count, 1))
        return CLLocationCoordinate2D(
            latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
            longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
    }
}
