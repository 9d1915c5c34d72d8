public import Foundation

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
    /// It is not known, it is, or it is not.
    case unknown, inside, outside
}

/// A region of the earth that a program monitors.
///
/// - Source: developer.apple.com/documentation/corelocation/clregion
open class CLRegion: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// Whether entering the region is reported.
    open var notifyOnEntry = true
    /// Whether leaving the region is reported.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A circular region.
///
/// - Source: developer.apple.com/documentation/corelocation/clcircularregion
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The centre.
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circular region.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    /// Whether a coordinate lies in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}

/// A heading of the device; never reported here.
///
/// - Source: developer.apple.com/documentation/corelocation/clheading
open class CLHeading: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The heading in degrees from magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// The heading in degrees from true north; negative if it is unknown.
    open var trueHeading: CLLocationDirection { -1 }
    /// The error of the heading in degrees; negative if it is unknown.
    open var headingAccuracy: CLLocationDirection { -1 }
}

/// Converts coordinates to addresses and back. All requests fail, since there is no network here.
///
/// - Source: developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject {
    public override init() { super.init() }

    /// Whether a request is running; always false, since requests fail at once.
    open var isGeocoding: Bool { false }

    /// Requests the address of a location; fails, since there is no network.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    /// Requests the address of a location in a language; fails, since there is no network.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    /// Requests the locations of an address; fails, since there is no network.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    /// Requests the address of a location; fails, since there is no network.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Requests the address of a location in a language; fails, since there is no network.
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Requests the locations of an address; fails, since there is no network.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Cancels the request.
    open func cancelGeocode() {}

    private func fail(_ completion: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion(nil, CLError(.network)) }
    }
}

/// A location with an address.
///
/// - Source: developer.apple.com/documentation/corelocation/clplacemark
open class CLPlacemark: NSObject, @unchecked Sendable {
    package let place: CLLocation?

    package init(location: CLLocation?) { place = location }

    /// The location.
    open var location: CLLocation? { place }
    /// The name; nil, since addresses are unknown here.
    open var name: String? { nil }
    /// The street; nil, since addresses are unknown here.
    open var thoroughfare: String? { nil }
    /// The house number; nil, since addresses are unknown here.
    open var subThoroughfare: String? { nil }
    /// The city; nil, since addresses are unknown here.
    open var locality: String? { nil }
    /// The district; nil, since addresses are unknown here.
    open var subLocality: String? { nil }
    /// The state; nil, since addresses are unknown here.
    open var administrativeArea: String? { nil }
    /// The postal code; nil, since addresses are unknown here.
    open var postalCode: String? { nil }
    /// The country; nil, since addresses are unknown here.
    open var country: String? { nil }
    /// The two-letter country code; nil, since addresses are unknown here.
    open var isoCountryCode: String? { nil }
    /// The county; nil, since addresses are unknown here.
    open var subAdministrativeArea: String? { nil }
    /// The lake or river; nil, since addresses are unknown here.
    open var inlandWater: String? { nil }
    /// The ocean; nil, since addresses are unknown here.
    open var ocean: String? { nil }
    /// Places that are worth a visit; nil, since addresses are unknown here.
    open var areasOfInterest: [String]? { nil }
    /// The region; nil, since addresses are unknown here.
    open var region: CLRegion? { nil }
    /// The time zone; nil, since addresses are unknown here.
    open var timeZone: TimeZone? { nil }
}

/// The purpose of location updates.
public enum CLActivityType: Int, Sendable {
    /// Other activities, driving, walking and running, other vehicles, or flying.
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// The accuracy that the user permits.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Full, or reduced.
    case fullAccuracy, reducedAccuracy
}
