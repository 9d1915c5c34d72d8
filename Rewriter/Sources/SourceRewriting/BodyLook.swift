/// Looks at the pieces of a function's body for what a step may rewrite.
struct BodyLook {
    /// Whether no step has something to do in the body, as far as it was looked at.
    private(set) var isPlain = true
    /// Whether the last piece was a period.
    var isBehindPeriod: Bool { mark == UInt8(ascii: ".") }
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The last mark; 0 where a word came since.
    private var mark = UInt8(0)
    /// The last word, where only question and exclamation marks came since.
    private var word = 0..<0
    /// The piece before the last period: a word, or else a mark.
    private var (owner, ownerMark) = (0..<0, UInt8(0))
    /// The parts of a function in the body that were read: its keyword, and its name.
    private var function = Function.none
    private var (namesApplication, namesWindow) = (false, false)

    private enum Function { case none, begun, named }

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Has the body be one in which a step may have something to do.
    mutating func keep() { isPlain = false }

    mutating func look(at piece: SourceLexer.Piece) {
        switch piece {
        case .word(let range): visit(range)
        case .mark(let byte): visit(byte)
        }
    }

    private mutating func visit(_ range: Range<Int>) {
        if isPlain, isTelling(range) { isPlain = false }
        function = function == .begun ? .named : Self.function.contains(bytes, range) ? .begun : .none
        (mark, word) = (0, range)
    }

    private mutating func visit(_ byte: UInt8) {
        let isMarked = mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!")
        if byte == UInt8(ascii: "("), isMarked, !word.isEmpty, Self.optionalRequirements.contains(bytes, word) { isPlain = false }
        // The names of generic parameters are looked for in all of the project.
        if byte == UInt8(ascii: "<"), function != .none { isPlain = false }
        function = .none
        if byte == UInt8(ascii: ".") { (owner, ownerMark) = (word, mark) }
        if byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!") { word = 0..<0 }
        mark = byte
    }

    /// Whether a step may rewrite the body because of a word.
    private mutating func isTelling(_ word: Range<Int>) -> Bool {
        let isMember = isBehindPeriod
        if mark == UInt8(ascii: "#") { return Self.afterNumberSign.contains(bytes, word) }
        if isMember, Self.initializer.contains(bytes, word) { return isOfValue(word) }
        if isMember, Self.superMethods.contains(bytes, word), Self.superclass.contains(bytes, owner) { return true }
        if Self.telling.contains(bytes, word) { return true }
        return Self.tellingUses.contains(bytes, word) && isTellingUse(word, isMember: isMember)
    }

    private mutating func isTellingUse(_ word: Range<Int>, isMember: Bool) -> Bool {
        let source = SourceSurroundings(bytes)
        let after = source.byte(after: word)
        switch String(decoding: bytes[word], as: UTF8.self) {
        case "Self": return after == UInt8(ascii: "(")
        case "target": return isMember || after == UInt8(ascii: ":") || source.isBesideComment(word)
        case FulfillStep.word: return after != UInt8(ascii: "(")
        case ClassNameStep.descriptionWord: return isMember && after == UInt8(ascii: "(")
        case "window": namesWindow = true
        default: namesApplication = true
        }
        return namesApplication && namesWindow
    }

    /// Whether `init` behind a period may be called of a metatype that is a value: not of `super`, nor of a type by its
    /// name, and it has an owner.
    private func isOfValue(_ word: Range<Int>) -> Bool {
        guard owner.isEmpty else {
            if Self.ownType.contains(bytes, owner) { return true }
            let isType = bytes[owner.lowerBound] >= UInt8(ascii: "A") && bytes[owner.lowerBound] <= UInt8(ascii: "Z")
            return !isType && !Self.withoutOwner.contains(bytes, owner)
        }
        let period = bytes[..<word.lowerBound].lastIndex(of: UInt8(ascii: ".")) ?? 0
        let isQuoted = period > 0 && bytes[period - 1] == UInt8(ascii: "`")
        return isQuoted || !Self.marksBeforeImplicit.contains(ownerMark)
    }

    /// Words that a step looks for in bodies, or by which declarations inside of them are known.
    private static let telling = WordSet(
        UnsupportedStep.names + ClassNameStep.functionNames + MatchStep.words + PredicateStep.words + RequestCastStep.words
            + SetLiteralStep.words
            + ReplacedMemberStep.words + [
                TimerStep.word, XMLParserStep.type, "class", "struct", "enum", "extension", "protocol", "AnyObject",
                "addTarget", "removeTarget", "addObserver", "removeObserver", "sendAction", "observe", "firstItem", "secondItem",
                "accessibilityContainer", "unarchivedObject", "decodeObject", "prepare",
            ] + RenamedNames.all)
    /// Words that tell something where they are used in one way: a call of `Self`, a target, a method that is no call,
    /// and the application with a window.
    private static let tellingUses = WordSet([
        "Self", "target", FulfillStep.word, ClassNameStep.descriptionWord, DelegateWindowStep.word, "window",
    ])
    /// The words that `SuperCalls` looks for.
    private static let superMethods = WordSet(ObjectMethodStep.superMethods.union(["observeValue"]))
    private static let superclass = WordSet(["super"])
    private static let afterNumberSign = WordSet(["if", "elseif", "selector", "keyPath", "imageLiteral", "colorLiteral"])
    private static let optionalRequirements = WordSet(FrameworkProtocols.baseNames)
    private static let function = WordSet(["func"])
    private static let initializer = WordSet(["init"])
    private static let ownType = WordSet(["Self"])
    /// Words before `.init` that are no metatype.
    private static let withoutOwner = WordSet(["super", "return", "in", "try", "await", "case", "else", "throw"])
    /// Marks before `.init` behind which the type is not written; 0 at the start of a body.
    private static let marksBeforeImplicit = Set<UInt8>([0] + "([{,:=&|".utf8)
}
