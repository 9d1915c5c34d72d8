/// The tags of an HTML page and the text between them, in order, without comments, declarations and the contents of
/// elements that are not displayed.
struct HTMLTokens: Sequence, IteratorProtocol {
    enum Token: Equatable {
        case text(String)
        /// Names are in lower case; an attribute without a value has an empty string.
        case start(String, [String: String])
        case end(String)
    }

    private var rest: Substring

    init(_ page: String) { rest = page.replacingOccurrences(of: "\r\n", with: "\n")[...] }

    mutating func next() -> Token? {
        while !rest.isEmpty {
            if rest.first != "<" { return .text(takeText()) }
            if skip(from: "<!--", past: "-->") || skip(from: "<!", past: ">") || skip(from: "<?", past: ">") { continue }
            guard let token = takeTag() else { return .text(takeLessThan()) }
            if case .start(let name, _) = token, Self.hiddenTags.contains(name) {
                skipContents(of: name)
            } else {
                return token
            }
        }
        return nil
    }

    private static let hiddenTags = ["head", "script", "style", "title"]

    // MARK: Text

    private mutating func takeText() -> String {
        let text = rest.prefix { $0 != "<" }
        rest = rest[text.endIndex...]
        return HTMLEntities.decode(text)
    }

    /// A less-than sign that does not start a tag.
    private mutating func takeLessThan() -> String {
        rest.removeFirst()
        return "<" + (rest.isEmpty || rest.first == "<" ? "" : takeText())
    }

    // MARK: Markup

    private mutating func skip(from start: String, past end: String) -> Bool {
        guard rest.hasPrefix(start) else { return false }
        rest = rest.range(of: end).map { rest[$0.upperBound...] } ?? ""
        return true
    }

    private mutating func skipContents(of name: String) {
        let end = rest.range(of: "</\(name)", options: .caseInsensitive)
        rest = end.flatMap { rest[$0.upperBound...].firstIndex(of: ">") }.map { rest[rest.index(after: $0)...] } ?? ""
    }

    /// Removes and returns the tag at the start; nil, and nothing is removed, if there is none.
    private mutating func takeTag() -> Token? {
        guard let end = endOfTag else { return nil }
        var inside = rest[rest.index(after: rest.startIndex)..<end]
        let isEnd = inside.first == "/"
        if isEnd { inside.removeFirst() }
        let name = inside.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        guard name.first?.isLetter == true else { return nil }
        rest = rest[rest.index(after: end)...]
        let tag = name.lowercased()
        return isEnd ? .end(tag) : .start(tag, Self.attributes(inside[name.endIndex...]))
    }

    /// The index of the character that closes the tag at the start, outside of quotation marks.
    private var endOfTag: Substring.Index? {
        var quote: Character?
        for index in rest.indices.dropFirst() {
            let character = rest[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ">" {
                return index
            }
        }
        return nil
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        var (rest, attributes) = (text, [String: String]())
        while let start = rest.firstIndex(where: { !$0.isWhitespace && $0 != "/" && $0 != "=" }) {
            let name = rest[start...].prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
            rest = rest[name.endIndex...].drop { $0.isWhitespace }
            attributes[name.lowercased()] = rest.first == "=" ? value(&rest) : ""
        }
        return attributes
    }

    private static func value(_ rest: inout Substring) -> String {
        rest = rest.dropFirst().drop { $0.isWhitespace }
        let quote = rest.first.flatMap { "\"'".contains($0) ? $0 : nil }
        if quote != nil { rest.removeFirst() }
        let value = rest.prefix { quote == nil ? !$0.isWhitespace : $0 != quote }
        rest = rest[value.endIndex...].dropFirst(quote == nil ? 0 : 1)
        return HTMLEntities.decode(value)
    }
}

/// Character references by name or number, such as `&amp;`.
enum HTMLEntities {
    /// The text with its character references replaced; unknown ones are kept.
    static func decode(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        var (result, rest) = ("", text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
            if let character = character(name) {
                result += character
                rest = rest[name.endIndex...]
                if rest.first == ";" { rest.removeFirst() }
            } else {
                result += "&"
            }
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        guard name.first == "#" else { return names[String(name)] }
        let digits = name.dropFirst()
        let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }

    private static let names = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®", "trade": "™",
        "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
        "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "deg": "°",
        "times": "×", "divide": "÷", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
        "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "larr": "←", "rarr": "→",
    ]
}
