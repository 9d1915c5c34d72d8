/// The result of scanning a source before it is parsed: the bodies of functions and closures that no step reads, and
/// the functions of which no step has to know. They are most of a source, so most of the time for parsing is saved
/// where they are blank.
struct SourceSkim: Sendable {
    /// A body without a construct that some step rewrites.
    fileprivate struct PlainBody {
        /// The bytes between the braces.
        let inside: Range<Int>
        /// The whole function, where no step has to know of it.
        let function: Range<Int>?
        /// The name of the function, or nothing.
        var name = 0..<0
    }

    /// The bodies without a construct that some step rewrites, in their order.
    private var plainBodies: [PlainBody] = []
    /// Names that the source declares: a body anywhere in the project that uses one may be rewritten because of it.
    fileprivate(set) var names = KeptNames()

    /// - Complexity: O(bytes)
    init(_ source: [UInt8]) {
        self = source.withUnsafeBufferPointer { bytes in
            var skimmer = Skimmer(bytes)
            return skimmer.look()
        }
    }

    fileprivate init() {}

    /// The source with spaces in place of plain bodies that use none of some words; every byte that stays has its
    /// place.
    func blanked(_ source: [UInt8], keeping words: KeptWords) -> [UInt8] {
        var result = source
        source.withUnsafeBufferPointer { bytes in
            for body in plainBodies {
                let isFunction = body.function.map { !words.areUsed(in: bytes, $0) && !words.hasRequirement(bytes, body.name) }
                if isFunction != true, words.areUsed(in: bytes, body.inside) { continue }
                let plain = isFunction == true ? body.function ?? body.inside : body.inside
                for place in plain where bytes[place] != 0x0A && bytes[place] != 0x0D { result[place] = 0x20 }
            }
        }
        return result
    }

    fileprivate mutating func add(_ body: PlainBody) { plainBodies.append(body) }
    fileprivate mutating func add(_ name: String, to kind: WritableKeyPath<KeptNames, Set<String>>) {
        names[keyPath: kind].insert(name)
    }
}

/// One look at a source.
private struct Skimmer {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var lexer: SourceLexer
    private var skim = SourceSkim()
    /// The bodies of types that are around: which of each one's functions Objective-C may see.
    private var types: [FunctionLook.Exposure] = []
    private var parentheses = 0
    /// Whether the next brace opens the body of a type, and which functions of that Objective-C may see.
    private var (declaresType, exposure) = (false, FunctionLook.Exposure.notPrivate)
    /// The attributes and modifiers that came.
    private var head = DeclarationHead()
    /// Where a member function begins whose body may come, and its name; the name is empty before it comes.
    private var function: (start: Int, name: Range<Int>)?
    /// Whether a name with generic parameters may come.
    private var namesDeclaration = false
    private var requirement = Requirement.none
    /// Whether the parameters of the function have a type whose members are looked up by name.
    private var takesAnyObject = false
    /// Whether the name of a variable comes, and the name of the one whose type may come.
    private var (expectsVariable, variable) = (false, Range<Int>?.none)
    private var isAfterPeriod = false

