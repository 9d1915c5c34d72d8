/// An element of a document: a tree and an index into it.
public struct MarkupElement: Sendable {
    /// The document of the element.
    public let tree: MarkupTree
    let index: Int32

    private var record: MarkupTree.Element { tree.elements[Int(index)] }

    /// The element's number in document order, from 0.
    public var ordinal: Int { Int(index) }

    /// The tag's name.
    public var name: String { tree.names[Int(record.name)] }

    /// The bytes of the source from `<` of the start tag to `>` of the end tag.
    public var span: Range<Int> { Int(record.start)..<Int(record.end) }

    /// The bytes between the start tag and the end tag.
    public var contentSpan: Range<Int> { Int(record.contentStart)..<Int(record.contentEnd) }

    /// The position of the start tag.
    public var position: SourcePosition { tree.position(of: Int(record.start)) }

    /// The parent; nil for the root.
    public var parent: MarkupElement? {
        record.parent < 0 ? nil : MarkupElement(tree: tree, index: record.parent)
    }

    /// The children, in document order.
    public var children: Children { Children(parent: self) }

    /// The descendants, in document order.
    public var descendants: LazyMapSequence<Range<Int32>, MarkupElement> {
        (index + 1..<record.subtreeEnd).lazy.map { MarkupElement(tree: tree, index: $0) }
    }

    /// Whether the other element is a descendant. O(1).
    public func contains(_ other: MarkupElement) -> Bool {
        other.tree === tree && other.index > index && other.index < record.subtreeEnd
    }

    /// The first child with a tag name.
    public func child(_ name: String) -> MarkupElement? {
        guard let id = tree.nameID(name) else { return nil }
        return children.first { tree.elements[Int($0.index)].name == id }
    }

    /// The first child whose `key` attribute has a value, of any tag name unless one is given.
    public func child(key: String, named name: String? = nil) -> MarkupElement? {
        guard let keyID = tree.nameID("key") else { return nil }
        let nameID = name.map { tree.nameID($0) ?? -1 }
        return children.first { child in
            (nameID == nil || child.record.name == nameID) && child.attribute(keyID).map { tree.isValue(of: $0, key) } ?? false
        }
    }

    /// The children with a tag name, in document order.
    public func children(_ name: String) -> [MarkupElement] {
        guard let id = tree.nameID(name) else { return [] }
        return children.filter { tree.elements[Int($0.index)].name == id }
    }

    /// The children of the first child with a tag name; empty if there is no such child.
    package func children(in name: String) -> [MarkupElement] { child(name).map { Array($0.children) } ?? [] }

    /// The text content without that of child elements, with entities resolved and comments skipped.
    public var text: String {
        var runs: [Range<Int>] = []
        var at = contentSpan.lowerBound
        for child in children {
            runs.append(at..<child.span.lowerBound)
            at = child.span.upperBound
        }
        runs.append(at..<contentSpan.upperBound)
        return MarkupText.characterData(tree.source, runs)
    }

    /// The children of an element, found by skipping their descendants.
    public struct Children: Sequence, IteratorProtocol {
        private let tree: MarkupTree
        private var at: Int32
        private let end: Int32

        init(parent: MarkupElement) {
            tree = parent.tree
            at = parent.index + 1
            end = parent.record.subtreeEnd
        }

        /// The next child in document order; nil after the last. O(1).
        public mutating func next() -> MarkupElement? {
            guard at < end else { return nil }
            defer { at = tree.elements[Int(at)].subtreeEnd }
            return MarkupElement(tree: tree, index: at)
        }
    }
}

extension MarkupElement: Hashable {
    /// Whether two values are the same element of the same tree; elements with equal content are different.
    public static func == (a: Self, b: Self) -> Bool { a.tree === b.tree && a.index == b.index }

    /// Hashes the element's index.
    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
