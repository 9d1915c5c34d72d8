/// Names by whose uses bodies of functions are known that a step rewrites because of a declaration elsewhere.
struct KeptNames: Equatable, Sendable {
    /// Generic parameters and associated types: objects are made from them.
    var typeVariables: Set<String> = []
    /// Optional requirements of protocols: they are named as members, or called with a mark behind the name.
    var requirements: Set<String> = []
    /// Variables of the type `AnyObject`: their members are looked up by name.
    var objects: Set<String> = []
    /// Variables that hold several objects of the type, which loops go through.
    var lists: Set<String> = []

    mutating func formUnion(_ other: KeptNames) {
        typeVariables.formUnion(other.typeVariables)
        requirements.formUnion(other.requirements)
        objects.formUnion(other.objects)
        lists.formUnion(other.lists)
    }
}

/// The words that keep bodies of functions, each where it is used as a step rewrites it.
struct KeptWords: Sendable {
    private let all: WordSet
    private let typeVariables: WordSet
    private let requirements: WordSet
    private let objects: WordSet
    private let others: WordSet

    /// - Parameter others: Words that keep a body wherever they stand.
    init(_ names: KeptNames = KeptNames(), others: some Sequence<String> = []) {
        let others = names.lists.union(others)
        all = WordSet(names.typeVariables.union(names.requirements).union(names.objects).union(others))
        typeVariables = WordSet(names.typeVariables)
        requirements = WordSet(names.requirements)
        objects = WordSet(names.objects)
        self.others = WordSet(others)
    }

    /// Whether one of the words is used in a range, be it in a text or a comment.
    func areUsed(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        guard !all.isEmpty else { return false }
        var place = range.lowerBound
        while place < range.upperBound {
            let start = place
            while place < range.upperBound, SourceLexer.isOfWord(bytes[place]) { place += 1 }
            if place > start, all.contains(bytes, start..<place), isUsed(start..<place, in: SourceSurroundings(bytes)) {
                return true
            }
            place += 1
        }
        return false
    }

    /// Whether a word is the name of an optional requirement.
    func hasRequirement(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        !word.isEmpty && requirements.contains(bytes, word)
    }

    private func isUsed(_ word: Range<Int>, in source: SourceSurroundings) -> Bool {
        let bytes = source.bytes
        if others.contains(bytes, word) || source.isBesideComment(word) { return true }
        let (before, after) = (source.byte(before: word), source.byte(after: word))
        if typeVariables.contains(bytes, word), after == UInt8(ascii: "(") || source.isInitialized(word) { return true }
        let isMarked = after == UInt8(ascii: "?") || after == UInt8(ascii: "!")
        let isMember = before == UInt8(ascii: ".")
        if requirements.contains(bytes, word), isMarked || isMember { return true }
        guard objects.contains(bytes, word), isMarked || after == UInt8(ascii: ".") else { return false }
        return !isMember || source.isMemberOfSelf(word)
    }
}

/// The characters before and behind words of a source.
struct SourceSurroundings {
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The last byte before a word that is no blank and no backtick; 0 where there is none.
    func byte(before word: Range<Int>) -> UInt8 { place(before: word.lowerBound).map { bytes[$0] } ?? 0 }

    /// The first byte behind a word that is no blank and no backtick; 0 where there is none.
    func byte(after word: Range<Int>) -> UInt8 { place(after: word.upperBound).map { bytes[$0] } ?? 0 }

    /// Whether a comment may stand beside a word, or a sign of a division: what stands behind the comment is not looked
    /// for.
    func isBesideComment(_ word: Range<Int>) -> Bool {
        byte(before: word) == UInt8(ascii: "/") || byte(after: word) == UInt8(ascii: "/")
    }

    /// Whether `.init` stands behind a word.
    func isInitialized(_ word: Range<Int>) -> Bool {
        guard let period = place(after: word.upperBound), bytes[period] == UInt8(ascii: "."), let name = place(after: period + 1)
        else {
            return false
        }
        return bytes[name...].starts(with: "init".utf8)
    }

    /// Whether a word that stands behind a period is a member of `self`.
    func isMemberOfSelf(_ word: Range<Int>) -> Bool {
        guard let period = place(before: word.lowerBound), var end = place(before: period) else { return false }
        while end > 0, bytes[end] == UInt8(ascii: "?") || bytes[end] == UInt8(ascii: "!") { end -= 1 }
        return end >= 3 && bytes[end - 3...end].elementsEqual("self".utf8)
    }

    private func place(before start: Int) -> Int? {
        var place = start - 1
        while place >= 0, Self.isSkipped(bytes[place]) { place -= 1 }
        return place >= 0 ? place : nil
    }

    private func place(after end: Int) -> Int? {
        var place = end
        while place < bytes.count, Self.isSkipped(bytes[place]) { place += 1 }
        return place < bytes.count ? place : nil
    }

    private static func isSkipped(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: "`") }
}
