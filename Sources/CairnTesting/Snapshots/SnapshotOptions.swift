import Foundation

/// Options for comparing and recording snapshots.
public struct SnapshotOptions: Hashable, Sendable {
    /// The difference that pictures may have.
    public var tolerance = SnapshotTolerance.none
    /// Pixels per point of pictures; nil for the screen's.
    public var scale: CGFloat?
    /// The snapshots to write; nil for the environment's setting (``SnapshotRecording/ofEnvironment``).
    public var recording: SnapshotRecording?
    /// The folder of the recorded files, with a folder for each source file; nil for `Snapshots`, beside the source
    /// file of the test.
    public var folder: URL?
    /// The folder of the run's report; nil for the value of `CAIRN_SNAPSHOT_REPORT` in the environment (a path, or
    /// `none` for no report), or, if that is not set, for `.build/snapshots` in the package of the test.
    public var report: URL?

    /// Creates options.
    public init(
        tolerance: SnapshotTolerance = .none, scale: CGFloat? = nil, recording: SnapshotRecording? = nil, folder: URL? = nil,
        report: URL? = nil
    ) {
        (self.tolerance, self.scale, self.recording) = (tolerance, scale, recording)
        (self.folder, self.report) = (folder, report)
    }
}
