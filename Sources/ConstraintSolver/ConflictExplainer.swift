/// Finds which required constraints of a component contradict each other.
struct ConflictExplainer {
    private let component: Component
    private let store: ConstraintStore
    private let locals: [Int32]

    init(_ component: Component, in store: ConstraintStore, locals: [Int32]) {
        (self.component, self.store, self.locals) = (component, store, locals)
    }

    /// A set none of whose members can be spared, in the order of installation; empty when bounds and given values contradict by themselves.
    ///
    /// - Complexity: O(k log(n / k)) feasibility checks for k members among n constraints.
    /// - Source: Junker, "QuickXplain: preferred explanations and relaxations for over-constrained problems".
    func minimalConflict() -> [Int32] {
        let required = component.constraints.filter {
            let entry = store.entries[Int($0)]
            return entry.priority >= 1000 && !entry.isBroken
        }
        guard isFeasible([]), !isFeasible(required) else { return [] }
        return explain(given: [], grown: false, among: required).sorted {
            store.entries[Int($0)].installed < store.entries[Int($1)].installed
        }
    }

    /// The members of a minimal conflict that lie among the candidates, the rest being given.
    private func explain(given: [Int32], grown: Bool, among candidates: [Int32]) -> [Int32] {
        if grown && !isFeasible(given) { return [] }
        guard candidates.count > 1 else { return candidates }
        let first = Array(candidates[..<(candidates.count / 2)])
        let second = Array(candidates[(candidates.count / 2)...])
        let inSecond = explain(given: given + first, grown: true, among: second)
        let inFirst = explain(given: given + inSecond, grown: !inSecond.isEmpty, among: first)
        return inFirst + inSecond
    }

    private func isFeasible(_ constraints: [Int32]) -> Bool {
        var part = component
        part.constraints = constraints.sorted { store.entries[Int($0)].installed < store.entries[Int($1)].installed }
        return ComponentSolution(part, in: store, locals: locals) != nil
    }
}
