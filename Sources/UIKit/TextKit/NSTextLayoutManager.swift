/// Lays out a document in a container and tells where its paragraphs and lines are.
///
/// An ``NSLayoutManager`` does the work, on the whole text: there is no viewport, and nothing is laid out later.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlayoutmanager
open class NSTextLayoutManager: NSObject {
    /// What a segment is asked for.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextlayoutmanager/segmenttype
    public enum SegmentType: Int, Sendable {
        case standard = 0
        case selection, highlight
    }

    /// How segments are gone through.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextlayoutmanager/segmentoptions
    public struct SegmentOptions: OptionSet, Sendable {
        /// Bit mask of the contained options.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Segments come without their ranges.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Only the last line's segment.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// The first line's segment begins at the line's start.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// The last line's segment reaches to the line's end.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// An empty range at a line's end counts to that line.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }

    let layout = NSLayoutManager()
    var rendering = RenderingAttributes()
    /// Sets the rendering attributes of a paragraph, which it is called with before each drawing of it.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
    /// What is selected. Stored: a view that shows the document shows its selections.
    open var textSelections: [NSTextSelection] = []
    /// Moves and grows selections.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
    /// Whether the layout of very long lines is limited. Stored; it is not.
    open var limitsLayoutForSuspiciousContents = false
    /// Whether words are hyphenated. Stored; they never are.
    open var usesHyphenation = false
    /// Where layout runs. Stored; it runs where it is asked for.
    open var layoutQueue: OperationQueue?

    public override init() { super.init() }

    /// What is laid out.
    open internal(set) weak var textContentManager: NSTextContentManager?
    /// Makes fragments of its own for paragraphs.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?
    /// Lays out what is seen of the document.
    @MainActor
    open var textViewportLayoutController: NSTextViewportLayoutController { viewport }
    @MainActor
    private lazy var viewport = NSTextViewportLayoutController(textLayoutManager: self)
    /// Where it is laid out; nil for nowhere.
    open var textContainer: NSTextContainer? {
        didSet {
            if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
            textContainer?.textLayoutManager = self
            while !layout.textContainers.isEmpty { layout.removeTextContainer(at: 0) }
            if let textContainer { layout.addTextContainer(textContainer) }
        }
    }
    /// Whether lines keep the leading of their fonts.
    open var usesFontLeading: Bool {
        get { layout.usesFontLeading }
        set { layout.usesFontLeading = newValue }
    }
    /// The whole document.
    open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(NSRange()) }
    /// The rectangle around all lines, from the top of the container.
    open var usageBoundsForTextContainer: CGRect { textContainer.map(layout.usedRect(for:)) ?? .zero }

    /// Takes the text of the content manager.
    func contentChanged() {
        let storage = (textContentManager as? NSTextContentStorage)?.textStorage
        guard layout.textStorage !== storage else { return }
        layout.textStorage?.removeLayoutManager(layout)
        storage?.addLayoutManager(layout)
    }

    /// Puts another content manager in the place of this one's.
    open func replace(_ textContentManager: NSTextContentManager) {
        self.textContentManager?.removeTextLayoutManager(self)
        textContentManager.addTextLayoutManager(self)
    }

    /// Replaces a part of the document by a text.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        guard let characters = range.characters, let storage = textContentManager as? NSTextContentStorage else { return }
        storage.performEditingTransaction { storage.textStorage?.replaceCharacters(in: characters, with: attributedString) }
    }
    /// Replaces a part of the document by paragraphs.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        textContentManager?.replaceContents(in: range, with: textElements)
    }

    /// Lays a part of the document out; it always is.
    open func ensureLayout(for range: NSTextRange) {}
    /// Lays out what is in an area; it always is.
    open func ensureLayout(for bounds: CGRect) {}
    /// Forgets the layout of a part of the document, which is laid out again when it is asked for.
    open func invalidateLayout(for range: NSTextRange) {
        if let characters = range.characters { layout.invalidateLayout(forCharacterRange: characters, actualCharacterRange: nil) }
    }

    // MARK: Paragraphs

    /// Calls a block with the layout of each paragraph from a place on, or from the beginning, until it returns false.
    ///
    /// - Returns: Where it ended; nil where nothing was gone through.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let order: NSTextContentManager.EnumerationOptions = options.contains(.reverse) ? .reverse : []
        return textContentManager?.enumerateTextElements(from: location, options: order) { element in
            let start = element.elementRange?.location ?? self.documentRange.location
            let fragment =
                self.delegate?.textLayoutManager(self, textLayoutFragmentFor: start, in: element)
                ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
            fragment.layOut(in: self)
            return block(fragment)
        }
    }
    /// The layout of the paragraph that a place is in; nil outside of the document.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragment { $0.rangeInElement.contains(location) }
    }
    /// The layout of the paragraph at a point of the container; nil where there is none.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        fragment { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
    }

    private func fragment(_ matches: (NSTextLayoutFragment) -> Bool) -> NSTextLayoutFragment? {
        var found: NSTextLayoutFragment?
        enumerateTextLayoutFragments(from: nil) { fragment in
            if matches(fragment) { found = fragment }
            return found == nil
        }
        return found
    }

    // MARK: Segments

    /// Calls a block with the rectangle of each line's part of a range, and the distance of its baseline from the rectangle's top, until it returns false. The
    /// types of segments are alike, and of the options only ``SegmentOptions/rangeNotRequired`` is followed.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: NSTextLayoutManager.SegmentType, options: NSTextLayoutManager.SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let characters = textRange.characters, let textContainer else { return }
        layout.enumerateLineFragments(forGlyphRange: characters) { fragment, _, container, glyphs, stop in
            let start = max(glyphs.location, characters.location)
            let end = min(glyphs.location + glyphs.length, characters.location + characters.length)
            guard start < end else { return }
            let part = NSRange(location: start, length: end - start)
            let frame = self.layout.boundingRect(forGlyphRange: part, in: textContainer)
            let baseline = self.layout.location(forGlyphAt: start).y + fragment.minY - frame.minY
            let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(part)
            if !block(range, frame, baseline, container) { stop.pointee = true }
        }
    }
}
