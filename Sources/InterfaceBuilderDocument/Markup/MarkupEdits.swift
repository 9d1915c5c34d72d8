/// Changes to a document, as replacements of byte spans: everything else stays the same, byte for byte.
///
/// All changes refer to the tree for which they were created; apply them together. A later change of the same span
/// wins.
public struct MarkupEdits: Sendable {
    /// The tree to be changed.
    public let tree: MarkupTree
    /// A later change of the same span replaces an earlier one, whose element becomes nil.
    private var replacements: [Replacement?] = []
    private var places: [Change: Int] = [:]

    private struct Change: Hashable, Sendable {
        let span: Range<Int>
        /// The name of the attribute that an insertion adds, so that setting it again replaces the insertion.
        let added: String?
    }

    private struct Replacement: Sendable {
        let span: Range<Int>
        let bytes: [UInt8]
        /// The place among insertions at the same offset.
        let rank: Double
    }

    /// Whether there are no changes.
    package var isEmpty: Bool { replacements.isEmpty }

    /// Creates an empty list of changes.
    public init(_ tree: MarkupTree) { self.tree = tree }

    /// Sets an attribute; a new one is added after the element's last.
    public mutating func set(_ name: String, of element: MarkupElement, to value: String) {
        set(name, of: element, to: value, before: nil, rank: 0)
    }

    /// Sets an attribute; a new one is added before another one, or after the element's last.
    ///
    /// - Parameter rank: The place among the attributes that are added at the same position.
    mutating func set(
        _ name: String, of element: MarkupElement, to value: String, before follower: MarkupAttribute?, rank: Double
    ) {
        precondition(element.tree === tree, "the element belongs to another document")
        if let attribute = element.attribute(name) {
            let quote = tree.source[attribute.valueSpan.upperBound]
            replace(attribute.valueSpan, with: MarkupText.escaped(value).flatMap { $0 == quote ? Array("&#39;".utf8) : [$0] })
        } else {
            let written = Array("\(name)=\"".utf8) + MarkupText.escaped(value) + [UInt8(ascii: "\"")]
            if let follower {
                let place = follower.span.lowerBound
                replace(place..<place, with: written + [0x20], adding: name, rank: rank)
            } else {
                let place = Array(element.attributes).last?.span.upperBound ?? element.nameEnd
                replace(place..<place, with: [0x20] + written, adding: name, rank: rank)
            }
        }
    }

    /// Removes an attribute and the white space before it.
    public mutating func remove(_ attribute: MarkupAttribute) {
        precondition(attribute.tree === tree, "the attribute belongs to another document")
        replace(startOfSpace(before: attribute.span.lowerBound)..<attribute.span.upperBound, with: [])
    }

    /// Removes an element with its content, and the white space before it.
    public mutating func remove(_ element: MarkupElement) {
        precondition(element.tree === tree, "the element belongs to another document")
        replace(startOfSpace(before: element.span.lowerBound)..<element.span.upperBound, with: [])
    }

    /// Inserts text; of several insertions at an offset, the first comes first.
    package mutating func insert(_ text: String, at offset: Int) {
        replace(offset..<offset, with: Array(text.utf8), adding: "insertion \(replacements.count)")
    }

    /// Replaces a span of the source.
    package mutating func replace(_ span: Range<Int>, with text: String) { replace(span, with: Array(text.utf8)) }

    /// The document's bytes after the changes; a change inside a removed span is dropped. O(length + n log n).
    public func applied() -> [UInt8] {
        let ordered = replacements.compactMap(\.self).enumerated().sorted {
            ($0.element.span.lowerBound, -$0.element.span.upperBound, $0.element.rank, $0.offset)
                < ($1.element.span.lowerBound, -$1.element.span.upperBound, $1.element.rank, $1.offset)
        }
        var out: [UInt8] = []
        out.reserveCapacity(tree.source.count)
        var at = 0
        for (_, change) in ordered where change.span.lowerBound >= at {
            out += tree.source[at..<change.span.lowerBound]
            out += change.bytes
            at = change.span.upperBound
        }
        return out + tree.source[at...]
    }

    private mutating func replace(_ span: Range<Int>, with bytes: [UInt8], adding name: String? = nil, rank: Double = 0) {
        let known = places.updateValue(replacements.count, forKey: Change(span: span, added: name))
        if let known { replacements[known] = nil }
        replacements.append(Replacement(span: span, bytes: bytes, rank: rank))
    }

    private func startOfSpace(before offset: Int) -> Int {
        var at = offset
        while at > 0, [0x20, 0x0A, 0x0D, 0x09].contains(tree.source[at - 1]) { at -= 1 }
        return at
    }
}

extension MarkupElement {
    /// The offset after the tag's name.
    fileprivate var nameEnd: Int { span.lowerBound + 1 + name.utf8.count }
}
