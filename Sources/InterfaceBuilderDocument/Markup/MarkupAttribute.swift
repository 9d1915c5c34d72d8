/// An attribute of an element of a document.
public struct MarkupAttribute: Sendable {
    /// The document of the attribute.
    public let tree: MarkupTree
    let index: Int32

    private var record: MarkupTree.Attribute { tree.attributes[Int(index)] }

    /// The name, including its prefix.
    public var name: String { tree.names[Int(record.name)] }

    /// The value with entities resolved and white space normalised, as in XML 1.0 section 3.3.3.
    public var value: String { MarkupText.attributeValue(tree.source, valueSpan) }

    /// The bytes from the name to the closing quote.
    public var span: Range<Int> { Int(record.start)..<Int(record.valueEnd) + 1 }

    /// The bytes between the quotes.
    public var valueSpan: Range<Int> { Int(record.valueStart)..<Int(record.valueEnd) }

    /// The position of the attribute's name.
    public var position: SourcePosition { tree.position(of: Int(record.start)) }
}

extension MarkupElement {
    /// The attributes in document order.
    public var attributes: LazyMapSequence<Range<Int32>, MarkupAttribute> {
        let record = tree.elements[Int(index)]
        return (record.firstAttribute..<record.attributesEnd).lazy.map { MarkupAttribute(tree: tree, index: $0) }
    }

    /// The attribute with a name. O(number of attributes).
    public func attribute(_ name: String) -> MarkupAttribute? {
        tree.nameID(name).flatMap(attribute)
    }

    /// The attribute with the id of a name.
    func attribute(_ id: Int32) -> MarkupAttribute? {
        let record = tree.elements[Int(index)]
        for i in record.firstAttribute..<record.attributesEnd where tree.attributes[Int(i)].name == id {
            return MarkupAttribute(tree: tree, index: i)
        }
        return nil
    }

    /// The value of the attribute with a name.
    public subscript(name: String) -> String? { attribute(name)?.value }
}
