import Synchronization

/// The templates and settled conflicts used last, for solvers that are given the same structure again, such as those of
/// cells.
///
/// A few templates are kept, the least used one goes first; any thread may ask. What a solver computes does not depend
/// on what is known.
package final class TemplateCache: Sendable {
    /// The cache of solvers that were given none.
    package static let shared = TemplateCache()

    /// How many templates are kept.
    static let most = 8

    /// The one used last comes first.
    private let cache = Mutex<[SolvedTemplate]>([])
    /// By all that the problems state, and what was left of the budget of explaining.
    private let settlements = Mutex<[[Double]: ConflictSettlement]>([:])

    package init() {}

    /// The template of what is stated in a store, if it is known.
    func template(of store: borrowing ConstraintStore) -> SolvedTemplate? {
        for template in templates where template.system.store.isStated(like: store) {
            keep(template)
            return template
        }
        return nil
    }

    /// Puts a template first; a new one takes the place of the least used one.
    func keep(_ template: SolvedTemplate) {
        cache.withLock { cache in
            if cache.first === template { return }
            cache.removeAll { $0 === template }
            cache.insert(template, at: 0)
            if cache.count > Self.most { cache.removeLast() }
        }
    }

    /// The templates that are kept.
    var templates: [SolvedTemplate] { cache.withLock { $0 } }

    /// How conflicts were settled where the same was stated, if that is known.
    func settlement(of statement: [Double]) -> ConflictSettlement? { settlements.withLock { $0[statement] } }

    /// Keeps a settlement. A layout with hundreds of conflicts is often repeated, so that more of them are kept than
    /// templates: as many as take some megabytes. Where there are so many, all others are forgotten.
    func keep(_ settlement: ConflictSettlement, of statement: [Double]) {
        let most = min(1024, max(Self.most, (1 << 20) / max(1, statement.count)))
        settlements.withLock { known in
            if known.count >= most { known.removeAll() }
            known[statement] = settlement
        }
    }

    /// Forgets all templates and settled conflicts, for measuring what it takes to presolve and to explain.
    package func removeAll() {
        cache.withLock { $0 = [] }
        settlements.withLock { $0 = [:] }
    }
}
