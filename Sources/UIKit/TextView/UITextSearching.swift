/// The style of found text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As the rest of the text.
    case normal = 0
    /// As one of the places.
    case found
    /// As the place that is shown.
    case highlighted
}

/// Something with texts that a find interaction searches.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearching
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    /// The type that identifies documents, if there are several.
    associatedtype DocumentIdentifier: Hashable

    /// The selected part of the text; nil for none.
    var selectedTextRange: UITextRange? { get }
    /// The document that contains ``selectedTextRange``; nil if there is only one. Optional.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Whether places can be replaced. Optional.
    var supportsTextReplacement: Bool { get }

    /// The order of two places of a text.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// The order of two texts. Optional.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Finds places and tells the aggregator of each, and of the end.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Has a place look like this.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Has all places look as the rest of the text.
    func clearAllDecoratedFoundText()
    /// A place is about to be shown. Optional.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Has a place be seen. Optional.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// Whether a place may be replaced. Optional.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) -> Bool
    /// Replaces a place. Optional.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    /// Replaces all places of a text. Optional.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

/// The default implementations.
extension UITextSearching {
    /// Returns nil.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// Returns false.
    public var supportsTextReplacement: Bool { false }
    /// Returns that they are the same.
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
    /// Does nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Does nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// Returns true.
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool { true }
    /// Does nothing.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
    /// Does nothing.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
}

/// Takes the places that a search finds.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchaggregator
@preconcurrency @MainActor
public final class UITextSearchAggregator<DocumentIdentifier: Hashable> {
    /// A part of a text.
    struct Place {
        let range: UITextRange
        let document: DocumentIdentifier?
    }

    private(set) var places: [Place] = []
    private let finished: ([Place]) -> Void

    init(finished: @escaping ([Place]) -> Void) { self.finished = finished }

    /// The places, as they were found.
    public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: places.map(\.range)) }

    /// A place was found.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
        places.append(Place(range: range, document: document))
    }
    /// All places were found.
    public func finishedSearching() { finished(places) }
    /// A place is none any more.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        places.removeAll { $0.range === range && $0.document == document }
    }
    /// There are no places any more.
    public func invalidate() { places = [] }
}
