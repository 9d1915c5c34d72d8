extension DocumentEdit {
    /// The reason why a text is not an edit.
    public struct ParsingError: Error, Hashable, Sendable, CustomStringConvertible {
        /// A description of what was expected.
        public let description: String
        /// The column of the invalid word, from 1.
        public let column: Int
    }

    /// The syntax of the edits, a line each.
    public static let forms = [
        "set OBJECT.ATTRIBUTE VALUE [on SIZE-CLASSES]",
        "unset OBJECT.ATTRIBUTE [on SIZE-CLASSES]",
        "add ELEMENT [ID] to OBJECT [first | before ID | after ID] [ATTRIBUTE=VALUE...]",
        "constrain ITEM.ATTRIBUTE =|<=|>= [FACTOR *] ITEM.ATTRIBUTE [+|- POINTS] [@PRIORITY] [id ID]",
        "constrain ITEM.ATTRIBUTE =|<=|>= POINTS [@PRIORITY] [id ID]",
        "move OBJECT [to OBJECT] [first | before ID | after ID]",
        "remove OBJECT",
        "install OBJECT [on SIZE-CLASSES]",
        "uninstall OBJECT [on SIZE-CLASSES]",
    ]

    /// Parses an edit, such as `set 8bC-Xf-vdC.text "Hello"`, in the syntax of ``forms``.
    ///
    /// Words are separated by spaces; a word with spaces is quoted, with the escapes `\n`, `\"` and `\\`.
    public init(parsing text: String) throws(ParsingError) {
        var words = try EditWords(text)
        let verb = try words.next("set, unset, add, constrain, move, remove, install or uninstall")
        switch verb {
        case "set", "unset": self = try Self.set(&words, removes: verb == "unset")
        case "add": self = try Self.add(&words)
        case "constrain": self = .constrain(try NewConstraint(&words))
        case "move": self = try Self.move(&words)
        case "remove": self = .remove(try words.path("an object"))
        case "install", "uninstall":
            self = .install(
                try words.path("an object"), isInstalled: verb == "install", sizeClasses: try words.option("on", "size classes"))
        default: throw words.failure("set, unset, add, constrain, move, remove, install or uninstall")
        }
        try words.checkEnd()
    }

    private static func set(_ words: inout EditWords, removes: Bool) throws(ParsingError) -> DocumentEdit {
        let (path, attribute) = try words.attribute()
        let value = removes ? nil : try words.next("a value")
        return .set(path, attribute: attribute, value: value, sizeClasses: try words.option("on", "size classes"))
    }

    private static func add(_ words: inout EditWords) throws(ParsingError) -> DocumentEdit {
        var object = NewObject(try words.next("an element such as label"))
        if words.peek != "to" { object.id = try words.next("'to', or an id") }
        guard try words.next("to") == "to" else { throw words.failure("to") }
        let place = Place(in: try words.path("an object"), try position(&words))
        while let word = words.peek {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            _ = try words.next("")
            guard parts.count == 2, !parts[0].isEmpty else { throw words.failure("ATTRIBUTE=VALUE") }
            object.attributes.append(Attribute(parts[0], parts[1]))
        }
        return .add(object, at: place)
    }

    private static func move(_ words: inout EditWords) throws(ParsingError) -> DocumentEdit {
        let object = try words.path("an object")
        let parent = try words.option("to", "an object")
        guard parent != nil || ["first", "before", "after"].contains(words.peek) else {
            _ = try words.next("to, first, before or after")
            throw words.failure("to, first, before or after")
        }
        let path = try parent.map { text throws(ParsingError) in
            guard let path = ObjectPath(parsing: text) else { throw words.failure("an object") }
            return path
        }
        // Without a superview the position is among the object's current siblings; the empty id stands for that.
        return .move(object, to: Place(in: path ?? ObjectPath(""), try position(&words)))
    }

    private static func position(_ words: inout EditWords) throws(ParsingError) -> Place.Position {
        switch words.peek {
        case "first":
            _ = try words.next("")
            return .index(0)
        case "before":
            _ = try words.next("")
            return .before(try words.next("an id"))
        case "after":
            _ = try words.next("")
            return .after(try words.next("an id"))
        default: return .last
        }
    }
}

extension DocumentEdit.NewConstraint {
    /// The relations of documents, by their signs in edits.
    package static let relations = ["=": "equal", "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"]

    /// The sign of a relation.
    static func sign(of relation: String) -> String { relations.first { $0.value == relation }?.key ?? "=" }

    fileprivate init(_ words: inout EditWords) throws(DocumentEdit.ParsingError) {
        let (first, attribute) = try words.attribute()
        guard let relation = Self.relations[try words.next("=, <= or >=")] else { throw words.failure("=, <= or >=") }
        self.init(first, attribute, relation)
        let word = try words.next("points, or an item and its attribute")
        if words.peek == "*" {
            guard DocumentNumber.parseRatio(word) != nil else { throw words.failure("a factor") }
            _ = try words.next("")
            multiplier = word
            (second, secondAttribute) = try words.attribute()
        } else if DocumentNumber.parse(word) != nil {
            constant = word
        } else {
            (second, secondAttribute) = try words.attribute(of: word)
        }
        if second != nil, let sign = words.peek, sign == "+" || sign == "-" {
            _ = try words.next("")
            let points = try words.next("points")
            guard DocumentNumber.parse(points) != nil else { throw words.failure("points") }
            constant = sign == "-" ? (points.hasPrefix("-") ? String(points.dropFirst()) : "-" + points) : points
        }
        if let word = words.peek, word.hasPrefix("@") {
            _ = try words.next("")
            guard DocumentNumber.parse(String(word.dropFirst())) != nil else { throw words.failure("a priority such as @750") }
            priority = String(word.dropFirst())
        }
        id = try words.option("id", "an id")
    }
}

/// The words of an edit, parsed one after another.
private struct EditWords {
    private var words: [(text: String, column: Int)] = []
    private var place = 0
    private let end: Int

    init(_ text: String) throws(DocumentEdit.ParsingError) {
        var (word, start, isQuoted, isEscaped) = ("", Int?.none, false, false)
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
                start = start ?? column
            } else if character.isWhitespace && !isQuoted {
                if let start { words.append((word, start)) }
                (word, start) = ("", nil)
            } else {
                word.append(character)
                start = start ?? column
            }
        }
        if isQuoted {
            throw DocumentEdit.ParsingError(description: "the quotation mark is never closed", column: start ?? column)
        }
        if let start { words.append((word, start)) }
        end = column + 1
    }

    var peek: String? { place < words.count ? words[place].text : nil }

    mutating func next(_ expected: String) throws(DocumentEdit.ParsingError) -> String {
        guard place < words.count else { throw DocumentEdit.ParsingError(description: "expected \(expected)", column: end) }
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
