import InterfaceBuilderDocument
import LayoutInspection

/// Prints documents' findings one after the other in one of the formats that other programs read.
@MainActor
struct FindingList {
    private let format: CommandOptions.FindingFormat
    private let output: CommandOutput
    private let log: SARIFLog
    private var isEmpty = true

    init(_ format: CommandOptions.FindingFormat, _ output: CommandOutput, rules: [SARIFLog.Rule]) {
        self.format = format
        self.output = output
        log = SARIFLog(version: CairnVersion.current, rules: rules)
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

    /// - Parameters:
    ///   - text: The summary in the format text.
    ///   - json: The summary as a JSON object.
    func end(text: String, json: String) {
        switch format {
        case .text: output.print(text)
        case .json: output.print("\n],\n\"summary\": \(json)}\n")
        case .jsonl: output.print("{\"summary\": \(json)}\n")
        case .sarif: output.print("\n" + log.end + "\n")
        case .junit: output.print(JUnitReport.end)
        case .github: break
        }
    }

    /// A document's part of the results.
    ///
    /// - Parameters:
    ///   - failure: Why the document could not be read; nil where it was, and for documents of other platforms.
    ///   - text: The part in the format text.
    ///   - json: The part as a JSON object.
    static func text(
        of path: String, failure: DocumentDiagnostic?, _ findings: [ReportedFinding], as format: CommandOptions.FindingFormat,
        text: @autoclosure () -> String, json: @autoclosure () -> String
    ) -> String {
        let reported = failure.map { [ReportedFinding(path: path, scene: "", diagnostic: $0)] } ?? findings
        return switch format {
        case .text: text()
        case .json, .jsonl: json()
        case .sarif: reported.map(\.sarifResult).joined(separator: ",\n")
        case .github: reported.map(\.gitHubAnnotation).joined()
        case .junit: JUnitReport.suite(of: path, error: failure?.line(path: path), findings)
        }
    }
}
