import InterfaceBuilderDocument
import LayoutInspection

/// How many findings there are, by severity, and how many documents they were looked for in.
struct FindingCounts: Codable {
    private(set) var documents = 0
    private(set) var otherPlatforms = 0
    private(set) var unreadable = 0
    private(set) var errors = 0
    private(set) var warnings = 0
    private(set) var notes = 0

    init() {}

    /// The counts of a document that was searched.
    init(_ findings: [ReportedFinding]) {
        documents = 1
        errors = findings.count { $0.diagnostic.severity == .error }
        warnings = findings.count { $0.diagnostic.severity == .warning }
        notes = findings.count { $0.diagnostic.severity == .note }
    }

    /// The counts of a document that could not be read.
    init(_ failure: DocumentFailure) {
        if failure.isOtherPlatform { otherPlatforms = 1 } else { unreadable = 1 }
    }

    mutating func add(_ other: Self) {
        documents += other.documents
        otherPlatforms += other.otherPlatforms
        unreadable += other.unreadable
        errors += other.errors
        warnings += other.warnings
        notes += other.notes
    }

    /// Whether nothing was found that changes the exit status.
    func isClean(strict: Bool) -> Bool { errors + warnings + (strict ? notes : 0) == 0 }

    /// The numbers in words, with a line end.
    var text: String {
        var parts = [
            Self.count(documents, "document"), Self.count(errors, "error"), Self.count(warnings, "warning"),
            Self.count(notes, "note"),
        ]
        if otherPlatforms > 0 { parts.append("\(Self.count(otherPlatforms, "document")) for other platforms left out") }
        if unreadable > 0 { parts.append("\(Self.count(unreadable, "document")) could not be read") }
        return parts.joined(separator: ", ") + "\n"
    }

    /// The numbers as a JSON object on one line.
    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            for (name, number) in [
                ("documents", documents), ("otherPlatforms", otherPlatforms), ("unreadable", unreadable), ("errors", errors),
                ("warnings", warnings), ("notes", notes),
            ] {
                writer.key(name)
                writer.integer(number)
            }
        }
        return writer.text
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
