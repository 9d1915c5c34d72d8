/// An attribute of an element of a document.
package struct MarkupAttribute: Sendable {
    package let tree: MarkupTree
    let index: Int32

    private var record: MarkupTree.Attribute { tree.attributes[Int(index)] }

    package var name: String { tree.names[Int(record.name)] }

    /// The value with entities resolved and white space normalised, as XML 1.0 section 3.3.3 has it.
    package var value: String { MarkupText.attributeValue(tree.source, valueSpan) }

    /// The bytes from the name to the closing quote.
    package var span: Range<Int> { Int(record.start)..<Int(record.valueEnd) + 1 }

    /// The bytes between the quotes.
    package var valueSpan: Range<Int> { Int(record.valueStart)..<Int(record.valueEnd) }

    /// Where the attribute's name begins.
    package var position: SourcePosition { tree.position(of: Int(record.start)) }
}

extension MarkupElement {
    /// The attributes in document order.
    package var attributes: LazyMapSequence<Range<Int32>, MarkupAttribute> {
        let record = tree.elements[Int(index)]
        return (record.firstAttribute..<record.attributesEnd).lazy.map { MarkupAttribute(tree: tree, index: $0) }
    }

    /// The attribute with a name. O(number of attributes).
    package func attribute(_ name: String) -> MarkupAttribute? {
        guard let id = tree.nameID(name) else { return nil }
        let record = tree.elements[Int(index)]
        for i in record.firstAttribute..<record.attributesEnd where tree.attributes[Int(i)].name == id {
            return MarkupAttribute(tree: tree, index: i)
        }
        return nil
    }

    /// The value of the attribute with a name.
    package subscript(name: String) -> String? { attribute(name)?.value }
}
