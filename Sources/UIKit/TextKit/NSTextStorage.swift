/// An attributed string that notifies its layout managers and its delegate of every change.
///
/// A subclass with its own storage overrides ``string``, ``attributes(at:effectiveRange:)``,
/// ``replaceCharacters(in:with:)`` for plain text and ``setAttributes(_:range:)``, and calls
/// ``edited(_:range:changeInLength:)`` in the last two; all other methods are based on these.
///
/// - Source: developer.apple.com/documentation/uikit/nstextstorage
open class NSTextStorage: NSMutableAttributedString {
    /// The kind of a change.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextstorage/editactions
    public struct EditActions: OptionSet, Sendable {
        /// Bit mask of the contained kinds of change.
        public let rawValue: UInt

        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes were set, changed or removed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were inserted, replaced or deleted.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted before a change is processed; the object is the storage.
    public static let willProcessEditingNotification = NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted after attributes were fixed and before layout managers are notified; the object is the storage.
    public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")

    /// The text, if no subclass stores it.
    private var text = AttributedText()
    /// A subclass's text as it was last read.
    private var readText: AttributedText?
    private var edits = StorageEdits()

    // MARK: Initializers

    /// Makes an empty text.
    @_nonoverride public init() { super.init(string: "") }

    /// Makes a text without attributes.
    public override init(string str: String) {
        text = AttributedText(str)
        super.init(string: "")
    }

    /// Makes a text with the same attributes throughout.
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        text = AttributedText(str, attributes: attrs ?? [:])
        super.init(string: "")
    }

    /// Makes a copy of a text with its attributes.
    public override init(attributedString attrStr: NSAttributedString) {
        text = AttributedText(attrStr)
        super.init(string: "")
    }

    /// Makes a text from an archive.
    public required init?(coder: NSCoder) {
        guard let archived = NSAttributedString(coder: coder) else { return nil }
        text = AttributedText(archived)
        super.init(string: "")
    }

    // MARK: Text

    open override var string: String { text.string }
    open override var length: Int { keepsText ? text.length : string.utf16.count }

    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        guard let run = text.run(at: location) else { raise("NSRangeException", Self.outOfBounds(location)) }
        range?.pointee = NSRange(run.range)
        return run.attributes
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        check(range)
        text = text.replacingCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        check(range)
        text = text.settingAttributes(attrs ?? [:], in: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    private func check(_ range: NSRange) {
        guard range.location >= 0, range.length >= 0, range.location + range.length <= text.length else {
            raise("NSRangeException", Self.outOfBounds(range.location + range.length))
        }
    }

    private static func outOfBounds(_ index: Int) -> String { "NSTextStorage: index \(index) is out of bounds" }

    /// Whether the text is stored here and not by a subclass.
    private var keepsText: Bool { type(of: self) == NSTextStorage.self }

    /// The text in the form that layout uses.
    var content: AttributedText {
        if keepsText { return text }
        if let readText { return readText }
        let read = AttributedText(reading: self)
        readText = read
        return read
    }

    // MARK: Methods based on the primitive ones

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        range?.pointee = content.extent(around: location, in: rangeLimit) { $0.hasAttributes(of: $1) }
        return attributes(at: location, effectiveRange: nil)
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        range?.pointee = content.extent(around: location, in: rangeLimit) { $0.hasValue(of: attrName, as: $1) }
        return attributes(at: location, effectiveRange: nil)[attrName]
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(in: enumerationRange, options: opts) { location, limit, range in
            attributes(at: location, longestEffectiveRange: &range, in: limit)
        } using: {
            block($0, $1, $2)
        }
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(in: enumerationRange, options: opts) { location, limit, range in
            attribute(attrName, at: location, longestEffectiveRange: &range, in: limit)
        } using: {
            block($0, $1, $2)
        }
    }

