/// Reads a visual format's tokens. White space between tokens is passed over.
struct VisualFormatScanner {
    private let units: [UInt16]
    /// Where reading goes on, in UTF-16 units.
    private(set) var position = 0

    init(_ format: String) { units = Array(format.utf16) }

    /// The next character that is not white space, which becomes the position; nil at the end.
    mutating func peek() -> Unicode.Scalar? {
        while let character = character(at: position), character.properties.isWhitespace { position += 1 }
        return character(at: position)
    }

    /// Passes over the next character if it is this one.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        _ = peek()
        return takeAdjacent(character)
    }

    /// Passes over a character if it follows at once.
    mutating func takeAdjacent(_ character: Unicode.Scalar) -> Bool {
        guard self.character(at: position) == character else { return false }
        position += 1
        return true
    }

    /// The identifier that comes next: a letter or underscore, and letters, digits and underscores after it.
    mutating func takeName() -> String? {
        guard let first = peek(), first.isNameHead else { return nil }
        let start = position
        skip { $0.isNameHead || $0.isDigit }
        return text(from: start)
    }

    /// The number that comes next, written as C writes decimal numbers; infinite when it is too large.
    mutating func takeNumber() -> Double? {
        _ = peek()
        let start = position
        skipSign()
        var digits = skip(\.isDigit)
        if takeAdjacent(".") { digits += skip(\.isDigit) }
        guard digits > 0 else {
            position = start
            return nil
        }
        skipExponent()
        return Double(text(from: start))
    }

    /// Passes over an exponent; an `e` that no digits follow is none.
    private mutating func skipExponent() {
        let start = position
        guard takeAdjacent("e") || takeAdjacent("E") else { return }
        skipSign()
        if skip(\.isDigit) == 0 { position = start }
    }

    private mutating func skipSign() { _ = takeAdjacent("-") || takeAdjacent("+") }

    /// Passes over characters of a kind; returns how many.
    @discardableResult
    private mutating func skip(_ belongs: (Unicode.Scalar) -> Bool) -> Int {
        let start = position
        while let character = character(at: position), belongs(character) { position += 1 }
        return position - start
    }

    /// A unit as a character; half of a surrogate pair, which no token has, counts as U+FFFD.
    private func character(at index: Int) -> Unicode.Scalar? {
        index < units.count ? Unicode.Scalar(units[index]) ?? "\u{FFFD}" : nil
    }

    private func text(from start: Int) -> String { String(decoding: units[start..<position], as: UTF16.self) }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
    fileprivate var isNameHead: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" }
}
