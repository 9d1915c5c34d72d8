/// The mapping from the variables of a component to those of a restated problem.
///
/// The variables of most components have numbers close to each other: those are looked up in an array, the rest in a
/// dictionary.
struct VariablePlaces {
    private let lowest: Int
    private var slots: [VariableIndex]
    private var others: [VariableIndex: VariableIndex] = [:]

    /// - Parameters:
    ///   - variables: The component's variables; empty for any of the store's.
    init(of variables: [VariableIndex], in store: borrowing ConstraintStore) {
        var (first, count) = (0, store.variables.count)
        if let least = variables.min(), let most = variables.max() {
            (first, count) = (Int(least), min(Int(most) - Int(least) + 1, 8 * variables.count))
        }
        lowest = first
        slots = Array(repeating: VariableIndex.none, count: count)
    }

    subscript(_ v: VariableIndex) -> VariableIndex? {
        get {
            let slot = Int(v) - lowest
            guard slots.indices.contains(slot) else { return others[v] }
            return slots[slot].exists ? slots[slot] : nil
        }
        set {
            let slot = Int(v) - lowest
            if slots.indices.contains(slot) { slots[slot] = newValue ?? .none } else { others[v] = newValue }
        }
    }
}
