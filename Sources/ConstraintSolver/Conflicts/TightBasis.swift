/// Equations brought to echelon form one after another, each with the constraints it was made of.
struct TightBasis {
    /// An entry of a sparse vector; vectors are sorted by key.
    struct Entry<Kind> {
        var key: Index<Kind>
        var value: Double
    }

    typealias Term = Entry<ConstraintStore.VariableRecord>
    typealias Part = Entry<ConstraintRecord>

    private struct Row {
        let pivot: VariableIndex
        let terms: [Term]
        /// How much of each constraint is in the row.
        let parts: [Part]
    }

    private var rows: [Row] = []
    /// Only looked up, never gone through.
    private var rowOfPivot: [VariableIndex: Int] = [:]
    private let preferred: [VariableIndex]

    /// - Parameter preferred: Variables that equations are solved for where they can be.
    init(preferred: [VariableIndex]) { self.preferred = preferred }

    /// Adds an equation between variables, unless it follows from those that are there.
    ///
    /// - Parameter constraint: Nil for a row that stands for no stated constraint.
    /// - Complexity: linear in the number of rows it depends on, times their length.
    mutating func add(_ terms: [Term], _ constraint: ConstraintIndex?) {
        let parts = constraint.map { [Entry(key: $0, value: 1)] } ?? []
        let (rest, made) = reduced(terms, parts)
        guard let pivot = pivot(of: rest) else { return }
        rowOfPivot[pivot] = rows.count
        rows.append(Row(pivot: pivot, terms: rest, parts: made))
    }

    /// The constraints that determine a variable, or tie it to others.
    func constraints(deciding v: VariableIndex) -> [ConstraintIndex] { reduced([Entry(key: v, value: 1)], []).parts.map(\.key) }

    /// Rows never hold the pivots of earlier ones, so that clearing pivots in the order of their rows comes to an end.
    private func reduced(_ terms: [Term], _ parts: [Part]) -> (terms: [Term], parts: [Part]) {
        var (terms, parts) = (terms, parts)
        while let next = terms.compactMap({ rowOfPivot[$0.key] }).min() {
            let row = rows[next]
            let factor = -Self.value(of: row.pivot, in: terms) / Self.value(of: row.pivot, in: row.terms)
            terms = Self.sum(terms, factor, row.terms).filter { $0.key != row.pivot }
            parts = Self.sum(parts, factor, row.parts)
        }
        return (terms, parts)
    }

    private func pivot(of terms: [Term]) -> VariableIndex? {
        let candidates = terms.filter { preferred.contains($0.key) }
        return (candidates.isEmpty ? terms : candidates).max { abs($0.value) < abs($1.value) }?.key
    }

    private static func value(of key: VariableIndex, in vector: [Term]) -> Double { vector.first { $0.key == key }?.value ?? 0 }

    /// `one + factor * other`, without what cancels.
    private static func sum<Kind>(_ one: [Entry<Kind>], _ factor: Double, _ other: [Entry<Kind>]) -> [Entry<Kind>] {
        var sum: [Entry<Kind>] = []
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
