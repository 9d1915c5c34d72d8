import InterfaceBuilderDocument

/// Reads property lists in OpenStep's notation: `{ key = value; }`, `( value, value )`, `"text"`, `text`, `<0fbd77>`,
/// and comments.
///
/// - Complexity: O(bytes).
package struct PropertyListParser {
    private let bytes: [UInt8]
    private var offset = 0
    private var position = SourcePosition(line: 1, column: 1)
    private static let deepest = 100

    /// Reads a whole text, in XML too.
    package static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
        var parser = PropertyListParser(bytes: bytes)
        if XMLPropertyList.isXML(bytes[parser.offset...]) { return try XMLPropertyList.parse(bytes) }
        return try parser.document()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    private mutating func document() throws(PropertyListError) -> PropertyListValue {
        try skipBlanks()
        if bytes.starts(with: Array("bplist".utf8)) {
            throw fault("this is a binary property list; plutil -convert xml1 makes a text of it")
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw fault("this is a text in UTF-16; iconv -f UTF-16 -t UTF-8 makes one that can be read")
        }
        let value = try value(depth: 0)
        try skipBlanks()
        if let byte { throw fault("\(shown(byte)) stands after the end of the property list") }
        return value
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(PropertyListError) -> PropertyListValue {
        guard depth < Self.deepest else { throw fault("lists and tables are nested more than \(Self.deepest) deep") }
        let position = position
        let content: PropertyListValue.Content
        switch byte {
        case UInt8(ascii: "{"): content = .table(try table(depth: depth + 1))
        case UInt8(ascii: "("): content = .list(try list(depth: depth + 1))
        case UInt8(ascii: "<"): content = .data(try data())
        default: content = .text(try text())
        }
        return PropertyListValue(content: content, position: position)
    }

    private mutating func table(depth: Int) throws(PropertyListError) -> [(key: String, value: PropertyListValue)] {
        try expect("{")
        var entries: [(key: String, value: PropertyListValue)] = []
        var keys: Set<String> = []
        while try next(isNot: "}", of: "table") {
            let place = position
            let key = try text()
            guard keys.insert(key).inserted else {
                throw PropertyListError(message: "the key '\(key)' is used twice in a table", position: place)
            }
            try skipBlanks()
            try expect("=")
            try skipBlanks()
            entries.append((key, try value(depth: depth)))
            try skipBlanks()
            try expect(";")
        }
        try expect("}")
        return entries
    }

    private mutating func list(depth: Int) throws(PropertyListError) -> [PropertyListValue] {
        try expect("(")
        var values: [PropertyListValue] = []
        while try next(isNot: ")", of: "list") {
            values.append(try value(depth: depth))
            try skipBlanks()
            if byte == UInt8(ascii: ",") { advance() } else if byte != UInt8(ascii: ")") { try expect(",") }
        }
        try expect(")")
        return values
    }

    /// Goes to what comes next; false where that is the end of the list or table.
    private mutating func next(isNot end: Unicode.Scalar, of kind: String) throws(PropertyListError) -> Bool {
        try skipBlanks()
        guard let byte else { throw fault("the text ends within a \(kind)") }
        return byte != UInt8(ascii: end)
    }

    private mutating func data() throws(PropertyListError) -> [UInt8] {
        try expect("<")
        var digits: [UInt8] = []
        while let byte, byte != UInt8(ascii: ">") {
            if let digit = hexadecimal(byte) { digits.append(digit) } else if !isBlank(byte) { throw unexpected("a digit") }
            advance()
        }
        guard digits.count.isMultiple(of: 2) else { throw fault("the data has half a byte") }
        try expect(">")
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    // MARK: Texts

    private mutating func text() throws(PropertyListError) -> String {
        if let byte, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
        let start = offset
        while let byte, isPlain(byte) { advance() }
        guard offset > start else { throw unexpected("a value") }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> String {
        let start = position
        advance()
        var units: [UInt8] = []
        while let byte, byte != quote {
            advance()
            if byte == UInt8(ascii: "\\") { units += try escaped() } else { units.append(byte) }
        }
        guard byte == quote else { throw PropertyListError(message: "the text has no closing quotation mark", position: start) }
        advance()
        guard let text = String(validating: units, as: UTF8.self) else {
            throw PropertyListError(message: "the text is not UTF-8", position: start)
        }
        return text
    }

    /// The characters that an escape sequence stands for.
    private mutating func escaped() throws(PropertyListError) -> [UInt8] {
        guard let byte else { throw fault("the text ends after a backslash") }
        switch byte {
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return try codeUnit()
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return try octal()
        default: break
        }
        advance()
        let letters: [UInt8: UInt8] = [0x61: 7, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9, 0x76: 11]
        return [letters[byte] ?? byte]
    }

    private mutating func codeUnit() throws(PropertyListError) -> [UInt8] {
        let first = try codeUnitValue()
        var units = [first]
        if UTF16.isLeadSurrogate(first), byte == UInt8(ascii: "\\") {
            advance()
            units.append(try codeUnitValue())
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw fault("half of a surrogate pair is missing") }
        return Array(text.utf8)
    }

    private mutating func codeUnitValue() throws(PropertyListError) -> UInt16 {
        try expect("U", or: "u")
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = byte.flatMap(hexadecimal) else { throw unexpected("a hexadecimal digit") }
            unit = unit << 4 | UInt16(digit)
            advance()
        }
        return unit
    }

    private mutating func octal() throws(PropertyListError) -> [UInt8] {
        var scalar: UInt32 = 0
        for _ in 0..<3 {
            guard let byte, 0x30...0x37 ~= byte else { break }
            scalar = scalar << 3 | UInt32(byte - 0x30)
            advance()
        }
        guard scalar < 0x80, let character = Unicode.Scalar(scalar) else {
            throw fault("octal escapes above 177 depend on an encoding and are not read")
        }
        return Array(String(character).utf8)
    }

    // MARK: Bytes

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func advance() {
        let isEnd = bytes[offset] == 0x0A || (bytes[offset] == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
        offset += 1
        let isNewCharacter = byte.map { $0 & 0xC0 != 0x80 } ?? true
        position =
            isEnd
            ? SourcePosition(line: position.line + 1, column: 1)
            : SourcePosition(line: position.line, column: position.column + (isNewCharacter ? 1 : 0))
    }

    private mutating func expect(_ first: Unicode.Scalar, or second: Unicode.Scalar? = nil) throws(PropertyListError) {
        guard let byte, byte == UInt8(ascii: first) || second.map({ byte == UInt8(ascii: $0) }) ?? false else {
            throw unexpected("'\(first)'")
        }
        advance()
    }

    private mutating func skipBlanks() throws(PropertyListError) {
        while let byte {
            if isBlank(byte) {
                advance()
            } else if bytes[offset...].starts(with: Array("//".utf8)) {
                while self.byte != nil, self.byte != 0x0A { advance() }
            } else if bytes[offset...].starts(with: Array("/*".utf8)) {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(PropertyListError) {
        let start = position
        advance()
        advance()
        while !bytes[offset...].starts(with: Array("*/".utf8)) {
            guard byte != nil else { throw PropertyListError(message: "the comment has no end", position: start) }
            advance()
        }
        advance()
        advance()
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    /// Whether texts without quotation marks have the character.
    private func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "/"):
            offset + 1 >= bytes.count || ![UInt8(ascii: "*"), UInt8(ascii: "/")].contains(bytes[offset + 1])
        default: "_$:.-+".utf8.contains(byte)
        }
    }

    private func hexadecimal(_ byte: UInt8) -> UInt8? { Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init) }

    // MARK: Faults

    private func fault(_ message: String) -> PropertyListError { PropertyListError(message: message, position: position) }

    private func unexpected(_ expected: String) -> PropertyListError {
        fault(byte.map { "\(expected) is expected before \(shown($0))" } ?? "\(expected) is expected at the end of the text")
    }

    private func shown(_ byte: UInt8) -> String { 0x21...0x7E ~= byte ? "'\(Unicode.Scalar(byte))'" : "the byte \(byte)" }
}
