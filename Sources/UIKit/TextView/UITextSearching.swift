/// The style of found text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// Not highlighted.
    case normal = 0
    /// A result.
    case found
    /// The highlighted result.
    case highlighted
}

/// An object with texts that a find interaction searches.
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
    /// Whether results can be replaced. Optional.
    var supportsTextReplacement: Bool { get }

    /// The order of two ranges of a document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// The order of two documents. Optional.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Searches and reports the results to an aggregator, and the end of the search.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Decorates a range with a style.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Removes all decorations.
    func clearAllDecoratedFoundText()
    /// A result is about to be highlighted. Optional.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls to a range. Optional.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// Whether a result may be replaced. Optional.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) -> Bool
    /// Replaces a result. Optional.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    /// Replaces all results in a document. Optional.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

/// The default implementations.
extension UITextSearching {
    /// Returns nil.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// Returns false.
    public var supportsTextReplacement: Bool { false }
    /// Returns `orderedSame`.
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

/// Collects the results of a search.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchaggregator
@preconcurrency @MainActor
public final class UITextSearchAggregator<DocumentIdentifier: Hashable> {
    /// A range of a text.
    struct Place {
        let range: UITextRange
        let document: DocumentIdentifier?
    }

    private(set) var places: [Place] = []
    private let finished: ([Place]) -> Void

    init(finished: @escaping ([Place]) -> Void) { self.finished = finished }

    /// The results, in order of discovery.
    public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: places.map(\.range)) }

    /// A result was found.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
        places.append(Place(range: range, document: document))
    }
    /// The search finished.
    public func finishedSearching() { finished(places) }
    /// A result became invalid.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        places.removeAll { $0.range === range && $0.document == document }
    }
    /// All results became invalid.
    public func invalidate() { places = [] }
}