    private func enumerate<Value>(
        in range: NSRange, options: NSAttributedString.EnumerationOptions, _ value: (Int, NSRange, inout NSRange) -> Value,
        using block: (Value, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var rest = range
        var stop = ObjCBool(false)
        let isReverse = options.contains(.reverse)
        while rest.length > 0, !stop.boolValue {
            var part = NSRange()
            let found = value(isReverse ? rest.location + rest.length - 1 : rest.location, rest, &part)
            block(found, part, &stop)
            if !isReverse { rest.location += part.length }
            rest.length -= part.length
        }
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        var part = content.part(range)
        return part.attributedString()
    }

    open override func isEqual(to other: NSAttributedString) -> Bool {
        guard other !== self else { return true }
        var (own, others) = (content, (other as? NSTextStorage)?.content)
        return own.attributedString().isEqual(to: others?.attributedString() ?? other)
    }

    /// Returns the text as an immutable attributed string.
    open override func copy(with zone: NSZone? = nil) -> Any {
        var own = content
        return own.attributedString()
    }

    /// Returns the text as a mutable attributed string.
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        var own = content
        return NSMutableAttributedString(attributedString: own.attributedString())
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        for run in content.part(range).runs {
            var attributes = run.attributes
            change(&attributes)
            setAttributes(attributes, range: NSRange(location: range.location + run.range.lowerBound, length: run.range.count))
        }
        endEditing()
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(range, with: AttributedText(attrString))
    }

    /// Replaces a range by a text with attributes, as one change.
    func replace(_ range: NSRange, with new: AttributedText) {
        beginEditing()
        replaceCharacters(in: range, with: new.string)
        for run in new.runs {
            setAttributes(
                run.attributes, range: NSRange(location: range.location + run.range.lowerBound, length: run.range.count))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    // MARK: Editing

    /// The layout managers of the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The delegate, which is notified of every change and may change attributes before layout. Held weakly.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The kinds of changes since the last processing.
    open var editedMask: NSTextStorage.EditActions { edits.mask }
    /// The changed range, in UTF-16 units of the changed text; its location is `NSNotFound` if nothing changed.
    open var editedRange: NSRange { edits.range }
    /// The number of UTF-16 units by which the text became longer.
    open var changeInLength: Int { edits.changeInLength }
    /// Whether attributes are fixed when they are read; false: nothing needs fixing, since fallback fonts are found
    /// during layout.
    open var fixesAttributesLazily: Bool { false }

    /// Adds a layout manager.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.attach(to: self)
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.attach(to: nil)
    }

    /// Defers the processing of changes until the matching ``endEditing()``.
    open override func beginEditing() { edits.depth += 1 }

    /// Processes the changes since the matching ``beginEditing()``.
    open override func endEditing() {
        edits.depth = max(0, edits.depth - 1)
        processEdits()
    }

    /// Records a change, which is processed at once outside of ``beginEditing()`` and ``endEditing()``.
    ///
    /// - Parameters:
    ///   - editedRange: The range in UTF-16 units of the text before the change.
    ///   - delta: The number of UTF-16 units by which the text became longer.
    open func edited(_ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        readText = nil
        edits.add(editedMask, range: editedRange, changeInLength: delta)
        processEdits()
    }

    private func processEdits() {
        guard edits.depth == 0, !edits.mask.isEmpty else { return }
        edits.depth = 1
        processEditing()
        edits = StorageEdits()
    }

    /// Notifies the delegate and the layout managers of the changes since the last call.
    open func processEditing() {
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        fixAttributes(in: editedRange)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength, invalidatedRange: editedRange)
        }
    }

    /// Fixes attributes after a change; does nothing, since fallback fonts are found during layout.
    @_nonoverride open func fixAttributes(in range: NSRange) {}
    /// Does nothing: attributes are never fixed lazily.
    open func invalidateAttributes(in range: NSRange) {}
    /// Does nothing: attributes are never fixed lazily.
    open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// The unprocessed changes of a storage.
private struct StorageEdits {
    var mask: NSTextStorage.EditActions = []
    var range = NSRange(location: NSNotFound, length: 0)
    var changeInLength = 0
    /// The nesting depth of editing; the processing itself counts as one level.
    var depth = 0

    mutating func add(_ mask: NSTextStorage.EditActions, range edited: NSRange, changeInLength delta: Int) {
        if range.location == NSNotFound {
            range = NSRange(location: edited.location, length: edited.length + delta)
        } else {
            let start = min(range.location, edited.location)
            let end = max(range.location + range.length, edited.location + edited.length) + delta
            range = NSRange(location: start, length: end - start)
        }
        self.mask.formUnion(mask)
        changeInLength += delta
    }
}
