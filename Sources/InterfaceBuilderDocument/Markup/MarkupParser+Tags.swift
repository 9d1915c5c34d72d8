extension MarkupParser {
    /// Parses attributes up to the tag's `>` or `/`.
    mutating func parseAttributes(of element: Int, tagStart: Int) throws(MarkupError) {
        while true {
            let hadSpace = skipSpace()
            guard at < bytes.count else { throw error(.unexpectedEnd(in: "a tag"), at: tagStart) }
            if bytes[at] == UInt8(ascii: ">") || bytes[at] == UInt8(ascii: "/") { return }
            guard hadSpace else { throw error(.unexpectedCharacter(expected: "white space before an attribute, or >"), at: at) }
            try parseAttribute(after: Int(elements[element].firstAttribute))
        }
    }

    private mutating func parseAttribute(after first: Int) throws(MarkupError) {
        let start = at
        let name = try parseName("an attribute's name")
        let nameEnd = at
        for other in attributes[first...] where other.name == name {
            throw error(.duplicateAttribute(names.names[Int(name)]), at: start)
        }
        skipSpace()
        guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { throw error(.unexpectedCharacter(expected: "="), at: at) }
        at += 1
        skipSpace()
        let value = try parseQuoted()
        attributes.append(
            MarkupTree.Attribute(
                name: name, start: Int32(start), nameEnd: Int32(nameEnd), valueStart: Int32(value.lowerBound),
                valueEnd: Int32(value.upperBound)))
    }

    /// Parses a quoted value and returns the span between the quotes.
    private mutating func parseQuoted() throws(MarkupError) -> Range<Int> {
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
            throw error(.unexpectedCharacter(expected: "a quoted value"), at: at)
        }
        let quote = bytes[at]
        let start = at + 1
        at = start
        while at < bytes.count, bytes[at] != quote {
            switch bytes[at] {
            case UInt8(ascii: "<"): throw error(.unexpectedCharacter(expected: "&lt; in an attribute's value"), at: at)
            case UInt8(ascii: "&"): at = try reference(at: at)
            default: at += 1
            }
        }
        guard at < bytes.count else { throw error(.unexpectedEnd(in: "an attribute's value"), at: start - 1) }
        defer { at += 1 }
        return start..<at
    }

    /// Parses a name and returns its id.
    mutating func parseName(_ expected: String) throws(MarkupError) -> Int32 {
        let start = at
        guard at < bytes.count, Self.isNameStart(bytes[at]) else { throw error(.unexpectedCharacter(expected: expected), at: at) }
        while at < bytes.count, Self.isName(bytes[at]) { at += 1 }
        return names.intern(start..<at, of: bytes)
    }

    /// Checks the reference at an offset and returns the offset after its `;`.
    func reference(at start: Int) throws(MarkupError) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: ";"), end - start <= 32, Self.isName(bytes[end]) || end == start + 1 {
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
            throw error(.unexpectedCharacter(expected: "a reference such as &amp;, closed by ;"), at: start)
        }
        let name = Array(bytes[start + 1..<end])
        guard MarkupText.scalar(ofReference: name[...]) != nil else {
            let text = String(decoding: name, as: UTF8.self)
            throw error(name.first == UInt8(ascii: "#") ? .invalidCharacterReference(text) : .unknownEntity(text), at: start)
        }
        return end + 1
    }

    @discardableResult mutating func skipSpace() -> Bool {
        let start = at
        while isSpace(at) { at += 1 }
        return at > start
    }

    func isSpace(_ offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        switch bytes[offset] {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return true
        default: return false
        }
    }

    func starts(with word: StaticString) -> Bool { starts(with: word, at: at) }

    func starts(with word: StaticString, at offset: Int) -> Bool {
        guard offset + word.utf8CodeUnitCount <= bytes.count else { return false }
        for i in 0..<word.utf8CodeUnitCount where bytes[offset + i] != word.utf8Start[i] { return false }
        return true
    }

    /// Skips the next occurrence of a word.
    mutating func skip(past word: StaticString, from start: Int, within place: String) throws(MarkupError) {
        var end = start
        while end < bytes.count, !starts(with: word, at: end) { end += 1 }
        guard end < bytes.count else { throw error(.unexpectedEnd(in: place), at: at) }
        at = end + word.utf8CodeUnitCount
    }

    func error(_ reason: MarkupError.Reason, at offset: Int) -> MarkupError {
        MarkupError(reason: reason, offset: offset, position: lines.position(of: offset, in: bytes))
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: ":"),
            0x80...:
            true
        default: false
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: isNameStart(byte)
        }
    }
}
