public import CoreLocation
public import UIKit

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
    /// What stands before the title; kept, since no title is shown.
    open var leftCalloutAccessoryView: UIView?
    /// What stands behind the title; kept, since no title is shown.
    open var rightCalloutAccessoryView: UIView?
    /// What stands below the title; kept, since no title is shown.
    open var detailCalloutAccessoryView: UIView?
    /// How far the middle lies from the place, in points.
    open var centerOffset = CGPoint.zero
    /// How far the title lies from the middle of the upper edge, in points.
    open var calloutOffset = CGPoint.zero
    /// Whether the mark is chosen.
    open var isSelected = false
    /// Whether the mark can be used.
    open var isEnabled = true
    /// Whether fingers move the mark.
    open var isDraggable = false
    /// The group that the mark may be drawn in.
    open var clusteringIdentifier: String?
    /// What gives way where marks meet.
    open var displayPriority = MKFeatureDisplayPriority.required

    /// Makes ready for another mark.
    open func prepareForReuse() {}
    /// Chooses the mark, or not any longer.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Creates a view of a mark.
    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }

    /// Creates an object of a document.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

/// A balloon that marks a place; here nothing is drawn.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmarkerannotationview
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The balloon's colour; nil for the tint colour.
    open var markerTintColor: UIColor?
    /// The colour of what stands in it; nil for white.
    open var glyphTintColor: UIColor?
    /// A letter that stands in it.
    open var glyphText: String?
    /// A picture that stands in it.
    open var glyphImage: UIImage?
    /// Whether it grows out of its place; stored, without effect here.
    open var animatesWhenAdded = false
    /// A picture that stands in it while it is selected.
    open var selectedGlyphImage: UIImage?
    /// Whether the title stands below it.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// Whether the subtitle stands below it.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
}

/// A pin that marks a place; here nothing is drawn.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpinannotationview
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin's head.
    open var pinTintColor: UIColor!
    /// Whether it falls onto its place; stored, without effect here.
    open var animatesDrop = false
}

/// What gives way where marks meet.
///
/// - Source: developer.apple.com/documentation/mapkit/mkfeaturedisplaypriority
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The number; marks with a smaller one give way.
    public let rawValue: Float
    /// Creates one of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Never gives way.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    /// Gives way to what is required.
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    /// Gives way to most.
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// The place of the user, which is not known here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkuserlocation
open class MKUserLocation: NSObject, MKAnnotation {
    override init() { super.init() }

    /// The place; at nought degrees, since it is not known.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The place; nil, since it is not known.
    open var location: CLLocation? { nil }
    /// Where the device points to; nil, since it is not known.
    open var heading: CLHeading? { nil }
    /// Whether the place is being found out; it is not.
    open var isUpdating: Bool { false }
    open var title: String?
    open var subtitle: String?
}

/// A group of marks that are drawn as one; none is made here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkclusterannotation
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The marks.
    public let memberAnnotations: [any MKAnnotation]
    open var title: String?
    open var subtitle: String?

    /// Creates a group of marks.
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

    /// The mean of the marks' places.
    open var coordinate: CLLocationCoordinate2D {
        let count = Double(max(memberAnnotations.count, 1))
        return CLLocationCoordinate2D(
            latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
            longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
    }
}
