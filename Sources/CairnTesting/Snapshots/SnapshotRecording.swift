import Foundation

/// The policy of writing snapshots in a run. The test of a snapshot that is written fails, since it was compared with
/// nothing, and passes the next time.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
    /// All of them.
    case all
    /// Snapshots that differ from the recorded files or have none.
    case failed
    /// Snapshots that have no recorded files.
    case missing
    /// None; a snapshot without recorded files fails. For machines whose files are discarded, as in continuous
    /// integration.
    case never

    /// The environment variable with the setting.
    public static let variable = "CAIRN_SNAPSHOTS"

    /// The value of `CAIRN_SNAPSHOTS` in the environment; ``missing`` if it is not set.
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
