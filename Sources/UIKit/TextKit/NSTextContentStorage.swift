/// A part of a document, such as a paragraph.
///
/// - Source: developer.apple.com/documentation/uikit/nstextelement
open class NSTextElement: NSObject {
    /// What the element belongs to.
    open internal(set) weak var textContentManager: NSTextContentManager?
    /// The element's part of the document; nil for elements of none.
    open var elementRange: NSTextRange?

    /// Makes an element of a document.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}

/// A paragraph with the characters that end it.
///
/// - Source: developer.apple.com/documentation/uikit/nstextparagraph
open class NSTextParagraph: NSTextElement {
    /// The text.
    public let attributedString: NSAttributedString

    /// Makes a paragraph of a text.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// The text without the characters that end it; nil for paragraphs of no document.
    open var paragraphContentRange: NSTextRange? {
        guard let range = elementRange?.characters else { return nil }
        let separator = paragraphSeparatorRange?.characters?.length ?? 0
        return NSTextRange(NSRange(location: range.location, length: range.length - separator))
    }
    /// The characters that end the paragraph; nil for paragraphs of no document, and for the last one without them.
    open var paragraphSeparatorRange: NSTextRange? {
        guard let range = elementRange?.characters else { return nil }
        let text = attributedString.string
        let count = text.hasSuffix("\r\n") ? 2 : text.last?.isNewline == true ? 1 : 0
        return count == 0 ? nil : NSTextRange(NSRange(location: range.location + range.length - count, length: count))
    }
}

/// What the layout of a document asks for its elements.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontentmanager
open class NSTextContentManager: NSObject {
    /// How elements are gone through.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextcontentmanager/enumerationoptions
    public struct EnumerationOptions: OptionSet, Sendable {
        /// Bit mask of the contained options.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    /// What lays the document out.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// What lays the document out, of several.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { chosen ?? textLayoutManagers.first }
        set { chosen = newValue }
    }
    private weak var chosen: NSTextLayoutManager?

    public override init() { super.init() }

    /// Has the document laid out.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
    }
    /// Ends the layout of the document.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        if textLayoutManager.textContentManager === self { textLayoutManager.textContentManager = nil }
    }

    /// The whole document.
    open var documentRange: NSTextRange { NSTextRange(NSRange()) }
    /// Calls a block with each element from a place on, or from the beginning, until it returns false.
    ///
    /// - Returns: Where it ended; nil where nothing was gone through.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }
    /// The elements that a part of the document reaches into.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        enumerateTextElements(from: nil) { element in
            if let own = element.elementRange, own.intersects(range) || own.contains(range.location) { found.append(element) }
            return true
        }
        return found
    }
    /// The place at a distance from another one, in UTF-16 units; nil outside of the document.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    /// The distance from one place to another, in UTF-16 units.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
    /// Runs changes of the document as one.
    open func performEditingTransaction(_ transaction: () -> Void) {
        transactions += 1
        transaction()
        transactions -= 1
    }
    private var transactions = 0
    /// Whether changes are being made as one.
    open var hasEditingTransaction: Bool { transactions > 0 }
    /// Whether layout managers hear of changes by themselves. Stored; they always do.
    open var automaticallySynchronizesTextLayoutManagers = true
    /// Whether changes reach what holds the document by themselves. Stored; they always do.
    open var automaticallySynchronizesToBackingStore = true
    /// Tells layout managers of changes; they know already.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Has changes reach what holds the document; they have already.
    open func synchronize(_ completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Tells that a part of the document became another one. Nothing is to be done here.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {}
    /// Replaces a part of the document by elements. Does nothing unless overridden.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
}

/// A document that is an attributed text, with a paragraph for each element.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontentstorage
open class NSTextContentStorage: NSTextContentManager {
    /// Makes paragraphs of its own for parts of the text.
    open weak var delegate: (any NSTextContentStorageDelegate)?
    /// The text. Setting it replaces what the storage holds.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }
    /// What holds the text.
    open var textStorage: NSTextStorage? = NSTextStorage() {
        didSet { for manager in textLayoutManagers { manager.contentChanged() } }
    }

    open override func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        super.addTextLayoutManager(textLayoutManager)
        textLayoutManager.contentChanged()
    }
    open override func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        super.removeTextLayoutManager(textLayoutManager)
        textLayoutManager.contentChanged()
    }

    open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0)) }

    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        guard let textStorage else { return nil }
        let start = (textLocation as? OffsetLocation)?.offset
        let ranges = paragraphs(of: textStorage.string as NSString).filter { range in
            guard let start else { return true }
            return options.contains(.reverse) ? range.location < start : range.location + range.length > start
        }
        var end: (any NSTextLocation)?
        for range in options.contains(.reverse) ? ranges.reversed() : ranges {
            let paragraph =
                delegate?.textContentStorage(self, textParagraphWith: range)
                ?? NSTextParagraph(attributedString: textStorage.attributedSubstring(from: range))
            paragraph.textContentManager = self
            paragraph.elementRange = NSTextRange(range)
            end = OffsetLocation(options.contains(.reverse) ? range.location : range.location + range.length)
            if !block(paragraph) { break }
        }
        return end
    }

    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        guard let characters = range.characters else { return }
        let new = NSMutableAttributedString(string: "")
        for element in textElements ?? [] {
            new.append((element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: ""))
        }
        performEditingTransaction { textStorage?.replaceCharacters(in: characters, with: new) }
    }
    /// The text of a paragraph; nil for other elements.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }
    /// A paragraph of a text, which belongs to no document yet.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }
    /// A part of the document that begins and ends between whole characters; nil where it does so already.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        guard let characters = textRange.characters, let text = textStorage?.string as NSString? else { return nil }
        let whole = text.rangeOfComposedCharacterSequences(for: characters)
        return whole == characters ? nil : NSTextRange(whole)
    }

    private func paragraphs(of text: NSString) -> [NSRange] {
        var ranges: [NSRange] = []
        var place = 0
        while place < text.length {
            let range = text.paragraphRange(for: NSRange(location: place, length: 0))
            ranges.append(range)
            place = range.location + max(1, range.length)
        }
        return ranges
    }

    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let start = (location as? OffsetLocation)?.offset, let textStorage else { return nil }
        return (0...textStorage.length).contains(start + offset) ? OffsetLocation(start + offset) : nil
    }
    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let start = from as? OffsetLocation, let end = to as? OffsetLocation else { return NSNotFound }
        return end.offset - start.offset
    }
}
