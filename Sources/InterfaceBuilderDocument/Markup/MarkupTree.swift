/// An XML document as its bytes and, over them, the spans of its elements and attributes.
///
/// Nothing is copied out of the source, so the tree is as exact as the document: serialising it is giving back the
/// bytes. Elements are stored flat, in document order; an element's descendants follow it directly.
public final class MarkupTree: Sendable {
    /// The document, byte for byte, with its byte order mark and line ends as they came.
    public let source: [UInt8]
    let elements: [Element]
    let attributes: [Attribute]
    let names: [String]
    private let nameIDs: [String: Int32]
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

    init(source: [UInt8], elements: [Element], attributes: [Attribute], names: [String], lines: LineTable) {
        self.source = source
        self.elements = elements
        self.attributes = attributes
        self.names = names
        self.lines = lines
        nameIDs = Dictionary(uniqueKeysWithValues: zip(names, 0...))
    }

    /// The outermost element.
    public var root: MarkupElement { MarkupElement(tree: self, index: 0) }

    /// The number of elements.
    public var elementCount: Int { elements.count }

    /// The number of a name that occurs in the document.
    func nameID(_ name: String) -> Int32? { nameIDs[name] }

    /// The line and column of a byte. O(log lines + length of the line).
    public func position(of offset: Int) -> SourcePosition {
        source.withUnsafeBufferPointer { lines.position(of: offset, in: $0) }
    }
}
