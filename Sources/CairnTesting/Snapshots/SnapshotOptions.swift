import Foundation

/// How snapshots are compared and kept.
public struct SnapshotOptions: Hashable, Sendable {
    /// By how much pictures may differ.
    public var tolerance = SnapshotTolerance.none
    /// Pixels a point of pictures; nil for those of the screen.
    public var scale: CGFloat?
    /// Which snapshots are written; nil for what the environment says (``SnapshotRecording/ofEnvironment``).
    public var recording: SnapshotRecording?
    /// The folder for the recorded files; nil for `Snapshots`, beside the source file of the test. In it each source file has a folder.
    public var folder: URL?
    /// The folder for the report of the run; nil for what the environment's `CAIRN_SNAPSHOT_REPORT` says (a path, or `none` for no report), and
    /// without a word there for `.build/snapshots` in the package of the test.
    public var report: URL?

    /// Options.
    public init(
        tolerance: SnapshotTolerance = .none, scale: CGFloat? = nil, recording: SnapshotRecording? = nil, folder: URL? = nil,
        report: URL? = nil
    ) {
        (self.tolerance, self.scale, self.recording) = (tolerance, scale, recording)
        (self.folder, self.report) = (folder, report)
    }
}
