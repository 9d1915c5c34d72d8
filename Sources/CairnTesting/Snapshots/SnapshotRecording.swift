import Foundation

/// Which snapshots a run writes. A snapshot that is written was compared with nothing, so that its test fails, and passes the next time.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
    /// All of them.
    case all
    /// Those that differ from what is recorded, and those that are missing.
    case failed
    /// Those that are missing.
    case missing
    /// None; what is missing is a failure. For machines whose files nobody keeps.
    case never

    /// The variable of the environment that says what a run writes.
    public static let variable = "CAIRN_SNAPSHOTS"

    /// What the environment's `CAIRN_SNAPSHOTS` says; ``missing`` where it says nothing.
    ///
    /// - Precondition: The variable has one of the four values.
    public static var ofEnvironment: SnapshotRecording {
        guard let value = ProcessInfo.processInfo.environment[variable], !value.isEmpty else { return .missing }
        guard let recording = SnapshotRecording(rawValue: value) else {
            preconditionFailure("\(variable) is all, failed, missing or never, and not \(value).")
        }
        return recording
    }
}
