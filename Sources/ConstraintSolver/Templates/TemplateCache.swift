import Synchronization

/// A cache of the recently used templates and settled conflicts, for solvers with repeated structures, such as those of
/// cells.
///
/// It keeps a few templates and evicts the least recently used one; it is thread-safe. Results do not depend on its
/// content.
package final class TemplateCache: Sendable {
    /// The cache of solvers that were given none.
    package static let shared = TemplateCache()

    /// The number of templates kept.
    static let most = 8

    /// The templates, the most recently used first.
    private let cache = Mutex<[SolvedTemplate]>([])
    /// By the whole statement of the problem, and the remaining budget of explaining.
    private let settlements = Mutex<[[Double]: ConflictSettlement]>([:])

    package init() {}

    /// The template of a store's statement, if it is known.
    func template(of store: borrowing ConstraintStore) -> SolvedTemplate? {
        for template in templates where template.system.store.isStated(like: store) {
            keep(template)
            return template
        }
        return nil
    }

    /// Puts a template first; a new one replaces the least recently used one.
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

    /// The settled conflicts of an equal statement, if they are known.
    func settlement(of statement: [Double]) -> ConflictSettlement? { settlements.withLock { $0[statement] } }

    /// Keeps a settlement. A layout with hundreds of conflicts is often repeated, so that more settlements than
    /// templates are kept: some megabytes of them. At the limit all others are removed.
    func keep(_ settlement: ConflictSettlement, of statement: [Double]) {
        let most = min(1024, max(Self.most, (1 << 20) / max(1, statement.count)))
        settlements.withLock { known in
            if known.count >= most { known.removeAll() }
            known[statement] = settlement
        }
    }

    /// Removes all templates and settled conflicts, in order to measure presolving and explaining.
    package func removeAll() {
        cache.withLock { $0 = [] }
        settlements.withLock { $0 = [:] }
    }
}
