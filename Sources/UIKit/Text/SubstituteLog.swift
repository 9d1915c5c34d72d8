import Synchronization

/// Tells a program once what is drawn with a substitute that does not look like the original.
///
/// Tools that report it with its place in a document replace ``sink``.
package final class SubstituteLog: Sendable {
    package enum Substitute: Hashable, Sendable {
        /// A symbol's name of which a part is not known.
        case symbol(String)

        package var description: String {
            switch self {
            case .symbol(let name): "no substitute for the symbol \"\(name)\" is known; its name is drawn in a dashed frame"
            }
        }
    }

    package static let shared = SubstituteLog()

    private struct State {
        var told: Set<Substitute> = []
        var sink: @Sendable (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    }
    private let state = Mutex(State())

    package init() {}

    /// Receives each message. Standard error by default.
    package var sink: @Sendable (String) -> Void {
        get { state.withLock { $0.sink } }
        set { state.withLock { $0.sink = newValue } }
    }

    /// Tells of a substitute unless it was told before.
    func report(_ substitute: Substitute) {
        let sink = state.withLock { state in state.told.insert(substitute).inserted ? state.sink : nil }
        sink?("[Cairn] " + substitute.description)
    }
}
