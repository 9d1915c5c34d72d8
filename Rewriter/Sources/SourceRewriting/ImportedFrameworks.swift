/// Frameworks that the files of a module import, or use as sources for iOS use what Foundation has there.
public struct ImportedFrameworks {
    private let frameworks: [String]

    /// - Parameter frameworks: The names of those that are looked for.
    public init(among frameworks: [String]) { self.frameworks = frameworks }

    /// The frameworks of some files, in the order in which they were given.
    ///
    /// - Complexity: O(bytes)
    public func found(in inputs: [SourceRewriter.Input]) -> [String] {
        var found = Set(concurrentMap(inputs) { Self.imports(in: $0.bytes) }.joined())
        if concurrentMap(inputs, Self.usesFoundationOfIOS).contains(true) { found.insert("UIKit") }
        for (module, words) in FoundationOnIOS.reexported where concurrentMap(inputs, { Self.mentions(words, $0) }).contains(true)
        {
            found.insert(module)
        }
        found.formUnion(found.compactMap { ContainedFrameworks.modules[$0] })
        return frameworks.filter(found.contains)
    }

    private static func usesFoundationOfIOS(_ input: SourceRewriter.Input) -> Bool {
        mentions(FoundationOnIOS.beyondUIKit + FoundationOnIOS.inUIKit, input)
    }

    private static func mentions(_ words: [String], _ input: SourceRewriter.Input) -> Bool {
        words.contains { SourceFile.mentions($0, input.bytes) }
    }

    /// The words of all lines that may import something.
    private static func imports(in bytes: [UInt8]) -> Set<String> {
        guard SourceFile.mentions("import ", bytes) else { return [] }
        return bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }).reduce(into: []) { words, line in
            guard SourceFile.mentions("import ", Array(line)) else { return }
            for word in line.split(whereSeparator: { !SourceLexer.isOfWord($0) }) {
                words.insert(String(decoding: word, as: UTF8.self))
            }
        }
    }
}
