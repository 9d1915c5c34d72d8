import InterfaceBuilderDocument

/// A value of a property list in OpenStep's notation, which Xcode writes its projects in, with its place.
package struct PropertyListValue {
    package enum Content {
        case text(String)
        case data([UInt8])
        case list([PropertyListValue])
        /// In the order of the file.
        case table([(key: String, value: PropertyListValue)])
    }

    package let content: Content
    package let position: SourcePosition

    /// The text; nil for other values.
    package var text: String? { if case .text(let text) = content { text } else { nil } }

    /// The values of a list; nil for other values.
    package var list: [PropertyListValue]? { if case .list(let values) = content { values } else { nil } }

    /// The entries of a table; nil for other values.
    package var table: [(key: String, value: PropertyListValue)]? {
        if case .table(let entries) = content { entries } else { nil }
    }

    /// A table's value for a key. O(entries).
    package subscript(key: String) -> PropertyListValue? { table?.first { $0.key == key }?.value }
}

/// Why a text is no property list.
package struct PropertyListError: Error, Equatable {
    package let message: String
    package let position: SourcePosition

    /// The line shown to people.
    package func line(path: String) -> String { "\(path):\(position): error: \(message)" }
}
