/// An element of a document, such as a paragraph.
///
/// - Source: developer.apple.com/documentation/uikit/nstextelement
open class NSTextElement: NSObject {
    /// The content manager of the element's document. Held weakly.
    open internal(set) weak var textContentManager: NSTextContentManager?
    /// The element's range in the document; nil for elements outside documents.
    open var elementRange: NSTextRange?

    /// Makes an element of a document.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}

/// A paragraph, including its separator.
///
/// - Source: developer.apple.com/documentation/uikit/nstextparagraph
open class NSTextParagraph: NSTextElement {
    /// The text of the paragraph.
    public let attributedString: NSAttributedString

    /// Makes a paragraph from a text.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// The range of the text without the separator; nil for paragraphs outside documents.
    open var paragraphContentRange: NSTextRange? {
        guard let range = elementRange?.characters else { return nil }
        let separator = paragraphSeparatorRange?.characters?.length ?? 0
        return NSTextRange(NSRange(location: range.location, length: range.length - separator))
    }
    /// The range of the separator at the paragraph's end; nil for paragraphs outside documents, and if there is no
    /// separator.
    open var paragraphSeparatorRange: NSTextRange? {
        guard let range = elementRange?.characters else { return nil }
        let text = attributedString.string
        let count = text.hasSuffix("\r\n") ? 2 : text.last?.isNewline == true ? 1 : 0
        return count == 0 ? nil : NSTextRange(NSRange(location: range.location + range.length - count, length: count))
    }
}

/// Manages the content of a document as a sequence of elements for layout.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontentmanager
open class NSTextContentManager: NSObject {
    /// The options of an enumeration of elements.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextcontentmanager/enumerationoptions
    public struct EnumerationOptions: OptionSet, Sendable {
        /// Bit mask of the contained options.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enumerates from the end.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    /// The layout managers of the document.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The primary one of several layout managers.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { chosen ?? textLayoutManagers.first }
        set { chosen = newValue }
    }
    private weak var chosen: NSTextLayoutManager?

    public override init() { super.init() }

    /// Adds a layout manager for the document.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
    }
    /// Removes a layout manager of the document.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        if textLayoutManager.textContentManager === self { textLayoutManager.textContentManager = nil }
    }

    /// The range of the whole document.
    open var documentRange: NSTextRange { NSTextRange(NSRange()) }
    /// Calls a block with each element from a location on, or from the beginning, until the block returns false.
    ///
    /// - Returns: The location at which the enumeration ended; nil if nothing was enumerated.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }
    /// The elements that intersect a range of the document.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        enumerateTextElements(from: nil) { element in
            if let own = element.elementRange, own.intersects(range) || own.contains(range.location) { found.append(element) }
            return true
        }
        return found
    }
    /// The location at a distance, in UTF-16 units, from another one; nil outside the document.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    /// The distance between two locations, in UTF-16 units.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
    /// Groups changes of the document into one transaction.
    open func performEditingTransaction(_ transaction: () -> Void) {
        transactions += 1
        transaction()
        transactions -= 1
    }
    private var transactions = 0
    /// Whether a transaction is in progress.
    open var hasEditingTransaction: Bool { transactions > 0 }
    /// Whether layout managers are notified of changes automatically. It reads back what was set; that always happens.
    open var automaticallySynchronizesTextLayoutManagers = true
    /// Whether changes are written to the backing store automatically. It reads back what was set; that always happens.
    open var automaticallySynchronizesToBackingStore = true
    /// Notifies layout managers of changes; does nothing, since they are notified automatically.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Writes changes to the backing store; does nothing, since they are written at once.
    open func synchronize(_ completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Records that a range of the document was replaced. Does nothing here.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {}
    /// Replaces a range of the document by elements. Does nothing unless overridden.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
}

/// The content manager of a document that is an attributed string, with an element for each paragraph.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontentstorage
open class NSTextContentStorage: NSTextContentManager {
    /// The delegate that can provide custom paragraphs. Held weakly.
    open weak var delegate: (any NSTextContentStorageDelegate)?
    /// The text. Setting it replaces the text storage's content.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }
    /// The text storage.
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
    /// Makes a paragraph from a text, outside of any document.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }
    /// A range extended to whole composed characters; nil if it consists of such already.
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
