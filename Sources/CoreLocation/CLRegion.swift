public import Foundation

/// A part of the earth that a program wants to hear of.
///
/// - Source: developer.apple.com/documentation/corelocation/clregion
open class CLRegion: NSObject, @unchecked Sendable {
    /// The region's name.
    public let identifier: String
    /// Whether the program hears of entering it.
    open var notifyOnEntry = true
    /// Whether the program hears of leaving it.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A circle on the earth.
///
/// - Source: developer.apple.com/documentation/corelocation/clcircularregion
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// Metres from the middle to the edge.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    /// Whether a place lies in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}

/// Where a device points to; never told here.
///
/// - Source: developer.apple.com/documentation/corelocation/clheading
open class CLHeading: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Degrees from magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from north; negative where it is not known.
    open var trueHeading: CLLocationDirection { -1 }
    /// By how many degrees it may be off; negative where it is not known.
    open var headingAccuracy: CLLocationDirection { -1 }
}

/// Finds addresses of places and places of addresses. There is no network here.
///
/// - Source: developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject {
    public override init() { super.init() }

    /// Whether it looks for something; it is done at once.
    open var isGeocoding: Bool { false }

    /// Looks for the address of a place; fails, since there is no network.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    /// Looks for the address of a place in a language; fails, since there is no network.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    /// Looks for the places of an address; fails, since there is no network.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    /// Looks for the address of a place; fails, since there is no network.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Looks for the address of a place in a language; fails, since there is no network.
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Looks for the places of an address; fails, since there is no network.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Ends what was asked.
    open func cancelGeocode() {}

    private func fail(_ completion: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion(nil, CLError(.network)) }
    }
}

/// A place with an address.
///
/// - Source: developer.apple.com/documentation/corelocation/clplacemark
open class CLPlacemark: NSObject, @unchecked Sendable {
    package let place: CLLocation?

    package init(location: CLLocation?) { place = location }

    /// The place.
    open var location: CLLocation? { place }
    /// What it is called; nil, since it is not known here.
    open var name: String? { nil }
    /// The street; nil, since it is not known here.
    open var thoroughfare: String? { nil }
    /// The number of the house; nil, since it is not known here.
    open var subThoroughfare: String? { nil }
    /// The town; nil, since it is not known here.
    open var locality: String? { nil }
    /// The part of the town; nil, since it is not known here.
    open var subLocality: String? { nil }
    /// The state; nil, since it is not known here.
    open var administrativeArea: String? { nil }
    /// The postal code; nil, since it is not known here.
    open var postalCode: String? { nil }
    /// The country; nil, since it is not known here.
    open var country: String? { nil }
    /// The country's two letters; nil, since they are not known here.
    open var isoCountryCode: String? { nil }
}

/// What a program wants places for.
public enum CLActivityType: Int, Sendable {
    /// Something else, driving, walking and running, another vehicle, or flying.
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// How exactly the user lets a program know the place.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exactly as can be, or less.
    case fullAccuracy, reducedAccuracy
}
