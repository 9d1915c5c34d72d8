/// A selection in a document; if it is empty, an insertion point.
///
/// - Source: developer.apple.com/documentation/uikit/nstextselection
open class NSTextSelection: NSObject {
    /// The unit by which a selection is extended.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextselection/granularity-swift.enum
    public enum Granularity: Int, Sendable {
        case character = 0
        case word, paragraph, line, sentence
    }

    /// The line to which a location belongs that is at the end of one line and at the start of the next.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextselection/affinity-swift.enum
    public enum Affinity: Int, Sendable {
        /// The line that ends at the location.
        case upstream = 0
        /// The line that starts at the location.
        case downstream
    }

    /// The selected ranges, in the document's order.
    open private(set) var textRanges: [NSTextRange]
    /// The unit by which the selection is extended.
    open private(set) var granularity: NSTextSelection.Granularity
    /// The line to which an empty selection belongs.
    open private(set) var affinity: NSTextSelection.Affinity
    /// Whether the selection is temporary, during a gesture. Always false here.
    open private(set) var isTransient = false
    /// The preferred distance from the line's start, in points, for moves up and down.
    open var anchorPositionOffset: CGFloat = 0
    /// Whether the ranges follow the logical order of characters instead of the visual one.
    open var isLogical = true
    /// The second location of an insertion point that is split between two writing directions; nil for none.
    open var secondarySelectionLocation: (any NSTextLocation)?
    /// The attributes of typed text.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The fixed end of a selection that is being extended; nil if neither end is fixed.
    var anchor: (any NSTextLocation)?

    /// Makes a selection of several ranges.
    public init(_ textRanges: [NSTextRange], affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity) {
        (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
        super.init()
    }

    /// Returns nil: selections are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Makes a selection of one range.
    public convenience init(
        range: NSTextRange, affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity
    ) { self.init([range], affinity: affinity, granularity: granularity) }

    /// Makes an empty selection at a location.
    public convenience init(_ location: any NSTextLocation, affinity: NSTextSelection.Affinity) {
        self.init(range: NSTextRange(location: location), affinity: affinity, granularity: .character)
    }

    /// A selection of other ranges with the same properties.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        (selection.anchorPositionOffset, selection.isLogical) = (anchorPositionOffset, isLogical)
        (selection.secondarySelectionLocation, selection.typingAttributes) = (secondarySelectionLocation, typingAttributes)
        return selection
    }
}
