/// The words of an edit, parsed one after another.
struct EditWords {
    private struct Word {
        let text: String
        let column: Int
        /// Whether it is a semicolon between edits.
        let isSeparator: Bool
    }

    private var words: [Word] = []
    private var place = 0
    private var end = 1

    init(_ text: String) throws(DocumentEdit.ParsingError) {
        var (word, start, isQuoted, isEscaped) = ("", Int?.none, false, false)
        // Whether a part of the word is quoted.
        var wasQuoted = false
        var column = 0
        for character in text {
            column += 1
            if isEscaped {
                word.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if isQuoted && character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
                wasQuoted = true
                start = start ?? column
            } else if character.isWhitespace && !isQuoted {
                if let start { add(word, start, wasQuoted) }
                (word, start, wasQuoted) = ("", nil, false)
            } else {
                word.append(character)
                start = start ?? column
            }
        }
        if isQuoted {
            throw DocumentEdit.ParsingError(description: "the quotation mark is never closed", column: start ?? column)
        }
        if let start { add(word, start, wasQuoted) }
        end = column + 1
    }

    private mutating func add(_ text: String, _ column: Int, _ wasQuoted: Bool) {
        words.append(Word(text: text, column: column, isSeparator: text == ";" && !wasQuoted))
    }

    /// The next word of the edit; nil at its end.
    var peek: String? { isAtEnd ? nil : words[place].text }

    /// The column of the next word, from 1.
    var column: Int { place < words.count ? words[place].column : end }

    private var isAtEnd: Bool { place == words.count || words[place].isSeparator }

    /// Goes to the next edit; false if there is none.
    mutating func nextEdit() -> Bool {
        guard place < words.count, words[place].isSeparator else { return false }
        place += 1
        return true
    }

    mutating func next(_ expected: String) throws(DocumentEdit.ParsingError) -> String {
        guard !isAtEnd else { throw DocumentEdit.ParsingError(description: "expected \(expected)", column: column) }
        place += 1
        return words[place - 1].text
    }

    /// An error about the last word.
    func failure(_ expected: String) -> DocumentEdit.ParsingError {
        guard place > 0 else { return DocumentEdit.ParsingError(description: "expected \(expected)", column: end) }
        return DocumentEdit.ParsingError(
            description: "expected \(expected) instead of '\(words[place - 1].text)'", column: words[place - 1].column)
    }

    func checkEnd() throws(DocumentEdit.ParsingError) {
        guard place < words.count else { return }
        throw DocumentEdit.ParsingError(description: "'\(words[place].text)' is one word too many", column: words[place].column)
    }

    mutating func path(_ expected: String) throws(DocumentEdit.ParsingError) -> ObjectPath {
        guard let path = ObjectPath(parsing: try next(expected)) else { throw failure(expected) }
        return path
    }

    /// Parses an object and an attribute of it, separated by the last point of the word.
    mutating func attribute() throws(DocumentEdit.ParsingError) -> (ObjectPath, String) {
        let word = try next("OBJECT.ATTRIBUTE")
        return try attribute(of: word)
    }

    func attribute(of word: String) throws(DocumentEdit.ParsingError) -> (ObjectPath, String) {
        guard var path = ObjectPath(parsing: word), let attribute = path.keys.popLast() else { throw failure("OBJECT.ATTRIBUTE") }
        return (path, attribute)
    }

    /// Parses an optional keyword and the word after it.
    mutating func option(_ name: String, _ expected: String) throws(DocumentEdit.ParsingError) -> String? {
        guard peek == name else { return nil }
        place += 1
        return try next(expected)
    }
}
