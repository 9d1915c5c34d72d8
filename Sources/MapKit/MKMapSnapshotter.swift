public import CoreLocation
public import UIKit

/// Makes pictures of maps; fails here, since there is no server.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapsnapshotter
open class MKMapSnapshotter: NSObject {
    /// Whether a picture is being made: never.
    open var isLoading: Bool { false }

    /// Creates a maker of a picture.
    public init(options: Options) {}

    /// Makes the picture; fails at the next turn of the main queue.
    open func start(completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Makes the picture; fails.
    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    /// Makes the picture; fails in a later turn of a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
        queue.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Makes no picture.
    open func cancel() {}

    /// What a picture shows.
    open class Options: NSObject {
        public override init() { super.init() }

        /// The area.
        open var region = MKCoordinateRegion()
        /// The area as a rectangle of the map of the world.
        open var mapRect = MKMapRect.null
        /// Where the map is seen from.
        open var camera: MKMapCamera?
        /// The kind of map.
        open var mapType = MKMapType.standard
        /// The picture's size, in points.
        open var size = CGSize(width: 256, height: 256)
        /// The picture's pixels in a point.
        open var scale: CGFloat = 1
        /// Whether buildings are high.
        open var showsBuildings = true
        /// The traits that the picture is made for.
        open var traitCollection = UITraitCollection()
    }

    /// A picture of a map; none is made here.
    open class Snapshot: NSObject, @unchecked Sendable {
        override init() { super.init() }

        /// The picture.
        open var image: UIImage { UIImage() }
        /// Where a place is in the picture, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
}

/// Completes what a user types to searches; fails here, since there is no server.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearchcompleter
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
    public override init() { super.init() }

    /// Hears of what is found.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// What the user typed. The delegate hears of the failure in a later turn of the main queue.
    open var queryFragment = "" {
        didSet {
            Task { @MainActor [weak self] in
                guard let self else { return }
                delegate?.completer(self, didFailWithError: MKError(.serverFailure))
            }
        }
    }
    /// Where is searched.
    open var region = MKCoordinateRegion()
    /// What is searched for.
    open var resultTypes = ResultType([.address, .pointOfInterest, .query])
    /// What is found: nothing.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether it searches: never.
    open var isSearching: Bool { false }
    /// Ends the search.
    open func cancel() {}

    /// What is searched for.
    public struct ResultType: OptionSet, Sendable {
        /// The raw bit mask.
        public let rawValue: UInt
        /// Creates a set from a raw bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Places of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Other searches.
        public static let query = ResultType(rawValue: 4)
    }
}

/// Hears of completed searches. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearchcompleterdelegate
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Something was found; never called here.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Nothing could be found.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Default implementation; does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Default implementation; does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A completed search; none is found here.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearchcompletion
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// What it is called.
    open var title: String { "" }
    /// Where it is.
    open var subtitle: String { "" }
    /// Where the title has what the user typed.
    open var titleHighlightRanges: [NSValue] { [] }
    /// Where the subtitle has what the user typed.
    open var subtitleHighlightRanges: [NSValue] { [] }
}
