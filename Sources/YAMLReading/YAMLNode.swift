/// A value of a YAML text, with its place.
package struct YAMLNode: Sendable {
    /// The kinds of values.
    package enum Content: Sendable {
        /// A word, number or text, without its quotes.
        case scalar(String)
        case sequence([YAMLNode])
        /// Keys and values in their order; no key occurs twice.
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    package let content: Content
    /// From 1.
    package let line: Int
    /// From 1.
    package let column: Int

    /// The text of a scalar; nil for lists and mappings.
    package var text: String? {
        if case .scalar(let text) = content { text } else { nil }
    }

    /// Whether nothing stands where a value could be.
    package var isEmpty: Bool { text == "" || text == "~" || text == "null" }
}

/// An error: the text is not valid YAML, or has an unexpected structure.
package struct YAMLError: Error, Hashable, Sendable {
    package let line: Int
    package let column: Int
    package let message: String

    package init(line: Int, column: Int, message: String) { (self.line, self.column, self.message) = (line, column, message) }

    /// An error about an unexpected value.
    package init(_ node: YAMLNode, _ message: String) { self.init(line: node.line, column: node.column, message: message) }
}
