import InterfaceBuilderDocument

/// The faults found in a document, or why it could not be read.
package struct LintedDocument: Sendable {
    /// The path as it was given.
    package let path: String
    /// The faults, scene by scene.
    package let outcome: Result<[LintFinding], DocumentFailure>

    package init(path: String, outcome: Result<[LintFinding], DocumentFailure>) {
        self.path = path
        self.outcome = outcome
    }

    /// The same without the findings that are known.
    package func leavingOut(_ isKnown: (LintFinding) -> Bool) -> LintedDocument {
        LintedDocument(path: path, outcome: outcome.map { $0.filter { !isKnown($0) } })
    }

    private var findings: [LintFinding] { (try? outcome.get()) ?? [] }

    /// The findings as messages about the document, for any format of reports.
    package var reported: [ReportedFinding] {
        findings.map { ReportedFinding(path: path, scene: $0.scene, diagnostic: $0.diagnostic) }
    }

    /// Why the document could not be read; nil where it was, and for documents of other platforms.
    package var failure: DocumentDiagnostic? {
        guard case .failure(let failure) = outcome, !failure.isOtherPlatform else { return nil }
        return failure.diagnostic
    }

    /// The document as a JSON object on one line.
    package var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("document")
            writer.string(path)
            writer.key("error")
            if case .failure(let failure) = outcome {
                writer.string(failure.diagnostic.line(path: path))
            } else {
                writer.string(nil)
            }
            writer.key("findings")
            writer.array { writer in findings.forEach { write($0, to: &writer) } }
        }
        return writer.text
    }

    private func write(_ finding: LintFinding, to writer: inout JSONWriter) {
        writer.object { writer in
            for (name, text) in [
                ("scene", finding.scene), ("rule", finding.rule), ("severity", finding.severity.rawValue),
                ("message", finding.message),
            ] {
                writer.key(name)
                writer.string(text)
            }
            writer.key("path")
            writer.string(finding.path)
            for (name, number) in [("line", finding.position.line), ("column", finding.position.column)] {
                writer.key(name)
                writer.integer(number)
            }
            writer.key("items")
            writer.strings(finding.items)
            writer.key("variants")
            writer.strings(finding.variants)
            guard !finding.widths.isEmpty else { return }
            writer.key("widths")
            writer.array { writer in
                for range in finding.widths { writer.numbers([range.lowerBound, range.upperBound]) }
            }
        }
    }
}
