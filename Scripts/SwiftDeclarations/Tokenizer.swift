/// Splits Swift source into tokens, as far as finding declarations needs it. Regular expression literals are not known.
///
/// - Complexity: O(length of the source).
package struct Tokenizer {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    /// Where the scalars begin whose line breaks are not yet in `line`.
    private var lineIndex = 0
    private var startsLine = true
    private var followsSpace = true

    package static func tokens(of source: String) -> [Token] {
        var tokenizer = Tokenizer(scalars: Array(source.unicodeScalars))
        var tokens: [Token] = []
        while let token = tokenizer.next() { tokens.append(token) }
        return tokens
    }

    private init(scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    private mutating func next() -> Token? {
        startsLine = index == 0
        followsSpace = index == 0
        skipTrivia()
        countLines()
        guard let first = peek() else { return nil }
        var token = Token(kind: .sign, text: "", startsLine: startsLine, followsSpace: followsSpace, line: line)
        (token.kind, token.text) = read(from: first)
        return token
    }

    private mutating func countLines() {
        line += scalars[lineIndex..<index].count { $0 == "\n" }
        lineIndex = index
    }

    private mutating func read(from first: Unicode.Scalar) -> (Token.Kind, String) {
        if stringOpens {
            skipString()
            return (.literal, "")
        }
        if first == "`" { return (.word, readQuotedWord()) }
        if first.isWordScalar { return (.word, readWord()) }
        index += 1
        guard first == "-", peek() == ">" else { return (.sign, String(first)) }
        index += 1
        return (.sign, "->")
    }

    private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    // MARK: Words

    private mutating func readWord() -> String {
        var word = String.UnicodeScalarView()
        while let scalar = peek(), scalar.isWordScalar {
            word.append(scalar)
            index += 1
        }
        return String(word)
    }

    private mutating func readQuotedWord() -> String {
        index += 1
        let word = readWord()
        if peek() == "`" { index += 1 }
        return word
    }

    // MARK: White space and comments

    private mutating func skipTrivia() {
        while let scalar = peek() {
            switch (scalar, peek(1)) {
            case ("\n", _):
                startsLine = true
                index += 1
            case (" ", _), ("\t", _), ("\r", _): index += 1
            case ("/", "/"): skipLineComment()
            case ("/", "*"): skipBlockComment()
            default: return
            }
            followsSpace = true
        }
    }

    private mutating func skipLineComment() {
        while let scalar = peek(), scalar != "\n" { index += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            switch (peek(), peek(1)) {
            case ("/", "*"):
                depth += 1
                index += 2
            case ("*", "/"):
                depth -= 1
                index += 2
            default: index += 1
            }
        } while depth > 0 && index < scalars.count
    }

    // MARK: Strings

    private var stringOpens: Bool { peek(hashes) == "\"" }

    /// How many `#` stand here.
    private var hashes: Int {
        var count = 0
        while peek(count) == "#" { count += 1 }
        return count
    }

    private mutating func skipString() {
        let hashes = hashes
        index += hashes
        let quotes = peek(1) == "\"" && peek(2) == "\"" ? 3 : 1
        index += quotes
        while let scalar = peek() {
            if stands("\"", times: quotes), stands("#", times: hashes, after: quotes) {
                index += quotes + hashes
                return
            }
            index += 1
            if scalar == "\\", stands("#", times: hashes) { skipEscape(hashes: hashes) }
        }
    }

    private func stands(_ scalar: Unicode.Scalar, times: Int, after distance: Int = 0) -> Bool {
        (0..<times).allSatisfy { peek(distance + $0) == scalar }
    }

    /// Past what follows a backslash: one character, or a whole interpolation.
    private mutating func skipEscape(hashes: Int) {
        index += hashes
        guard peek() == "(" else {
            index += 1
            return
        }
        var depth = 0
        repeat {
            if stringOpens {
                skipString()
                continue
            }
            if peek() == "(" { depth += 1 }
            if peek() == ")" { depth -= 1 }
            index += 1
        } while depth > 0 && index < scalars.count
    }
}

extension Unicode.Scalar {
    /// Whether it can stand in an identifier, a keyword or a number.
    fileprivate var isWordScalar: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
        default: value >= 0x80
        }
    }
}
