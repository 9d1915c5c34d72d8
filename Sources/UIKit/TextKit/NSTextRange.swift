/// A location in a text, which can only be compared with others.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlocation
public protocol NSTextLocation: NSObjectProtocol {
    /// The order of this location and another one in the same text.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location in an ``NSTextContentStorage``, as an offset in UTF-16 units.
final class OffsetLocation: NSObject, NSTextLocation {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? OffsetLocation else { return .orderedSame }
        return offset == other.offset ? .orderedSame : offset < other.offset ? .orderedAscending : .orderedDescending
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetLocation)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "\(offset)" }
}

/// A range of a text, between two locations.
///
/// - Source: developer.apple.com/documentation/uikit/nstextrange
open class NSTextRange: NSObject {
    /// The start of the range.
    public let location: any NSTextLocation
    /// The end of the range.
    public let endLocation: any NSTextLocation

    /// Makes a range; nil if the end is before the start. Without an end the range is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        (self.location, self.endLocation) = (location, end)
        super.init()
    }

    /// Makes an empty range.
    public convenience init(location: any NSTextLocation) {
        self.init(unchecked: location, end: location)
    }

    init(unchecked location: any NSTextLocation, end: any NSTextLocation) {
        (self.location, endLocation) = (location, end)
        super.init()
    }

    /// Whether the range is empty.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Whether both ranges have the same start and end.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
    open override var hash: Int { (location as? NSObject)?.hash ?? 0 }
    open override var description: String { "\(location)...\(endLocation)" }

    /// Whether a location is in the range; its end is not.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }
    /// Whether another range is within this one.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }
    /// Whether both ranges have characters in common.
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange).map { !$0.isEmpty } ?? false }
    /// The intersection of both ranges; nil if they are disjoint.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        return NSTextRange(location: start, end: end)
    }
    /// The smallest range that contains both.
    open func union(_ textRange: NSTextRange) -> Self {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return unsafeDowncast(NSTextRange(unchecked: start, end: end), to: Self.self)
    }
}

extension NSTextRange {
    convenience init(_ range: NSRange) {
        self.init(unchecked: OffsetLocation(range.location), end: OffsetLocation(range.location + range.length))
    }

    /// The range in UTF-16 units; nil for locations of another class.
    var characters: NSRange? {
        guard let start = location as? OffsetLocation, let end = endLocation as? OffsetLocation else { return nil }
        return NSRange(location: start.offset, length: end.offset - start.offset)
    }
}
