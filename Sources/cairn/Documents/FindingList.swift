import LayoutInspection

/// Prints documents' findings one after the other in one of the formats that other programs read.
@MainActor
struct FindingList {
    private let format: CommandOptions.FindingFormat
    private let output: CommandOutput
    private let log: SARIFLog
    private var isEmpty = true

    init(_ format: CommandOptions.FindingFormat, _ output: CommandOutput, rules: [LintRule]) {
        self.format = format
        self.output = output
        log = SARIFLog(
            version: CairnVersion.current,
            rules: rules.map {
                .init(id: $0.id, summary: $0.summary, help: "\($0.meaning)\n\nWhat to do: \($0.remedy)", severity: $0.severity)
            })
    }

    func begin() {
        switch format {
        case .json: output.print("{\"documents\": [")
        case .sarif: output.print(log.head)
        case .junit: output.print(JUnitReport.head)
        case .text, .jsonl, .github: break
        }
    }

    /// Prints what ``text(of:as:)`` made of a document.
    mutating func add(_ report: DocumentReport) {
        switch format {
        case .text, .github, .junit: output.print(report.results)
        case .json, .sarif:
            guard !report.results.isEmpty else { return }
            output.print((isEmpty ? "\n" : ",\n") + report.results)
        case .jsonl:
            output.print(report.results + "\n")
            output.flush()
        }
        isEmpty = false
    }

    func end(_ counts: FindingCounts) {
        switch format {
        case .text: output.print(counts.text)
        case .json: output.print("\n],\n\"summary\": \(counts.json)}\n")
        case .jsonl: output.print("{\"summary\": \(counts.json)}\n")
        case .sarif: output.print("\n" + log.end + "\n")
        case .junit: output.print(JUnitReport.end)
        case .github: break
        }
    }

    /// A document's part of the results.
    static func text(of document: LintedDocument, as format: CommandOptions.FindingFormat) -> String {
        let findings = document.reported
        switch format {
        case .text: return findings.map { $0.diagnostic.line(path: $0.path) + "\n" }.joined()
        case .json, .jsonl: return document.json
        case .sarif: return findings.map(\.sarifResult).joined(separator: ",\n")
        case .github: return findings.map(\.gitHubAnnotation).joined()
        case .junit: return JUnitReport.suite(of: document.path, error: document.error, findings)
        }
    }
}
