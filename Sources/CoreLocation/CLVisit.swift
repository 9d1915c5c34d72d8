public import Foundation

/// A visit to a place; none is reported here.
///
/// - Source: developer.apple.com/documentation/corelocation/clvisit
open class CLVisit: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The arrival; the distant past if it is unknown.
    open var arrivalDate: Date { .distantPast }
    /// The departure; the distant future if the visit has not ended.
    open var departureDate: Date { .distantFuture }
    /// The coordinate.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The uncertainty of the coordinate in metres.
    open var horizontalAccuracy: CLLocationAccuracy { 0 }
}
