import Foundation
import InterfaceBuilderDocument

/// Reads property lists in XML: Info.plist files, workspaces' settings, and projects that other tools than Xcode wrote.
enum XMLPropertyList {
    private static let deepest = 100

    /// Whether a text is XML rather than in OpenStep's notation, whose data begins with `<` too.
    static func isXML(_ bytes: ArraySlice<UInt8>) -> Bool {
        ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains { bytes.starts(with: Array($0.utf8)) }
    }

    /// Reads a whole text.
    static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
        let root: MarkupElement
        do throws(MarkupError) { root = try MarkupTree.parsing(bytes).root } catch {
            throw PropertyListError(message: error.description, position: error.position)
        }
        guard root.name == "plist" else { throw fault("a property list is expected in <plist>, not in <\(root.name)>", root) }
        let values = Array(root.children)
        guard values.count == 1 else { throw fault("<plist> holds \(values.count) values in place of one", root) }
        return try value(values[0], depth: 0)
    }

    private static func fault(_ message: String, _ element: MarkupElement) -> PropertyListError {
        PropertyListError(message: message, position: element.position)
    }

    // MARK: Values

    private static func value(_ element: MarkupElement, depth: Int) throws(PropertyListError) -> PropertyListValue {
        guard depth < deepest else { throw fault("lists and tables are nested more than \(deepest) deep", element) }
        return PropertyListValue(content: try content(element, depth: depth), position: element.position)
    }

    private static func content(_ element: MarkupElement, depth: Int) throws(PropertyListError) -> PropertyListValue.Content {
        switch element.name {
        case "dict": return .table(try table(element, depth: depth + 1))
        case "array":
            var values: [PropertyListValue] = []
            for child in element.children { values.append(try value(child, depth: depth + 1)) }
            return .list(values)
        default: break
        }
        if let child = Array(element.children).first {
            throw fault("<\(element.name)> holds <\(child.name)>, and text is expected", child)
        }
        switch element.name {
        case "string", "date": return .text(element.text)
        case "true": return .text("YES")
        case "false": return .text("NO")
        case "integer", "real": return .text(try number(element))
        case "data": return .data(try data(element))
        default: throw fault("<\(element.name)> is no value of a property list", element)
        }
    }

    private static func table(_ element: MarkupElement, depth: Int) throws(PropertyListError) -> [(
        key: String, value: PropertyListValue
    )] {
        var entries: [(key: String, value: PropertyListValue)] = []
        var keys: Set<String> = []
        var key: MarkupElement?
        for child in element.children {
            switch (key, child.name) {
            case (nil, "key"):
                guard keys.insert(child.text).inserted else {
                    throw fault("the key '\(child.text)' is used twice in a table", child)
                }
                key = child
            case (nil, _): throw fault("<\(child.name)> has no <key> before it", child)
            case (let known?, "key"): throw fault("the key '\(known.text)' has no value", known)
            case (let known?, _):
                entries.append((known.text, try value(child, depth: depth)))
                key = nil
            }
        }
        if let key { throw fault("the key '\(key.text)' has no value", key) }
        return entries
    }

    private static func number(_ element: MarkupElement) throws(PropertyListError) -> String {
        let text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let isNumber = element.name == "real" ? Double(text) != nil : Int(text) != nil || text.hasPrefix("0x")
        guard isNumber else { throw fault("'\(text)' is no number", element) }
        return text
    }

    private static func data(_ element: MarkupElement) throws(PropertyListError) -> [UInt8] {
        guard let data = Data(base64Encoded: element.text, options: .ignoreUnknownCharacters) else {
            throw fault("the data is not in base 64", element)
        }
        return [UInt8](data)
    }
}
