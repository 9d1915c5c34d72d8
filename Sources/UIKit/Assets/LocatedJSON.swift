import InterfaceBuilderDocument

/// A JSON value with its position, so that messages about it can name the line.
struct LocatedJSON {
    enum Value {
        case object([(key: String, value: LocatedJSON)])
        case array([LocatedJSON])
        case string(String)
        case number(Double)
        case flag(Bool)
        case null
    }

    let value: Value
    let position: SourcePosition

    /// The reason why a text is not JSON, and the position.
    struct Fault: Error {
        let message: String
        let position: SourcePosition
    }

    /// The value of an object's member; of several with the same key, the first. Nil for other values. O(members).
    subscript(key: String) -> LocatedJSON? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The elements of an array; empty for other values.
    var elements: [LocatedJSON] {
        if case .array(let elements) = value { return elements }
        return []
    }

    var string: String? {
        if case .string(let text) = value { return text }
        return nil
    }

    var number: Double? {
        if case .number(let number) = value { return number }
        return nil
    }

    var flag: Bool? {
        if case .flag(let flag) = value { return flag }
        return nil
    }
}

extension LocatedJSON {
    /// Parses a text in UTF-8. O(length).
    init(_ bytes: [UInt8]) throws(Fault) {
        var reader = JSONReader(bytes)
        self = try reader.document()
    }
}

/// Parses JSON (RFC 8259) byte by byte.
private struct JSONReader {
    private let bytes: [UInt8]
    private var at: Int
    private var line = 1
    private var lineStart: Int
    private static let deepest = 64

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lineStart = at
    }

    mutating func document() throws(LocatedJSON.Fault) -> LocatedJSON {
        let value = try value(depth: 0)
        skipSpace()
        guard at == bytes.count else { throw fault("something follows the value") }
        return value
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(LocatedJSON.Fault) -> LocatedJSON {
        skipSpace()
        guard depth < Self.deepest else { throw fault("values are nested too deeply") }
        let position = position
        return LocatedJSON(value: try content(depth), position: position)
    }

    private mutating func content(_ depth: Int) throws(LocatedJSON.Fault) -> LocatedJSON.Value {
        switch peek {
        case UInt8(ascii: "{"): return .object(try members(depth))
        case UInt8(ascii: "["): return .array(try elements(depth))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .flag(true))
        case UInt8(ascii: "f"): return try word("false", .flag(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw fault("the text ends where a value should stand")
        default: return .number(try number())
        }
    }

    private mutating func members(_ depth: Int) throws(LocatedJSON.Fault) -> [(key: String, value: LocatedJSON)] {
        at += 1
        var members: [(key: String, value: LocatedJSON)] = []
        if takes("}") { return members }
        repeat {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw fault("a key should stand here") }
            let key = try string()
            guard takes(":") else { throw fault("a colon should stand here") }
            members.append((key, try value(depth: depth + 1)))
        } while takes(",")
        guard takes("}") else { throw fault("a comma or a closing brace should stand here") }
        return members
    }

    private mutating func elements(_ depth: Int) throws(LocatedJSON.Fault) -> [LocatedJSON] {
        at += 1
        var elements: [LocatedJSON] = []
        if takes("]") { return elements }
        repeat { elements.append(try value(depth: depth + 1)) } while takes(",")
        guard takes("]") else { throw fault("a comma or a closing bracket should stand here") }
        return elements
    }

    private mutating func word(_ word: String, _ value: LocatedJSON.Value) throws(LocatedJSON.Fault) -> LocatedJSON.Value {
        guard bytes[at...].starts(with: Array(word.utf8)) else { throw fault("no value starts like this") }
        at += word.utf8.count
        return value
    }

    private mutating func number() throws(LocatedJSON.Fault) -> Double {
        let start = at
        while let byte = peek, Self.numberBytes.contains(byte) { at += 1 }
        guard let number = Double(String(decoding: bytes[start..<at], as: UTF8.self)), number.isFinite else {
            at = start
            throw fault("no value starts like this")
        }
        return number
    }

    private static let numberBytes = Array("+-.0123456789eE".utf8)

    // MARK: Strings

    private mutating func string() throws(LocatedJSON.Fault) -> String {
        let start = at
        at += 1
        var units: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw fault("a string goes over its line") }
            at += 1
            if byte == UInt8(ascii: "\\") { units += try escaped() } else { units.append(byte) }
        }
        guard peek != nil else {
            at = start
            throw fault("the string has no end")
        }
        at += 1
        return String(decoding: units, as: UTF8.self)
    }

    private mutating func escaped() throws(LocatedJSON.Fault) -> [UInt8] {
        guard let byte = peek else { throw fault("the string has no end") }
        at += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
        default: throw fault("no escape has this letter")
        }
    }

    /// The character of a `\u` escape, or of a surrogate pair of them.
    private mutating func scalar() throws(LocatedJSON.Fault) -> Character {
        let first = try unit()
        guard (0xD800..<0xDC00).contains(first), bytes[at...].starts(with: Array("\\u".utf8)) else {
            return Character(Unicode.Scalar(first) ?? "\u{FFFD}")
        }
        at += 2
        let second = try unit()
        guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
        return Character(Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}")
    }

    private mutating func unit() throws(LocatedJSON.Fault) -> UInt32 {
        let digits = String(decoding: bytes[at...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, let unit = UInt32(digits, radix: 16) else {
            throw fault("four hexadecimal digits are wanted")
        }
        at += 4
        return unit
    }

    // MARK: Bytes

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }
    private var position: SourcePosition { SourcePosition(line: line, column: at - lineStart + 1) }
    private func fault(_ message: String) -> LocatedJSON.Fault { .init(message: message, position: position) }

    private mutating func takes(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard peek == UInt8(ascii: mark) else { return false }
        at += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
            at += 1
            if byte == 0x0A { (line, lineStart) = (line + 1, at) }
        }
    }
}
