public import Foundation

/// A stay at a place; none is told here.
///
/// - Source: developer.apple.com/documentation/corelocation/clvisit
open class CLVisit: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// When it began; the distant past for one that was not noticed.
    open var arrivalDate: Date { .distantPast }
    /// When it ended; the distant future for one that goes on.
    open var departureDate: Date { .distantFuture }
    /// Where.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// How far the place may be off, in metres.
    open var horizontalAccuracy: CLLocationAccuracy { 0 }
}
