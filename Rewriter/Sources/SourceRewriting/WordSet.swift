/// Words that are looked for in the bytes of a source.
struct WordSet: Sendable {
    private var byFirst: [[[UInt8]]] = Array(repeating: [], count: 256)
    /// Whether there are no words.
    private(set) var isEmpty = true

    init(_ words: some Sequence<String>) {
        for word in words {
            let bytes = Array(word.utf8)
            guard let first = bytes.first else { continue }
            byFirst[Int(first)].append(bytes)
            isEmpty = false
        }
    }

    /// Whether a source has one of the words.
    ///
    /// - Complexity: O(bytes)
    func hasWord(of bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var place = 0
            while place < bytes.count {
                let start = place
                while place < bytes.count, SourceLexer.isOfWord(bytes[place]) { place += 1 }
                if place > start, contains(bytes, start..<place) { return true }
                place += 1
            }
            return false
        }
    }

    /// Whether the bytes of a range are one of the words.
    func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        byFirst[Int(bytes[range.lowerBound])].contains { word in
            word.count == range.count && word.indices.allSatisfy { word[$0] == bytes[range.lowerBound + $0] }
        }
    }
}
