import LayoutInspection

/// The result for one document, which a worker sends to the process that prints it.
struct DocumentReport: Codable {
    /// For standard output.
    var results = ""
    /// Lines for standard error.
    var messages = ""
    var isUnreadable = false
    /// Whether it is no document of iOS, which counts as unreadable only where it was named itself.
    var isOtherPlatform = false
    /// The line for standard error that tells why the document cannot be read, where the command decides whether it is told.
    var refusal = ""
    /// What `verify` counted.
    var tally: FrameTally?
    /// What `lint` counted.
    var findings: FindingCounts?
    /// The result of the search for the scene asked for.
    var search = SceneSearch()
}

extension DocumentReport {
    /// The report as a message of a worker.
    var message: [UInt8] {
        var rest = self
        rest.results = ""
        return WorkerMessage.bytes(rest, text: results)
    }

    /// Nil for bytes that are no message.
    init?(message: [UInt8]) {
        guard let (report, results) = WorkerMessage.decode(DocumentReport.self, message) else { return nil }
        self = report
        self.results = results
    }
}

/// The scenes met while looking for the one that was asked for.
struct SceneSearch: Codable {
    var names: [String] = []
    var found = false

    mutating func add(_ other: SceneSearch) {
        names += other.names
        found = found || other.found
    }
}
