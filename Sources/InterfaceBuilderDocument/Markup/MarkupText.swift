/// Decoding and encoding of attribute values and text.
///
/// The parser has checked every reference, so decoding cannot fail here.
enum MarkupText {
    /// An attribute's value: references resolved, tabs and line ends turned into spaces.
    static func attributeValue(_ source: [UInt8], _ span: Range<Int>) -> String {
        guard source[span].contains(where: isDecoded) else { return String(decoding: source[span], as: UTF8.self) }
        var out: [UInt8] = []
        decode(source, span, into: &out, lineEnd: UInt8(ascii: " "), tab: UInt8(ascii: " "))
        return String(decoding: out, as: UTF8.self)
    }

    /// Whether a byte of an attribute's value needs decoding.
    static func isDecoded(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "&") || byte < 0x20 }

    /// The character data of some spans of the source without elements.
    static func characterData(_ source: [UInt8], _ runs: [Range<Int>]) -> String {
        var out: [UInt8] = []
        for run in runs {
            for piece in pieces(source, run) {
                if piece.isLiteral {
                    appendLiteral(source, piece.span, into: &out)
                } else {
                    decode(source, piece.span, into: &out, lineEnd: UInt8(ascii: "\n"), tab: UInt8(ascii: "\t"))
                }
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// A value escaped for double quotes.
    static func escaped(_ value: String) -> [UInt8] {
        var out: [UInt8] = []
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "&"): out += Array("&amp;".utf8)
            case UInt8(ascii: "<"): out += Array("&lt;".utf8)
            case UInt8(ascii: ">"): out += Array("&gt;".utf8)
            case UInt8(ascii: "\""): out += Array("&quot;".utf8)
            case UInt8(ascii: "\n"): out += Array("&#10;".utf8)
            case UInt8(ascii: "\r"): out += Array("&#13;".utf8)
            case UInt8(ascii: "\t"): out += Array("&#9;".utf8)
            default: out.append(byte)
            }
        }
        return out
    }

    /// The scalar of a reference such as `amp`, `#10` or `#xA`.
    static func scalar(ofReference name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard name.first == UInt8(ascii: "#") else {
            switch String(decoding: name, as: UTF8.self) {
            case "amp": return "&"
            case "lt": return "<"
            case "gt": return ">"
            case "quot": return "\""
            case "apos": return "'"
            default: return nil
            }
        }
        let digits = name.dropFirst()
        let isHex = digits.first == UInt8(ascii: "x")
        let number = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
        guard number.utf8.first != UInt8(ascii: "+"), let value = UInt32(number, radix: isHex ? 16 : 10) else { return nil }
        return Unicode.Scalar(value).flatMap { isAllowed($0.value) ? $0 : nil }
    }

    /// Whether XML 1.0 allows the character (production 2).
    static func isAllowed(_ scalar: UInt32) -> Bool {
        scalar >= 0x20 ? scalar != 0xFFFE && scalar != 0xFFFF : scalar == 9 || scalar == 10 || scalar == 13
    }

    private struct Piece {
        let span: Range<Int>
        let isLiteral: Bool
    }

    /// The character data and CDATA sections of a span, without comments and processing instructions.
    private static func pieces(_ source: [UInt8], _ run: Range<Int>) -> [Piece] {
        var found: [Piece] = []
        var at = run.lowerBound
        while let open = source[at..<run.upperBound].firstIndex(of: UInt8(ascii: "<")) {
            found.append(Piece(span: at..<open, isLiteral: false))
            let isSection = source[open...].starts(with: "<![CDATA[".utf8)
            let closing = isSection ? "]]>" : source[open + 1] == UInt8(ascii: "?") ? "?>" : "-->"
            let bodyStart = isSection ? open + 9 : open
            let bodyEnd = firstIndex(of: closing, in: source, from: bodyStart, to: run.upperBound)
            if isSection { found.append(Piece(span: bodyStart..<bodyEnd, isLiteral: true)) }
            at = bodyEnd + closing.utf8.count
        }
        found.append(Piece(span: at..<run.upperBound, isLiteral: false))
        return found
    }

    private static func firstIndex(of word: String, in source: [UInt8], from start: Int, to end: Int) -> Int {
        var at = start
        while at < end, !source[at...].starts(with: word.utf8) { at += 1 }
        return at
    }

    private static func appendLiteral(_ source: [UInt8], _ span: Range<Int>, into out: inout [UInt8]) {
        var at = span.lowerBound
        while at < span.upperBound {
            at = appendCharacter(source, at, span.upperBound, into: &out, lineEnd: UInt8(ascii: "\n"), tab: UInt8(ascii: "\t"))
        }
    }

    private static func decode(_ source: [UInt8], _ span: Range<Int>, into out: inout [UInt8], lineEnd: UInt8, tab: UInt8) {
        var at = span.lowerBound
        while at < span.upperBound {
            if source[at] == UInt8(ascii: "&"), let end = source[at..<span.upperBound].firstIndex(of: UInt8(ascii: ";")),
                let scalar = scalar(ofReference: source[at + 1..<end])
            {
                out.append(contentsOf: String(Character(scalar)).utf8)
                at = end + 1
            } else {
                at = appendCharacter(source, at, span.upperBound, into: &out, lineEnd: lineEnd, tab: tab)
            }
        }
    }

    /// Appends the byte at an offset, any kind of line end as `lineEnd`; returns the offset after it.
    private static func appendCharacter(
        _ source: [UInt8], _ at: Int, _ end: Int, into out: inout [UInt8], lineEnd: UInt8, tab: UInt8
    ) -> Int {
        switch source[at] {
        case UInt8(ascii: "\r"):
            out.append(lineEnd)
            return at + 1 < end && source[at + 1] == UInt8(ascii: "\n") ? at + 2 : at + 1
        case UInt8(ascii: "\n"): out.append(lineEnd)
        case UInt8(ascii: "\t"): out.append(tab)
        case let byte: out.append(byte)
        }
        return at + 1
    }
}
