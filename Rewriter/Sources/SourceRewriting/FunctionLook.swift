/// Looks at a member function for whether any step has to know of it.
///
/// Objective-C cannot see the functions of structures and enumerations, nor private ones without an attribute, and
/// nothing outside of the file overrides these. So where no step looks into the function either, it can be left out
/// before the source is parsed.
struct FunctionLook {
    /// Which functions of a type Objective-C may see, as far as the type's own declaration tells.
    enum Exposure { case none, notPrivate, all }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var lexer: SourceLexer
    private var look: BodyLook
    private var isPrivate = false

    /// Whether the function can be left out, as far as what stands before its body tells.
    ///
    /// - Parameters:
    ///   - head: From the first attribute or modifier to the brace that opens the body.
    ///   - exposure: Which functions of the type around it Objective-C may see.
    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ head: Range<Int>, _ exposure: Exposure) -> Bool {
        var function = FunctionLook(UnsafeBufferPointer(rebasing: bytes[head]))
        guard exposure != .all, function.takeHead(), exposure == .none || function.isPrivate else { return false }
        return function.takeName() && function.takeSignature()
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        (self.bytes, lexer, look) = (bytes, SourceLexer(bytes), BodyLook(bytes))
        lexer.keepsInterpolated = true
    }

    /// Takes attributes and modifiers, and `func`; false where one of them may concern a step.
    private mutating func takeHead() -> Bool {
        var (levels, namesAttribute) = (0, false)
        while let piece = next() {
            switch piece {
            case .word(let word) where levels > 0: if Self.telling.contains(bytes, word) { return false }
            case .word(let word) where namesAttribute:
                guard Self.attributes.contains(bytes, word) else { return false }
                namesAttribute = false
            case .word(let word) where Self.function.contains(bytes, word): return true
            case .word(let word):
                guard Self.modifiers.contains(bytes, word) else { return false }
                isPrivate = isPrivate || Self.hiding.contains(bytes, word)
            case .mark(UInt8(ascii: "@")) where levels == 0: namesAttribute = true
            case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")): levels += 1
            case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")): levels -= 1
            case .mark: if levels == 0 { return false }
            }
        }
        return false
    }

    private mutating func takeName() -> Bool {
        guard case .word(let name)? = next() else { return false }
        return !Self.names.contains(bytes, name)
    }

    private mutating func takeSignature() -> Bool {
        while let piece = next() {
            if case .word(let word) = piece, Self.telling.contains(bytes, word) { return false }
        }
        return look.isPlain
    }

    private mutating func next() -> SourceLexer.Piece? {
        guard let piece = lexer.next() else { return nil }
        for inner in lexer.interpolated { look.look(at: inner) }
        lexer.dropInterpolated()
        look.look(at: piece)
        return piece
    }

    private static let function = WordSet(["func"])
    private static let hiding = WordSet(["private", "fileprivate"])
    /// The modifiers that no step looks at; `override`, `open`, `class` and `dynamic` concern steps.
    static let modifiers = WordSet([
        "private", "fileprivate", "internal", "public", "package", "static", "final", "mutating", "nonmutating", "nonisolated",
    ])
    private static let attributes = WordSet(["discardableResult", "available", "inlinable", "inline", "Test", "ViewBuilder"])
    /// Types of results that steps ask for by the name of the function.
    private static let telling = WordSet(["Type", "AnyClass"])
    /// Names that steps know without an attribute, or ask the project for.
    private static let names = WordSet(
        FrameworkProtocols.baseNames.union(ObjectMethodStep.words).union(MatchStep.words).union([
            "observe", "observeValue", "unarchivedObject", "decodeObject", "setUp", "tearDown", "setUpWithError",
            "tearDownWithError",
            "record", "recordFailure",
        ]))
}

/// The attributes and modifiers before a declaration, of which it begins with the first.
struct DeclarationHead {
    /// Where the first of them stands; nil where there is none.
    private(set) var start: Int?
    /// Whether `@objc` is among them.
    private(set) var marksObjectiveC = false
    private var namesAttribute = false
    /// Whether parentheses may come: behind an attribute's name or a modifier.
    private var takesArguments = false

    mutating func visit(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
        guard namesAttribute || FunctionLook.modifiers.contains(bytes, word) else { return self = DeclarationHead() }
        marksObjectiveC = marksObjectiveC || (namesAttribute && Self.objectiveC.contains(bytes, word))
        (start, namesAttribute, takesArguments) = (start ?? word.lowerBound, false, true)
    }

    mutating func visit(_ mark: UInt8, at place: Int) {
        switch mark {
        case UInt8(ascii: "@"): (start, namesAttribute, takesArguments) = (start ?? place, true, false)
        case UInt8(ascii: "(") where takesArguments, UInt8(ascii: ")") where takesArguments: break
        default: self = DeclarationHead()
        }
    }

    private static let objectiveC = WordSet(["objc"])
}
