/// What a quick look at a source tells before it is parsed: where the bodies of functions and closures are into which no step looks. They are
/// most of a source, so most of the time for parsing is saved where they are blank.
struct SourceSkim: Sendable {
    /// The insides of bodies without a construct that some step rewrites, in their order.
    private(set) var plainBodies: [Range<Int>] = []
    /// The names of generic parameters and associated types, of optional requirements, and of variables of the type `AnyObject`: a body anywhere in the
    /// project that has such a word may be rewritten because of it.
    private(set) var names: Set<String> = []

    /// - Complexity: O(bytes)
    init(_ source: [UInt8]) {
        self = source.withUnsafeBufferPointer { bytes in
            var skimmer = Skimmer(bytes)
            return skimmer.look()
        }
    }

    fileprivate init() {}

    /// The source with spaces in place of plain bodies that have none of some words; every byte that stays has its place.
    func blanked(_ source: [UInt8], keeping words: WordSet) -> [UInt8] {
        var result = source
        source.withUnsafeBufferPointer { bytes in
            for body in plainBodies where words.isEmpty(in: bytes, body) {
                for place in body where bytes[place] != 0x0A && bytes[place] != 0x0D { result[place] = 0x20 }
            }
        }
        return result
    }

    fileprivate mutating func add(_ body: Range<Int>) { plainBodies.append(body) }
    fileprivate mutating func add(_ name: String) { names.insert(name) }
}

/// Words that are looked for in the bytes of a source.
struct WordSet: Sendable {
    private var byFirst: [[[UInt8]]] = Array(repeating: [], count: 256)
    private var hasWords = false

    init(_ words: some Sequence<String>) {
        for word in words {
            let bytes = Array(word.utf8)
            guard let first = bytes.first else { continue }
            byFirst[Int(first)].append(bytes)
            hasWords = true
        }
    }

    /// Whether the bytes of a range are one of the words.
    func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        byFirst[Int(bytes[range.lowerBound])].contains { word in
            word.count == range.count && word.indices.allSatisfy { word[$0] == bytes[range.lowerBound + $0] }
        }
    }

    /// Whether none of the words stands in a range, be it in a text or a comment.
    func isEmpty(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        guard hasWords else { return true }
        var place = range.lowerBound
        while place < range.upperBound {
            let start = place
            while place < range.upperBound, SourceLexer.isOfWord(bytes[place]) { place += 1 }
            if place > start, contains(bytes, start..<place) { return false }
            place += 1
        }
        return true
    }
}

