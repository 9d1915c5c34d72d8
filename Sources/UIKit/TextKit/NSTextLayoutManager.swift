/// Lays a document out in a container, and provides the positions of its paragraphs and lines.
///
/// An ``NSLayoutManager`` lays out the whole text: the layout does not depend on the viewport, and no part of it is
/// deferred.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlayoutmanager
open class NSTextLayoutManager: NSObject {
    /// The purpose for which segments are requested.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextlayoutmanager/segmenttype
    public enum SegmentType: Int, Sendable {
        case standard = 0
        case selection, highlight
    }

    /// The options of an enumeration of segments.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextlayoutmanager/segmentoptions
    public struct SegmentOptions: OptionSet, Sendable {
        /// Bit mask of the contained options.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The ranges of segments are not needed.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Only the first and the last line have segments.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// The first line's segment starts at the line's start.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// The last line's segment extends to the line's end.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// An empty range at a line's end belongs to that line.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }

    let layout = NSLayoutManager()
    var rendering = RenderingAttributes()
    /// A closure that sets the rendering attributes of a paragraph; called before the paragraph is drawn.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
    /// The selections of the text. It reads back what was set; a view that shows the document draws its own selections.
    open var textSelections: [NSTextSelection] = []
    /// The navigation object that moves and extends selections.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
    /// Whether the layout of very long lines is limited. It reads back what was set; that never happens.
    open var limitsLayoutForSuspiciousContents = false
    /// Whether words are hyphenated. It reads back what was set; that never happens.
    open var usesHyphenation = false

    public override init() { super.init() }

    /// The content manager of the document. Held weakly.
    open internal(set) weak var textContentManager: NSTextContentManager?
    /// The delegate that can provide custom fragments. Held weakly.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?
    /// The controller that lays out the visible part of the document.
    @MainActor
    open var textViewportLayoutController: NSTextViewportLayoutController { viewport }
    @MainActor
    private lazy var viewport = NSTextViewportLayoutController(textLayoutManager: self)
    /// The container in which the document is laid out; nil for none.
    open var textContainer: NSTextContainer? {
        didSet {
            if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
            textContainer?.textLayoutManager = self
            while !layout.textContainers.isEmpty { layout.removeTextContainer(at: 0) }
            if let textContainer { layout.addTextContainer(textContainer) }
        }
    }
    /// Whether the fonts' leading is used.
    open var usesFontLeading: Bool {
        get { layout.usesFontLeading }
        set { layout.usesFontLeading = newValue }
    }
    /// The range of the whole document.
    open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(NSRange()) }
    /// The rectangle around all lines, from the top of the container.
    open var usageBoundsForTextContainer: CGRect { textContainer.map(layout.usedRect(for:)) ?? .zero }

    /// Connects the layout to the content manager's text storage.
    func contentChanged() {
        let storage = (textContentManager as? NSTextContentStorage)?.textStorage
        guard layout.textStorage !== storage else { return }
        layout.textStorage?.removeLayoutManager(layout)
        storage?.addLayoutManager(layout)
    }

    /// Replaces the content manager.
    open func replace(_ textContentManager: NSTextContentManager) {
        self.textContentManager?.removeTextLayoutManager(self)
        textContentManager.addTextLayoutManager(self)
    }

    /// Replaces a range of the document by a text.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        guard let characters = range.characters, let storage = textContentManager as? NSTextContentStorage else { return }
        storage.performEditingTransaction { storage.textStorage?.replaceCharacters(in: characters, with: attributedString) }
    }
    /// Replaces a range of the document by elements.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        textContentManager?.replaceContents(in: range, with: textElements)
    }

    /// Lays out a range of the document; does nothing, since everything is laid out.
    open func ensureLayout(for range: NSTextRange) {}
    /// Lays out an area; does nothing, since everything is laid out.
    open func ensureLayout(for bounds: CGRect) {}
    /// Invalidates the layout of a range of the document.
    open func invalidateLayout(for range: NSTextRange) {
        if let characters = range.characters { layout.invalidateLayout(forCharacterRange: characters, actualCharacterRange: nil) }
    }

    // MARK: Paragraphs

    /// Calls a block with the fragment of each paragraph from a location on, or from the beginning, until the block
    /// returns false.
    ///
    /// - Returns: The location at which the enumeration ended; nil if nothing was enumerated.
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
    /// The fragment of the paragraph at a location; nil outside the document.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragment { $0.rangeInElement.contains(location) }
    }
    /// The fragment of the paragraph at a point of the container; nil if there is none.
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

    /// Calls a block with the rectangle of each line's part of a range, and the distance of its baseline from the
    /// rectangle's top, until the block returns false. All types of segments are the same, and of the options only
    /// ``SegmentOptions/rangeNotRequired`` has an effect.
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
