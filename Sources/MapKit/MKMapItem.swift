public import CoreLocation
public import Foundation

/// A place with an address, on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkplacemark
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// Creates one of a place.
    public init(coordinate: CLLocationCoordinate2D) {
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    /// Creates one of a place with an address, which is not read.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }

    /// The place.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
    /// What it is called; nil, since it is not known here.
    open var title: String? { name }
}

/// A place to which one can go.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapitem
open class MKMapItem: NSObject, @unchecked Sendable {
    /// The place.
    public let placemark: MKPlacemark
    /// What it is called.
    open var name: String?
    /// Its number of telephone.
    open var phoneNumber: String?
    /// Its page.
    open var url: URL?

    /// Creates one of a place.
    public init(placemark: MKPlacemark) { self.placemark = placemark }

    /// The place of the user, which is not known here.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }

    /// Whether it is the place of the user.
    open var isCurrentLocation: Bool { false }

    /// Shows it in the system's program of maps; there is none.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// How one goes to a place, in the options of the system's program of maps.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// Why a map has no answer.
///
/// - Source: developer.apple.com/documentation/mapkit/mkerror-swift.struct
public struct MKError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: UInt, Sendable {
        /// Something else, no server, too much asked, nothing found, or no way found.
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "MKErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { Int(code.rawValue) }
}

/// Looks for places by words; fails here, since there is no server.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearch
open class MKLocalSearch: NSObject {
    /// What is called when the search is over.
    public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

    /// Creates a search.
    public init(request: Request) {}

    /// Looks for places; fails at the next turn of the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Looks for places; fails.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    /// Ends the search.
    open func cancel() {}
    /// Whether it is under way; it is over at once.
    open var isSearching: Bool { false }

    /// What is looked for.
    open class Request: NSObject {
        public override init() { super.init() }

        /// The words.
        open var naturalLanguageQuery: String?
        /// Around which part of the earth.
        open var region = MKCoordinateRegion()
    }

    /// What is found.
    open class Response: NSObject, @unchecked Sendable {
        override init() { super.init() }

        /// The places.
        open var mapItems: [MKMapItem] { [] }
    }
}

/// Looks for ways; fails here, since there is no server.
///
/// - Source: developer.apple.com/documentation/mapkit/mkdirections
open class MKDirections: NSObject {
    /// Creates a search.
    public init(request: Request) {}

    /// Looks for ways; fails at the next turn of the main queue.
    open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Looks for ways; fails.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    /// Ends the search.
    open func cancel() {}

    /// From where to where.
    open class Request: NSObject {
        public override init() { super.init() }

        /// Where the way begins.
        open var source: MKMapItem?
        /// Where the way ends.
        open var destination: MKMapItem?
        /// How one goes.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several ways are looked for.
        open var requestsAlternateRoutes = false
    }

    /// What is found.
    open class Response: NSObject, @unchecked Sendable {
        override init() { super.init() }

        /// The ways.
        open var routes: [MKRoute] { [] }
    }
}

/// How one goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt
    /// Creates a set from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By train and the like.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// As the system likes.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way; none is found here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkroute
open class MKRoute: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// What it is called.
    open var name: String { "" }
    /// How long it is, in metres.
    open var distance: CLLocationDistance { 0 }
    /// How long it takes, in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The way as lines.
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    /// The parts of the way.
    open var steps: [Step] { [] }
    /// How one goes.
    open var transportType: MKDirectionsTransportType { .any }
    /// What is to be known about the way.
    open var advisoryNotices: [String] { [] }

    /// A part of a way; none is found here.
    ///
    /// - Source: developer.apple.com/documentation/mapkit/mkroute/step
    open class Step: NSObject, @unchecked Sendable {
        override init() { super.init() }

        /// What to do.
        open var instructions: String { "" }
        /// What is to be known about the part.
        open var notice: String? { nil }
        /// The part as lines.
        open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
        /// How long it is, in metres.
        open var distance: CLLocationDistance { 0 }
        /// How one goes.
        open var transportType: MKDirectionsTransportType { .any }
    }
}
