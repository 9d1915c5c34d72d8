import LayoutInspection

/// A subcommand's work on each document by itself.
@MainActor
struct DocumentTask {
    /// Reads, lays out and reports.
    let report: (_ path: String, SceneSource) -> DocumentReport
    /// Reports a document that could not be done.
    let failure: (_ path: String, DocumentFailure) -> DocumentReport
}
