import Synchronization

/// The programs that were compiled last, for solvers that are told the same structure again, such as those of cells.
///
/// A few are kept, the least used one goes first; any thread may ask. What a solver computes does not depend on whether its program is known.
package final class KnownPrograms: Sendable {
    /// What solvers use unless they are told otherwise.
    package static let shared = KnownPrograms()

    /// How many programs are kept.
    static let most = 8

    /// The one used last comes first.
    private let programs = Mutex<[CompiledProgram]>([])

    package init() {}

    /// The program of what is stated in a store, if it is known.
    func program(_ system: inout System) -> CompiledProgram? {
        let known = programs.withLock { $0 }
        guard let place = known.indices.first(where: { known[$0].isProgram(&system) }) else { return nil }
        if place > 0 { putFirst(known[place]) }
        return known[place]
    }

    /// Keeps a program in place of the least used one.
    func keep(_ program: CompiledProgram) {
        programs.withLock { programs in
            if programs.count == Self.most { programs.removeLast() }
            programs.insert(program, at: 0)
        }
    }

    private func putFirst(_ program: CompiledProgram) {
        programs.withLock { programs in
            guard let place = programs.firstIndex(where: { $0 === program }) else { return }
            programs.remove(at: place)
            programs.insert(program, at: 0)
        }
    }

    /// Forgets all programs, for measuring what it takes to compile.
    package func removeAll() { programs.withLock { $0 = [] } }

    /// How many bytes are kept, without room to grow.
    var usedBytes: Int { programs.withLock { $0.reduce(0) { $0 + $1.usedBytes } } }
}
