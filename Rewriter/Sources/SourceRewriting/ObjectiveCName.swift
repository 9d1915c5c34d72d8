/// The names that Swift gives to declarations in Objective-C.
///
/// - Source: the rules of Swift's interoperability,
///   developer.apple.com/documentation/swift/using-objective-c-runtime-features-in-swift
enum ObjectiveCName {
    /// The name of a method: its base name, the first label joined by "With" where neither side has a preposition, and
    /// a colon for each parameter.
    ///
    /// - Parameter labels: The labels of the parameters; nil for those without one.
    static func selector(_ base: String, _ labels: [String?]) -> String {
        guard let first = labels.first else { return base }
        let rest = labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
        guard let first else { return base + ":" + rest }
        let joint = startsWithPreposition(first) || endsWithPreposition(base) ? "" : "With"
        return base + joint + capitalized(first) + ":" + rest
    }

    /// The name of a property's setter.
    static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    // MARK: Words

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
        "when", "with", "within",
    ]

    private static func startsWithPreposition(_ name: String) -> Bool {
        prepositions.contains(words(name).first ?? "")
    }

    private static func endsWithPreposition(_ name: String) -> Bool { prepositions.contains(words(name).last ?? "") }

    /// The words of a name in camel case, in lower case.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if words.isEmpty || character.isUppercase { words.append("") }
            words[words.count - 1].append(character.lowercased())
        }
        return words
    }
}
