import Synchronization

/// The templates used last, for solvers that are given the same structure again, such as those of cells.
///
/// A few are kept, the least used one goes first; any thread may ask. What a solver computes does not depend on whether its template is known.
package final class TemplateCache: Sendable {
    /// The cache of solvers that were given none.
    package static let shared = TemplateCache()

    /// How many templates are kept.
    static let most = 8

    /// The one used last comes first.
    private let cache = Mutex<[SolvedTemplate]>([])

    package init() {}

    /// The template of what is stated in a store, if it is known.
    func template(of store: borrowing ConstraintStore) -> SolvedTemplate? {
        let known = cache.withLock { $0 }
        for (place, template) in known.enumerated() where template.structure.isStated(in: store) {
            if place > 0 { putFirst(template) }
            return template
        }
        return nil
    }

    /// Keeps a template in place of the least used one.
    func keep(_ template: SolvedTemplate) {
        cache.withLock { cache in
            if cache.count == Self.most { cache.removeLast() }
            cache.insert(template, at: 0)
        }
    }

    private func putFirst(_ template: SolvedTemplate) {
        cache.withLock { cache in
            guard let place = cache.firstIndex(where: { $0 === template }) else { return }
            cache.remove(at: place)
            cache.insert(template, at: 0)
        }
    }

    /// Forgets all templates, for measuring what it takes to presolve.
    package func removeAll() { cache.withLock { $0 = [] } }

    /// How many bytes are kept, without room to grow.
    var usedBytes: Int { cache.withLock { $0.reduce(0) { $0 + $1.usedBytes } } }
}
