/// An XML document as its bytes and, over them, the spans of its elements and attributes.
///
/// Nothing is copied out of the source, so the tree is as exact as the document: serialising it is giving back the
/// bytes. Elements are stored flat, in document order; an element's descendants follow it directly.
public final class MarkupTree: Sendable {
    /// The document, byte for byte, with its byte order mark and line ends as they came.
    public let source: [UInt8]
    let elements: [Element]
    let attributes: [Attribute]
    private let nameTable: MarkupNameTable
    private let lines: LineTable

    /// An element: its span in the source, and its neighbours in the tree.
    struct Element: Sendable {
        let name: Int32
        let parent: Int32
        /// The index after the element's last descendant.
        var subtreeEnd: Int32
        let firstAttribute: Int32
        var attributesEnd: Int32
        /// The byte of `<`.
        let start: Int32
        /// The byte after the start tag's `>`.
        var contentStart: Int32
        /// The byte of the end tag's `<`; `contentStart` for an empty-element tag.
        var contentEnd: Int32
        /// The byte after the end tag's `>`.
        var end: Int32
    }

    /// An attribute's spans: the name from `start` up to `nameEnd`, the value between its quotes.
    struct Attribute: Sendable {
        let name: Int32
        let start: Int32
        let nameEnd: Int32
        let valueStart: Int32
        let valueEnd: Int32
    }

    init(source: [UInt8], elements: [Element], attributes: [Attribute], names: MarkupNameTable, lines: LineTable) {
        self.source = source
        self.elements = elements
        self.attributes = attributes
        nameTable = names
        self.lines = lines
    }

    /// The outermost element.
    public var root: MarkupElement { MarkupElement(tree: self, index: 0) }

    /// The number of elements.
    public var elementCount: Int { elements.count }

    /// The names of elements and attributes that occur in the document, by their numbers.
    var names: [String] { nameTable.names }

    /// The number of a name that occurs in the document.
    func nameID(_ name: String) -> Int32? {
        source.withUnsafeBufferPointer { nameTable.number(of: name, in: $0) }
    }

    /// Whether an attribute has a value, found without making a string of it where the source states it as it is.
    func isValue(of attribute: MarkupAttribute, _ text: String) -> Bool {
        let span = source[attribute.valueSpan]
        if span.elementsEqual(text.utf8) { return true }
        return span.contains(where: MarkupText.isDecoded) && attribute.value == text
    }

    /// The line and column of a byte. O(log lines + length of the line).
    public func position(of offset: Int) -> SourcePosition {
        source.withUnsafeBufferPointer { lines.position(of: offset, in: $0) }
    }
}
