import CairnTesting
import LayoutInspection
import Testing
import UIKit

/// Recorded files and reports of a test, in a folder that goes with it.
@MainActor
final class SnapshotFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
    var report: URL { url.appendingPathComponent("report") }

    nonisolated deinit { try? FileManager.default.removeItem(at: url) }

    func options(_ recording: SnapshotRecording, tolerance: SnapshotTolerance = .none) -> SnapshotOptions {
        SnapshotOptions(
            tolerance: tolerance, scale: 1, recording: recording, folder: url.appendingPathComponent("Snapshots"), report: report)
    }

    /// The recorded files, by their paths in the folder.
    var files: [String] {
        let folder = url.appendingPathComponent("Snapshots")
        return (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).filter {
            $0.hasSuffix(".png") || $0.hasSuffix(".txt")
        }.sorted()
    }

    func results() throws -> [SnapshotResult] { try SnapshotRun(folder: report).results }

    /// Runs a closure that should record issues. Returns their words.
    func issues(_ body: () -> Void) -> [String] {
        // All of them are recorded by the calls in the closure, one after another.
        nonisolated(unsafe) var words: [String] = []
        withKnownIssue {
            body()
        } matching: { issue in
            words.append(issue.comments.map(\.rawValue).joined(separator: " "))
            return true
        }
        return words
    }
}
