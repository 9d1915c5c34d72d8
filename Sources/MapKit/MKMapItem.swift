public import CoreLocation
public import Foundation

/// An annotation with an address.
///
/// - Source: developer.apple.com/documentation/mapkit/mkplacemark
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// Creates a placemark at a coordinate.
    public init(coordinate: CLLocationCoordinate2D) {
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    /// Creates a placemark with an address, which is not read.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }

    /// The coordinate.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
    /// The title; nil, since addresses are unknown here.
    open var title: String? { name }
}

/// A point of interest on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapitem
open class MKMapItem: NSObject, @unchecked Sendable {
    /// The location.
    public let placemark: MKPlacemark
    /// The name.
    open var name: String?
    /// The phone number.
    open var phoneNumber: String?
    /// The URL of its web site.
    open var url: URL?

    /// Creates an item of a placemark.
    public init(placemark: MKPlacemark) { self.placemark = placemark }

    /// The user's location, which is unknown here.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }

    /// Whether the item is the user's location.
    open var isCurrentLocation: Bool { false }

    /// Opens the item in the Maps program; returns false, since there is none.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// The key of the mode of transport in the launch options of Maps.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// Driving.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Walking.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// An error of MapKit.
///
/// - Source: developer.apple.com/documentation/mapkit/mkerror-swift.struct
public struct MKError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: UInt, Sendable {
        /// Unknown, the server failed, too many requests, no placemark found, or no directions found.
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

extension MKError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case MKError.…` in a `switch` or a `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == MKError.errorDomain && error.code == Int(code.rawValue)
    }
}

/// Searches for places; fails here, since there is no server.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearch
open class MKLocalSearch: NSObject {
    /// The handler called at the end of a search.
    public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

    /// Creates a search.
    public init(request: Request) {}

    /// Starts the search; fails asynchronously on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Starts the search; throws.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    /// Cancels the search.
    open func cancel() {}
    /// Whether the search is running; always false, since it fails at once.
    open var isSearching: Bool { false }

    /// The parameters of a search.
    open class Request: NSObject {
        public override init() { super.init() }
        /// Creates a request for a completion.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            naturalLanguageQuery = [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(separator: ", ")
        }

        /// The query.
        open var naturalLanguageQuery: String?
        /// The region to search.
        open var region = MKCoordinateRegion()
    }

    /// The result of a search.
    open class Response: NSObject, @unchecked Sendable {
        override init() { super.init() }

        /// The places found.
        open var mapItems: [MKMapItem] { [] }
        /// The region of the places found.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
}

/// Computes routes; fails here, since there is no server.
///
/// - Source: developer.apple.com/documentation/mapkit/mkdirections
open class MKDirections: NSObject {
    /// Creates a request for directions.
    public init(request: Request) {}

    /// Computes routes; fails asynchronously on the main queue.
    open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Computes routes; throws.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    /// Cancels the request.
    open func cancel() {}

    /// The parameters of directions.
    open class Request: NSObject {
        public override init() { super.init() }

        /// The start.
        open var source: MKMapItem?
        /// The destination.
        open var destination: MKMapItem?
        /// The mode of transport.
        open var transportType = MKDirectionsTransportType.any
        /// Whether alternative routes are requested.
        open var requestsAlternateRoutes = false
    }

    /// The result of a request for directions.
    open class Response: NSObject, @unchecked Sendable {
        override init() { super.init() }

        /// The routes.
        open var routes: [MKRoute] { [] }
    }
}

/// A mode of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt
    /// Creates a set from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Driving.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// Walking.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// Public transport.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// Any mode.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A route; none is found here.
///
/// - Source: developer.apple.com/documentation/mapkit/mkroute
open class MKRoute: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The name.
    open var name: String { "" }
    /// The length in metres.
    open var distance: CLLocationDistance { 0 }
    /// The travel time in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The line of the route.
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    /// The steps of the route.
    open var steps: [Step] { [] }
    /// The mode of transport.
    open var transportType: MKDirectionsTransportType { .any }
    /// The notices about the route.
    open var advisoryNotices: [String] { [] }

    /// A step of a route; none is found here.
    ///
    /// - Source: developer.apple.com/documentation/mapkit/mkroute/step
    open class Step: NSObject, @unchecked Sendable {
        override init() { super.init() }

        /// The instructions.
        open var instructions: String { "" }
        /// The notice about the step.
        open var notice: String? { nil }
        /// The line of the step.
        open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
        /// The length in metres.
        open var distance: CLLocationDistance { 0 }
        /// The mode of transport.
        open var transportType: MKDirectionsTransportType { .any }
    }
}

extension MKError {
    /// The error code `unknown`.
    public static var unknown: Code { .unknown }
    /// The error code `serverFailure`.
    public static var serverFailure: Code { .serverFailure }
    /// The error code `loadingThrottled`.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// The error code `placemarkNotFound`.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// The error code `directionsNotFound`.
    public static var directionsNotFound: Code { .directionsNotFound }
}
