/// A place in a text, of which only its order with others is known.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlocation
public protocol NSTextLocation: NSObjectProtocol {
    /// The order of this place and another one of the same text.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in an ``NSTextContentStorage``, counted in UTF-16 units.
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

/// A part of a text, from one place to another.
///
/// - Source: developer.apple.com/documentation/uikit/nstextrange
open class NSTextRange: NSObject {
    /// Where the part begins.
    public let location: any NSTextLocation
    /// Where the part ends.
    public let endLocation: any NSTextLocation

    /// Makes a part; nil where the end is before the beginning. Without an end it is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        (self.location, self.endLocation) = (location, end)
        super.init()
    }

    /// Makes an empty part.
    public convenience init(location: any NSTextLocation) {
        self.init(unchecked: location, end: location)
    }

    init(unchecked location: any NSTextLocation, end: any NSTextLocation) {
        (self.location, endLocation) = (location, end)
        super.init()
    }

    /// Whether the part begins where it ends.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Whether both parts begin and end at the same places.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
    open override var hash: Int { (location as? NSObject)?.hash ?? 0 }
    open override var description: String { "\(location)...\(endLocation)" }

    /// Whether a place lies in the part; its end does not.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }
    /// Whether another part lies in this one.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }
    /// Whether both parts have characters in common.
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange).map { !$0.isEmpty } ?? false }
    /// What both parts have in common; nil for nothing.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        return NSTextRange(location: start, end: end)
    }
    /// The least part that both lie in.
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

    /// The characters in UTF-16 units; nil for places of other texts.
    var characters: NSRange? {
        guard let start = location as? OffsetLocation, let end = endLocation as? OffsetLocation else { return nil }
        return NSRange(location: start.offset, length: end.offset - start.offset)
    }
}
