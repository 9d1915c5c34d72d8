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
        "add ELEMENT [ID] to OBJECT [first | at NUMBER | before ID | after ID] [ATTRIBUTE=VALUE...]",
        "constrain ITEM.ATTRIBUTE =|<=|>= [FACTOR *] ITEM.ATTRIBUTE [+|- POINTS] [@PRIORITY] [id ID]",
        "constrain ITEM.ATTRIBUTE =|<=|>= POINTS [@PRIORITY] [id ID]",
        "move OBJECT [to OBJECT] [first | at NUMBER | before ID | after ID]",
        "remove OBJECT",
        "install OBJECT [on SIZE-CLASSES]",
        "uninstall OBJECT [on SIZE-CLASSES]",
        "embed OBJECT... in ELEMENT [ID] [ATTRIBUTE=VALUE...]",
        "unembed OBJECT",
        "paste MARKUP to OBJECT [first | at NUMBER | before ID | after ID]",
    ]

    private static let verbs = "set, unset, add, constrain, move, remove, install, uninstall, embed, unembed or paste"

    /// Parses an edit, such as `set 8bC-Xf-vdC.text "Hello"`, in the syntax of ``forms``.
    ///
    /// Words are separated by spaces; a word with spaces is quoted, with the escapes `\n`, `\"` and `\\`.
    public init(parsing text: String) throws(ParsingError) {
        var words = try EditWords(text)
        try self.init(&words)
        try words.checkEnd()
    }

    /// Parses an edit up to the end or a semicolon.
    init(_ words: inout EditWords) throws(ParsingError) {
        switch try words.next(Self.verbs) {
        case "set": self = try Self.set(&words, removes: false)
        case "unset": self = try Self.set(&words, removes: true)
        case "add": self = try Self.add(&words)
        case "constrain": self = .constrain(try NewConstraint(&words))
        case "move": self = try Self.move(&words)
        case "remove": self = .remove(try words.path("an object"))
        case "install": self = try Self.install(&words, isInstalled: true)
        case "uninstall": self = try Self.install(&words, isInstalled: false)
        case "embed": self = try Self.embed(&words)
        case "unembed": self = .unembed(try words.path("an object"))
        case "paste":
            let markup = try words.next("elements of a document")
            guard try words.next("to") == "to" else { throw words.failure("to") }
            self = .paste(markup: markup, at: Place(in: try words.path("an object"), try Self.position(&words)))
        default: throw words.failure(Self.verbs)
        }
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
        object.attributes = try attributes(&words)
        return .add(object, at: place)
    }

    /// Attributes with their values, up to the end.
    private static func attributes(_ words: inout EditWords) throws(ParsingError) -> [Attribute] {
        var found: [Attribute] = []
        while let word = words.peek {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            _ = try words.next("")
            guard parts.count == 2, !parts[0].isEmpty else { throw words.failure("ATTRIBUTE=VALUE") }
            found.append(Attribute(parts[0], parts[1]))
        }
        return found
    }

    private static func install(_ words: inout EditWords, isInstalled: Bool) throws(ParsingError) -> DocumentEdit {
        let path = try words.path("an object")
        return .install(path, isInstalled: isInstalled, sizeClasses: try words.option("on", "size classes"))
    }

    private static func embed(_ words: inout EditWords) throws(ParsingError) -> DocumentEdit {
        var views = [try words.path("an object")]
        while words.peek != "in" { views.append(try words.path("an object, or in")) }
        _ = try words.next("in")
        var object = NewObject(try words.next("an element such as stackView"))
        if let word = words.peek, !word.contains("=") { object.id = try words.next("an id") }
        object.attributes = try attributes(&words)
        return .embed(views, in: object)
    }

    private static func move(_ words: inout EditWords) throws(ParsingError) -> DocumentEdit {
        let object = try words.path("an object")
        let parent = try words.option("to", "an object")
        guard parent != nil || ["first", "at", "before", "after"].contains(words.peek) else {
            _ = try words.next("to, first, at, before or after")
            throw words.failure("to, first, at, before or after")
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
        case "at":
            _ = try words.next("")
            guard let number = Int(try words.next("a number from 0")), number >= 0 else { throw words.failure("a number from 0") }
            return .index(number)
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
