/// Suggestions for a misspelt word.
enum Spelling {
    /// The known words nearest to a word, the nearest first: those that differ in a few letters, and those that begin
    /// with it.
    static func near(_ word: String, among known: [String], atMost count: Int) -> [String] {
        let word = word.lowercased()
        let limit = max(2, word.count / 4)
        let candidates = known.enumerated().compactMap { place, name -> (distance: Int, place: Int, name: String)? in
            let name = (original: name, plain: name.lowercased())
            let distance = editDistance(word, name.plain)
            if distance <= limit { return (distance, place, name.original) }
            return word.count > 2 && name.plain.hasPrefix(word) ? (limit + distance, place, name.original) : nil
        }
        return candidates.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(count).map(\.name)
    }

    /// The known words that differ in the fewest letters from a word, the nearest first, however many those are.
    static func nearest(_ word: String, among known: [String], count: Int) -> [String] {
        let word = word.lowercased()
        let candidates = known.enumerated().map { (distance: editDistance(word, $1.lowercased()), place: $0, name: $1) }
        return candidates.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(count).map(\.name)
    }

    /// Levenshtein's distance. O(product of the lengths).
    private static func editDistance(_ a: String, _ b: String) -> Int {
        let b = Array(b)
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                (diagonal, row[j + 1]) = (row[j + 1], min(row[j + 1] + 1, row[j] + 1, diagonal + (x == y ? 0 : 1)))
            }
        }
        return row[b.count]
    }
}