/// One look at a source.
private struct Skimmer {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var lexer: SourceLexer
    private var skim = SourceSkim()
    /// How many bodies of types are around.
    private var depth = 0
    private var parentheses = 0
    /// Whether the next brace opens the body of a type.
    private var declaresType = false
    /// Whether a name with generic parameters may come.
    private var namesDeclaration = false
    private var isAfterOptional = false
    /// Whether the parameters of the function have a type whose members are looked up by name.
    private var takesAnyObject = false
    /// Whether the name of a variable comes, and the name of the one whose type may come.
    private var (expectsVariable, variable) = (false, Range<Int>?.none)
    private var isAfterPeriod = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        lexer = SourceLexer(bytes)
    }

    private static let types = WordSet(["class", "struct", "enum", "extension", "protocol", "actor"])
    private static let others = WordSet([
        "func", "var", "let", "init", "subscript", "deinit", "case", "typealias", "associatedtype",
    ])

    /// Words that a step looks for in bodies, or by which declarations inside of them are known.
    private static let telling = WordSet(
        UnsupportedStep.names + [
            FulfillStep.word, DelegateWindowStep.word, TimerStep.word, MatchStep.word, "unarchivedObject", "decodeObject",
            "class", "struct", "enum", "extension", "protocol", "func", "AnyObject", "target", "addTarget", "removeTarget",
            "addObserver",
            "removeObserver", "sendAction", "observeValue", "observe", "setValue", "forKey", "forUndefinedKey",
            "setNilValueForKey", "validateValue", "NSStringFromClass",
        ])
    private static let accessors = WordSet(["get", "set", "willSet", "didSet", "_modify"])
    private static let afterNumberSign = WordSet(["if", "elseif", "selector", "keyPath", "imageLiteral", "colorLiteral"])
    private static let optionalRequirements = WordSet(FrameworkProtocols.baseNames)

    mutating func look() -> SourceSkim {
        while let piece = lexer.next() {
            switch piece {
            case .word(let range): visit(word: range)
            case .mark(let byte): visit(mark: byte)
            }
        }
        guard !lexer.isConfused, depth == 0, parentheses == 0 else { return withoutBodies }
        return skim
    }

    /// Of a source that is not understood all is kept.
    private var withoutBodies: SourceSkim {
        var result = SourceSkim()
        for name in skim.names { result.add(name) }
        return result
    }

    private mutating func visit(word range: Range<Int>) {
        defer { isAfterPeriod = false }
        if parentheses > 0, Self.anyObject.contains(bytes, range) { takesAnyObject = true }
        guard parentheses == 0, !isAfterPeriod else { return }
        visit(variable: range)
        if isAfterOptional, Self.others.contains(bytes, range) { return }
        if isAfterOptional, !Self.types.contains(bytes, range) {
            isAfterOptional = false
            skim.add(text(range))
        }
        if Self.types.contains(bytes, range) {
            (declaresType, namesDeclaration) = (true, true)
        } else if Self.others.contains(bytes, range) {
            (declaresType, namesDeclaration) = (false, true)
            if text(range) == "associatedtype" { takeName() }
        } else if text(range) == "optional" {
            isAfterOptional = true
        }
    }

    /// Notes the names of variables whose members are looked up by name.
    private mutating func visit(variable word: Range<Int>) {
        if expectsVariable {
            (expectsVariable, variable) = (false, word)
        } else if Self.anyObject.contains(bytes, word) {
            if let variable { skim.add(text(variable)) }
        } else if Self.others.contains(bytes, word) || Self.types.contains(bytes, word) {
            (expectsVariable, variable) = (Self.variables.contains(bytes, word), nil)
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func takeName() {
        if case .word(let range)? = lexer.next() { skim.add(text(range)) }
    }

    private mutating func visit(mark: UInt8) {
        isAfterPeriod = mark == UInt8(ascii: ".")
        switch mark {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            parentheses += 1
            namesDeclaration = false
        case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses -= 1
        case UInt8(ascii: ":"), UInt8(ascii: "="):
            namesDeclaration = false
            if mark == UInt8(ascii: "=") { variable = nil }
        case UInt8(ascii: "<") where namesDeclaration: takeGenericParameters()
        case UInt8(ascii: "{") where declaresType && parentheses == 0:
            depth += 1
            (declaresType, namesDeclaration) = (false, false)
        case UInt8(ascii: "{"): skipBody()
        case UInt8(ascii: "}"):
            depth -= 1
            if depth < 0 { lexer.notePlaceIsUnexpected() }
        default: break
        }
    }

    /// The names between angle brackets: those at their start and behind a comma.
    private mutating func takeGenericParameters() {
        namesDeclaration = false
        var (nesting, expectsName) = (1, true)
        while nesting > 0, let piece = lexer.next() {
            switch piece {
            case .word(let range):
                let name = text(range)
                if expectsName, name != "each", name != "let" {
                    skim.add(name)
                    expectsName = false
                }
            case .mark(UInt8(ascii: "<")): nesting += 1
            case .mark(UInt8(ascii: ">")): nesting -= 1
            case .mark(UInt8(ascii: ",")): expectsName = nesting == 1
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "}")):
                lexer.notePlaceIsUnexpected()
                return
            default: break
            }
        }
    }

    /// What is known of a body while it is skipped.
    private struct Body {
        var isPlain: Bool
        /// The last mark, and the last word where only a question or an exclamation mark came since.
        var mark = UInt8(0)
        var word = 0..<0
    }

    /// Skips a body, and notes it where it is plain.
    private mutating func skipBody() {
        let start = lexer.place
        var (braces, body) = (1, Body(isPlain: !takesAnyObject))
        takesAnyObject = false
        lexer.keepsInterpolated = true
        while braces > 0, let piece = lexer.next() {
            if !lexer.interpolated.isEmpty {
                for inner in lexer.interpolated { look(at: inner, in: &body) }
                lexer.dropInterpolated()
            }
            switch piece {
            case .word(let range) where braces == 1 && Self.accessors.contains(bytes, range): body.isPlain = false
            case .mark(UInt8(ascii: "{")): braces += 1
            case .mark(UInt8(ascii: "}")): braces -= 1
            default: break
            }
            look(at: piece, in: &body)
        }
        lexer.keepsInterpolated = false
        if braces > 0 { lexer.notePlaceIsUnexpected() }
        if body.isPlain, lexer.place - 1 > start { skim.add(start..<lexer.place - 1) }
    }

    /// Looks whether a step may rewrite a body because of a piece of it.
    private func look(at piece: SourceLexer.Piece, in body: inout Body) {
        switch piece {
        case .word(let range):
            if body.isPlain, isTelling(range, after: body.mark) { body.isPlain = false }
            (body.mark, body.word) = (0, range)
        case .mark(let byte):
            let isMarked = body.mark == UInt8(ascii: "?") || body.mark == UInt8(ascii: "!")
            if byte == UInt8(ascii: "("), isMarked, !body.word.isEmpty, Self.optionalRequirements.contains(bytes, body.word) {
                body.isPlain = false
            }
            if byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!") { body.word = 0..<0 }
            body.mark = byte
        }
    }

    /// Whether a step may rewrite a body because of a word.
    private func isTelling(_ word: Range<Int>, after mark: UInt8) -> Bool {
        switch mark {
        case UInt8(ascii: "#"): Self.afterNumberSign.contains(bytes, word)
        case UInt8(ascii: ".") where Self.initializer.contains(bytes, word): true
        default:
            Self.telling.contains(bytes, word)
                || (Self.ownType.contains(bytes, word) && word.upperBound < bytes.count
                    && bytes[word.upperBound] == UInt8(ascii: "("))
        }
    }

    private static let anyObject = WordSet(["AnyObject"])
    private static let variables = WordSet(["var", "let"])
    private static let initializer = WordSet(["init"])
    private static let ownType = WordSet(["Self"])
}