    /// The words of an optional requirement that were read: `optional`, and the keyword of the declaration.
    private enum Requirement { case none, marked, declared }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        lexer = SourceLexer(bytes)
    }

    private static let typeKeywords = WordSet(["class", "struct", "enum", "extension", "protocol", "actor"])
    private static let others = WordSet([
        "func", "var", "let", "init", "subscript", "deinit", "case", "typealias", "associatedtype",
    ])

    /// The keywords of types whose functions Objective-C cannot have.
    private static let valueKeywords = WordSet(["struct", "enum"])
    private static let extensionKeyword = WordSet(["extension"])
    private static let functionKeyword = WordSet(["func"])
    private static let accessors = WordSet(["get", "set", "willSet", "didSet", "_modify"])

    mutating func look() -> SourceSkim {
        while let piece = lexer.next() {
            switch piece {
            case .word(let range): visit(word: range)
            case .mark(let byte): visit(mark: byte)
            }
        }
        guard !lexer.isConfused, types.isEmpty, parentheses == 0 else { return withoutBodies }
        return skim
    }

    /// Of a source that is not understood all is kept.
    private var withoutBodies: SourceSkim {
        var result = SourceSkim()
        result.names = skim.names
        return result
    }

    private mutating func visit(word range: Range<Int>) {
        defer { isAfterPeriod = false }
        if parentheses > 0, Self.anyObject.contains(bytes, range) {
            takesAnyObject = true
            if let variable { skim.add(text(variable), to: \.lists) }
        }
        guard parentheses == 0, !isAfterPeriod else { return }
        visit(variable: range)
        visit(requirement: range)
        if function?.name.isEmpty == true { function?.name = range }
        if Self.typeKeywords.contains(bytes, range) {
            (declaresType, namesDeclaration, function) = (true, true, nil)
            exposure = exposure(of: range)
        } else if Self.others.contains(bytes, range) {
            let isFunction = Self.functionKeyword.contains(bytes, range)
            (declaresType, namesDeclaration) = (false, true)
            function = isFunction && !types.isEmpty ? (head.start ?? range.lowerBound, 0..<0) : nil
            if text(range) == "associatedtype" { takeName() }
        } else if text(range) == "optional" {
            requirement = .marked
        }
        head.visit(range, in: bytes)
    }

    /// The functions that Objective-C may see of a type with a keyword: in an extension with an attribute private ones,
    /// too.
    private func exposure(of keyword: Range<Int>) -> FunctionLook.Exposure {
        if Self.valueKeywords.contains(bytes, keyword) { return .none }
        return Self.extensionKeyword.contains(bytes, keyword) && head.marksObjectiveC ? .all : .notPrivate
    }

    /// Notes the names of optional requirements, whose modifiers may stand between `optional` and the keyword.
    private mutating func visit(requirement word: Range<Int>) {
        switch requirement {
        case .none: break
        case .marked: if Self.requirements.contains(bytes, word) { requirement = .declared }
        case .declared:
            requirement = .none
            skim.add(text(word), to: \.requirements)
        }
    }

    /// Notes the names of variables whose members are looked up by name.
    private mutating func visit(variable word: Range<Int>) {
        if expectsVariable {
            (expectsVariable, variable) = (false, word)
        } else if Self.anyObject.contains(bytes, word) {
            if let variable { skim.add(text(variable), to: \.objects) }
        } else if Self.others.contains(bytes, word) || Self.typeKeywords.contains(bytes, word) {
            (expectsVariable, variable) = (Self.variables.contains(bytes, word), nil)
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func takeName() {
        if case .word(let range)? = lexer.next() { skim.add(text(range), to: \.typeVariables) }
    }

    private mutating func visit(mark: UInt8) {
        isAfterPeriod = mark == UInt8(ascii: ".")
        if parentheses == 0 || mark == UInt8(ascii: ")") { head.visit(mark, at: lexer.place - 1) }
        switch mark {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            parentheses += 1
            namesDeclaration = false
        case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses -= 1
        case UInt8(ascii: ":"), UInt8(ascii: "="): namesDeclaration = false
        case UInt8(ascii: "<") where namesDeclaration: takeGenericParameters()
        case UInt8(ascii: "{") where declaresType && parentheses == 0:
            types.append(exposure)
            (declaresType, namesDeclaration, function) = (false, false, nil)
        case UInt8(ascii: "{"): skipBody()
        case UInt8(ascii: "}"):
            function = nil
            if types.popLast() == nil { lexer.notePlaceIsUnexpected() }
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
                    skim.add(name, to: \.typeVariables)
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

    /// Skips a body, and notes it where it is plain.
    private mutating func skipBody() {
        let start = lexer.place
        var (braces, body) = (1, BodyLook(bytes))
        if takesAnyObject { body.keep() }
        takesAnyObject = false
        lexer.keepsInterpolated = true
        while braces > 0, let piece = lexer.next() {
            if !lexer.interpolated.isEmpty {
                for inner in lexer.interpolated { body.look(at: inner) }
                lexer.dropInterpolated()
            }
            switch piece {
            case .word(let range) where braces == 1 && !body.isBehindPeriod && Self.accessors.contains(bytes, range): body.keep()
            case .mark(UInt8(ascii: "{")): braces += 1
            case .mark(UInt8(ascii: "}")): braces -= 1
            default: break
            }
            body.look(at: piece)
        }
        lexer.keepsInterpolated = false
        if braces > 0 { lexer.notePlaceIsUnexpected() }
        if body.isPlain, lexer.place - 1 > start {
            skim.add(
                SourceSkim.PlainBody(
                    inside: start..<lexer.place - 1, function: plainFunction(start), name: function?.name ?? 0..<0))
        }
        function = nil
    }

    /// The function whose body was skipped, where it stands on lines of its own and no step has to know of it.
    private func plainFunction(_ body: Int) -> Range<Int>? {
        guard let function, parentheses == 0, !function.name.isEmpty, let exposure = types.last else { return nil }
        let before = bytes[..<function.start].last { $0 != 0x20 && $0 != 0x09 }
        let after = bytes[lexer.place...].first { $0 != 0x20 && $0 != 0x09 }
        guard before == 0x0A, after == 0x0A || after == 0x0D, !isLastMember else { return nil }
        guard FunctionLook.isPlain(bytes, function.start..<body - 1, exposure) else { return nil }
        return function.start..<lexer.place
    }

    /// Whether the type ends behind the member that the lexer has just passed. What a step adds to a type stands behind
    /// its last member.
    private var isLastMember: Bool {
        var rest = lexer
        if case .mark(UInt8(ascii: "}"))? = rest.next() { return true }
        return false
    }

    private static let anyObject = WordSet(["AnyObject"])
    private static let variables = WordSet(["var", "let"])
    private static let requirements = WordSet(["func", "var"])
}
