/// What is selected of a document, or the place between characters where typing goes on.
///
/// - Source: developer.apple.com/documentation/uikit/nstextselection
open class NSTextSelection: NSObject {
    /// What a selection grows by.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextselection/granularity-swift.enum
    public enum Granularity: Int, Sendable {
        case character = 0
        case word, paragraph, line, sentence
    }

    /// Which of two lines a place belongs to that ends one and begins the other.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextselection/affinity-swift.enum
    public enum Affinity: Int, Sendable {
        /// The line that ends there.
        case upstream = 0
        /// The line that begins there.
        case downstream
    }

    /// The parts of the document, in its order.
    open private(set) var textRanges: [NSTextRange]
    /// What the selection grows by.
    open private(set) var granularity: NSTextSelection.Granularity
    /// Which line an empty selection belongs to.
    open private(set) var affinity: NSTextSelection.Affinity
    /// Whether the selection is made while fingers move. False; nothing makes others here.
    open private(set) var isTransient = false
    /// Where moves up and down want to be, in points from the line's start.
    open var anchorPositionOffset: CGFloat = 0
    /// Whether the ranges follow the order of characters and not that of the screen.
    open var isLogical = true
    /// The second place of a cursor that is split between two directions of writing; nil for none.
    open var secondarySelectionLocation: (any NSTextLocation)?
    /// The attributes that text gets which is typed.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Where the selection began, while it is extended; nil for a selection that has no side yet.
    var anchor: (any NSTextLocation)?

    /// Makes a selection of several parts.
    public init(_ textRanges: [NSTextRange], affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity) {
        (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
        super.init()
    }

    /// Returns nil: archives hold no selections.
    public required init?(coder: NSCoder) { nil }

    /// Makes a selection of one part.
    public convenience init(
        range: NSTextRange, affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity
    ) { self.init([range], affinity: affinity, granularity: granularity) }

    /// Makes an empty selection at a place.
    public convenience init(_ location: any NSTextLocation, affinity: NSTextSelection.Affinity) {
        self.init(range: NSTextRange(location: location), affinity: affinity, granularity: .character)
    }

    /// The same selection of other parts.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        (selection.anchorPositionOffset, selection.isLogical) = (anchorPositionOffset, isLogical)
        (selection.secondarySelectionLocation, selection.typingAttributes) = (secondarySelectionLocation, typingAttributes)
        return selection
    }
}
