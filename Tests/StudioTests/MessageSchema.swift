import Foundation

/// The schema of the messages, as the page's `schema.js` reads it.
struct MessageSchema {
    private let types: [String: Any]

    init() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Sources/Studio/Page/messages.json")
        types = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    }

    /// What differs between a value and a type of the schema.
    func faults(_ type: String, _ json: Data) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
        guard let expected = types[type] else { return ["the schema has no type \(type)"] }
        return compare(expected, value, type)
    }

    private func compare(_ type: Any, _ value: Any?, _ path: String) -> [String] {
        if let list = type as? [Any] {
            guard let values = value as? [Any] else { return ["\(path) is no list"] }
            return values.enumerated().flatMap { compare(list[0], $0.element, "\(path)[\($0.offset)]") }
        }
        if let object = type as? [String: Any] { return compareObject(object, value, path) }
        var name = type as? String ?? ""
        let isOptional = name.hasSuffix("?")
        if isOptional { name.removeLast() }
        guard let value, !(value is NSNull) else { return isOptional ? [] : ["\(path) is missing"] }
        if let known = types[name] { return compare(known, value, path) }
        if name.hasSuffix("[]") { return compare([String(name.dropLast(2))], value, path) }
        return Self.isOf(name, value) ? [] : ["\(path) is no \(name)"]
    }

    private func compareObject(_ type: [String: Any], _ value: Any?, _ path: String) -> [String] {
        guard let value = value as? [String: Any] else { return ["\(path) is no object"] }
        return type.sorted { $0.key < $1.key }.flatMap { compare($0.value, value[$0.key], "\(path).\($0.key)") }
            + value.keys.sorted().filter { type[$0] == nil }.map { "\(path).\($0) is not in the schema" }
    }

    private static func isOf(_ name: String, _ value: Any) -> Bool {
        switch name {
        case "string": value is String
        case "number": value is NSNumber
        case "boolean": value is Bool
        case "object": value is [String: Any]
        default: name == "any"
        }
    }
}
