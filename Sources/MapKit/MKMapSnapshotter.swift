public import CoreLocation
public import UIKit

/// Renders images of maps; fails here, since there is no server.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapsnapshotter
open class MKMapSnapshotter: NSObject {
    /// Whether an image is being rendered; always false.
    open var isLoading: Bool { false }

    /// Creates a snapshotter.
    public init(options: Options) {}

    /// Renders the image; fails asynchronously on the main queue.
    open func start(completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Renders the image; throws.
    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    /// Renders the image; fails asynchronously on a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
        queue.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Cancels the rendering.
    open func cancel() {}

    /// The parameters of a snapshot.
    open class Options: NSObject {
        public override init() { super.init() }

        /// The region.
        open var region = MKCoordinateRegion()
        /// The region as a rectangle in the map projection.
        open var mapRect = MKMapRect.null
        /// The camera.
        open var camera: MKMapCamera?
        /// The type of map.
        open var mapType = MKMapType.standard
        /// The size of the image, in points.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels per point.
        open var scale: CGFloat = 1
        /// Whether buildings are shown in 3D.
        open var showsBuildings = true
        /// The traits of the image.
        open var traitCollection = UITraitCollection()
    }

    /// An image of a map; none is rendered here.
    open class Snapshot: NSObject, @unchecked Sendable {
        override init() { super.init() }

        /// The image.
        open var image: UIImage { UIImage() }
        /// The position of a coordinate in the image, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
}

/// Completes search queries while the user types; fails here, since there is no server.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearchcompleter
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
    public override init() { super.init() }

    /// The delegate.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The text to complete. Setting it makes the delegate receive an error asynchronously on the main queue.
    open var queryFragment = "" {
        didSet {
            Task { @MainActor [weak self] in
                guard let self else { return }
                delegate?.completer(self, didFailWithError: MKError(.serverFailure))
            }
        }
    }
    /// The region to search.
    open var region = MKCoordinateRegion()
    /// The types of results.
    open var resultTypes = ResultType([.address, .pointOfInterest, .query])
    /// The completions: none.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether a search is running; always false.
    open var isSearching: Bool { false }
    /// Cancels the search.
    open func cancel() {}

    /// A type of result.
    public struct ResultType: OptionSet, Sendable {
        /// The raw bit mask.
        public let rawValue: UInt
        /// Creates a set from a raw bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Other queries.
        public static let query = ResultType(rawValue: 4)
    }
}

/// The delegate of a search completer. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearchcompleterdelegate
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// The results changed; never called here.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// The search failed.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Default implementation; does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Default implementation; does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A completion of a query; none is found here.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearchcompletion
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The title.
    open var title: String { "" }
    /// The subtitle.
    open var subtitle: String { "" }
    /// The ranges of the title that match the query.
    open var titleHighlightRanges: [NSValue] { [] }
    /// The ranges of the subtitle that match the query.
    open var subtitleHighlightRanges: [NSValue] { [] }
}
