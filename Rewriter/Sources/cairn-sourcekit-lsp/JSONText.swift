import Foundation

/// A JSON value as text. It is read only as far as someone asks, so that what stays in a message stays as it was
/// written.
struct JSONText {
    /// The value without the space around it. Its indices are those of the whole message.
    let bytes: ArraySlice<UInt8>

    /// A value that has nothing but space around it; nil if there is none.
    init?(_ message: [UInt8]) {
        var scanner = JSONScanner(message[...])
        guard let value = scanner.value(), scanner.isAtEnd else { return nil }
        self = value
    }

    fileprivate init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// The members of an object in their order; nil where the value is none.
    var members: [(name: String, value: JSONText)]? {
        guard bytes.first == UInt8(ascii: "{") else { return nil }
        return JSONScanner.inside(bytes) { scanner in
            guard let name = scanner.value()?.string, scanner.take(":"), let value = scanner.value() else { return nil }
            return (name, value)
        }
    }

    /// The elements of an array; nil where the value is none.
    var elements: [JSONText]? {
        guard bytes.first == UInt8(ascii: "[") else { return nil }
        return JSONScanner.inside(bytes) { $0.value() }
    }

    subscript(name: String) -> JSONText? { members?.first { $0.name == name }?.value }

    var string: String? {
        guard bytes.first == UInt8(ascii: "\"") else { return nil }
        return try? JSONDecoder().decode(String.self, from: Data(bytes))
    }

    var number: Int? { Int(String(decoding: bytes, as: UTF8.self)) }
}

/// Finds where values begin and end. It does not check numbers and words, which nobody here changes.
private struct JSONScanner {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// The parts of an object or of an array, between its brackets; nil where the text is none.
    static func inside<Part>(_ bytes: ArraySlice<UInt8>, _ part: (inout JSONScanner) -> Part?) -> [Part]? {
        var scanner = JSONScanner(bytes.dropFirst().dropLast())
        var parts: [Part] = []
        while !scanner.isAtEnd {
            guard parts.isEmpty || scanner.take(","), let next = part(&scanner) else { return nil }
            parts.append(next)
        }
        return parts
    }

    /// Whether only space follows.
    var isAtEnd: Bool {
        mutating get {
            rest = rest.drop { " \t\r\n".utf8.contains($0) }
            return rest.isEmpty
        }
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard !isAtEnd, rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// The next value with all that is in it.
    mutating func value() -> JSONText? {
        guard !isAtEnd, let length = Self.length(of: rest), length > 0 else { return nil }
        defer { rest = rest.dropFirst(length) }
        return JSONText(bytes: rest.prefix(length))
    }

    /// The length of the value that a text begins with; nil where the text ends before the value does.
    private static func length(of text: ArraySlice<UInt8>) -> Int? {
        var (position, depth) = (text.startIndex, 0)
        while position < text.endIndex {
            switch text[position] {
            case UInt8(ascii: "\""):
                guard let end = endOfString(text, from: position) else { return nil }
                position = end
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                (position, depth) = (position + 1, depth + 1)
                continue
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return position - text.startIndex }
                (position, depth) = (position + 1, depth - 1)
            case let byte where depth > 0 && ",: \t\r\n".utf8.contains(byte):
                position += 1
                continue
            default: position = endOfWord(text, from: position)
            }
            if depth == 0 { return position - text.startIndex }
        }
        return nil
    }

    private static func endOfString(_ text: ArraySlice<UInt8>, from start: Int) -> Int? {
        var position = start + 1
        while position < text.endIndex {
            switch text[position] {
            case UInt8(ascii: "\""): return position + 1
            case UInt8(ascii: "\\"): position += 2
            default: position += 1
            }
        }
        return nil
    }

    /// The end of a number, of a truth value or of null.
    private static func endOfWord(_ text: ArraySlice<UInt8>, from start: Int) -> Int {
        text[start...].firstIndex { ",:{}[]\" \t\r\n".utf8.contains($0) } ?? text.endIndex
    }
}
