import Synchronization

/// The presolve templates used last, for solvers that are given the same structure again, such as those of cells.
///
/// A few are kept, the least used one goes first; any thread may ask. What a solver computes does not depend on whether its template is known.
package final class PresolveCache: Sendable {
    /// The cache of solvers that were given none.
    package static let shared = PresolveCache()

    /// How many templates are kept.
    static let most = 8

    /// The one used last comes first.
    private let cache = Mutex<[PresolveTemplate]>([])

    package init() {}

    /// The template of what is stated in a store, if it is known.
    func template(_ system: inout System) -> PresolveTemplate? {
        let known = cache.withLock { $0 }
        guard let place = known.indices.first(where: { known[$0].isProgram(&system) }) else { return nil }
        if place > 0 { putFirst(known[place]) }
        return known[place]
    }

    /// Keeps a template in place of the least used one.
    func keep(_ template: PresolveTemplate) {
        cache.withLock { cache in
            if cache.count == Self.most { cache.removeLast() }
            cache.insert(template, at: 0)
        }
    }

    private func putFirst(_ template: PresolveTemplate) {
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
