/// Where results and messages go.
///
/// Results are gathered and written in large pieces; messages go out at once, after the results before them.
final class CommandOutput {
    private let standardOutput: (String) -> Void
    private let standardError: (String) -> Void
    /// Whether messages reach a person, who may want to see progress.
    let isTerminal: Bool
    private var pending = ""

    init(standardOutput: @escaping (String) -> Void, standardError: @escaping (String) -> Void, isTerminal: Bool) {
        self.standardOutput = standardOutput
        self.standardError = standardError
        self.isTerminal = isTerminal
    }

    /// Adds to the results.
    func print(_ text: String) {
        pending += text
        if pending.utf8.count > 1 << 16 { flush() }
    }

    /// Writes a message.
    func error(_ text: String) {
        guard !text.isEmpty else { return }
        flush()
        standardError(text)
    }

    /// Shows how far long work has come, on a terminal only.
    func progress(_ done: Int, of total: Int) {
        guard isTerminal, total > 20 else { return }
        standardError(done == total ? "\r\u{1B}[K" : "\r\(done) of \(total)")
    }

    /// Writes the results gathered so far.
    func flush() {
        if !pending.isEmpty { standardOutput(pending) }
        pending = ""
    }
}
