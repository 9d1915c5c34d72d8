/// Equations brought to echelon form one after another, each with the constraints it was made of.
struct TightBasis {
    /// An entry of a sparse vector; vectors are sorted by key.
    struct Entry {
        var key: Int32
        var value: Double
    }

    private struct Row {
        let pivot: Int32
        let terms: [Entry]
        /// How much of each constraint is in the row.
        let parts: [Entry]
    }

    private var rows: [Row] = []
    /// Only looked up, never gone through.
    private var rowOfPivot: [Int32: Int] = [:]
    private let preferred: [Int32]

    /// - Parameter preferred: Variables that equations are solved for where they can be.
    init(preferred: [Int32]) { self.preferred = preferred }

    /// Adds an equation between variables, unless it follows from those that are there.
    ///
    /// - Parameter constraint: Nil for one that nobody stated.
    /// - Complexity: linear in the number of rows it depends on, times their length.
    mutating func add(_ terms: [Entry], _ constraint: Int32?) {
        let parts = constraint.map { [Entry(key: $0, value: 1)] } ?? []
        let (rest, made) = reduced(terms, parts)
        guard let pivot = pivot(of: rest) else { return }
        rowOfPivot[pivot] = rows.count
        rows.append(Row(pivot: pivot, terms: rest, parts: made))
    }

    /// The constraints that determine a variable, or tie it to others.
    func constraints(deciding v: Int32) -> [Int32] { reduced([Entry(key: v, value: 1)], []).parts.map(\.key) }

    /// Rows never hold the pivots of earlier ones, so that clearing pivots in the order of their rows comes to an end.
    private func reduced(_ terms: [Entry], _ parts: [Entry]) -> (terms: [Entry], parts: [Entry]) {
        var (terms, parts) = (terms, parts)
        while let next = terms.compactMap({ rowOfPivot[$0.key] }).min() {
            let row = rows[next]
            let factor = -Self.value(of: row.pivot, in: terms) / Self.value(of: row.pivot, in: row.terms)
            terms = Self.sum(terms, factor, row.terms).filter { $0.key != row.pivot }
            parts = Self.sum(parts, factor, row.parts)
        }
        return (terms, parts)
    }

    private func pivot(of terms: [Entry]) -> Int32? {
        let candidates = terms.filter { preferred.contains($0.key) }
        return (candidates.isEmpty ? terms : candidates).max { abs($0.value) < abs($1.value) }?.key
    }

    private static func value(of key: Int32, in vector: [Entry]) -> Double { vector.first { $0.key == key }?.value ?? 0 }

    /// `one + factor * other`, without what cancels.
    private static func sum(_ one: [Entry], _ factor: Double, _ other: [Entry]) -> [Entry] {
        var sum: [Entry] = []
        sum.reserveCapacity(one.count + other.count)
        var (i, j) = (0, 0)
        while i < one.count || j < other.count {
            if j == other.count || i < one.count && one[i].key < other[j].key {
                sum.append(one[i])
                i += 1
            } else if i == one.count || other[j].key < one[i].key {
                sum.append(Entry(key: other[j].key, value: factor * other[j].value))
                j += 1
            } else {
                let value = Numerics.sum(one[i].value, factor * other[j].value, Numerics.multiplierNoise)
                if value != 0 { sum.append(Entry(key: one[i].key, value: value)) }
                (i, j) = (i + 1, j + 1)
            }
        }
        return sum
    }
}
