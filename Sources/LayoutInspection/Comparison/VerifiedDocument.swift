import Foundation
import InterfaceBuilderDocument

/// A document's frames beside the recorded ones, or why it could not be read.
package struct VerifiedDocument: Sendable {
    /// The path as it was given.
    package let path: String
    /// The comparisons by scene.
    package let outcome: Result<[FrameComparison], DocumentFailure>

    package init(path: String, outcome: Result<[FrameComparison], DocumentFailure>) {
        self.path = path
        self.outcome = outcome
    }

    /// The same without the findings that are known, and without the views that differ because of them.
    ///
    /// - Parameter isKnown: Whether a finding in the scene with an id is known.
    package func leavingOut(_ isKnown: (_ scene: String, FrameFinding) -> Bool) -> VerifiedDocument {
        VerifiedDocument(
            path: path, outcome: outcome.map { $0.map { scene in scene.leavingOut { isKnown(scene.scene, $0) } } })
    }

    private var comparisons: [FrameComparison] { (try? outcome.get()) ?? [] }

    /// The document's counts for a tally with a tolerance in pixels.
    package func tally(tolerance: Double) -> FrameTally {
        var tally = FrameTally(tolerance: tolerance)
        switch outcome {
        case .success(let comparisons):
            tally.documents = 1
            for comparison in comparisons { tally.add(comparison) }
        case .failure(let failure) where failure.isOtherPlatform: tally.otherPlatforms = 1
        case .failure: tally.unreadable = 1
        }
        return tally
    }

    /// The findings as messages about the document, for any format of reports.
    package var reported: [ReportedFinding] {
        comparisons.flatMap { comparison in
            comparison.findings.map {
                ReportedFinding(path: path, scene: comparison.scene, diagnostic: $0.diagnostic(scene: comparison.scene))
            }
        }
    }

    /// Why the document could not be read; nil where it was, and for documents of other platforms.
    package var failure: DocumentDiagnostic? {
        guard case .failure(let failure) = outcome, !failure.isOtherPlatform else { return nil }
        return failure.diagnostic
    }

    /// A line for each finding, and for every view where all are wanted.
    package func text(listsAll: Bool) -> String {
        let findings = comparisons.flatMap { scene in scene.findings.map { $0.diagnostic(scene: scene.scene) } }
        let views = listsAll ? comparisons.flatMap { comparison in comparison.views.map { comparison.diagnostic(of: $0) } } : []
        return (findings + views).map { $0.line(path: path) + "\n" }.joined()
    }

    /// The document as a JSON object on one line.
    package func json(listsAll: Bool) -> String {
        var writer = JSONWriter()
        let views = comparisons.flatMap(\.views)
        writer.object { writer in
            writer.key("document")
            writer.string(path)
            writer.key("error")
            if case .failure(let failure) = outcome {
                writer.string(failure.diagnostic.line(path: path))
            } else {
                writer.string(nil)
            }
            for (name, count) in [
                ("compared", views.count), ("exact", views.count(where: \.isExact)),
                ("within", views.count { $0.judgement == nil }),
            ] {
                writer.key(name)
                writer.integer(count)
            }
            writer.key("findings")
            writer.array { writer in comparisons.forEach { $0.writeFindings(to: &writer) } }
            writer.key("differences")
            writer.array { writer in write(\.differences, to: &writer) }
            if listsAll {
                writer.key("views")
                writer.array { writer in write(\.views, to: &writer) }
            }
        }
        return writer.text
    }

    private func write(_ views: (FrameComparison) -> [FrameComparison.View], to writer: inout JSONWriter) {
        var before = 0
        for comparison in comparisons {
            for view in views(comparison) { comparison.write(view, findingsBefore: before, to: &writer) }
            before += comparison.findings.count
        }
    }
}

extension DocumentFailure {
    /// Whether the document is not for iOS, which is no fault of it.
    package var isOtherPlatform: Bool { diagnostic.id == "not-ios" }
}

extension FrameComparison {
    /// A view's comparison as a finding about the document.
    func diagnostic(of view: View) -> DocumentDiagnostic {
        let name = "\(view.className) \(view.id) of scene \(view.scene)"
        guard let judgement = view.judgement else {
            return DocumentDiagnostic(
                id: "frame-agrees", severity: .note, message: "\(name) is \(Self.text(view.computed)), as recorded",
                position: view.position, items: [view.id])
        }
        let message = findings[judgement.finding].message
        let why = judgement.isDirect ? message : "follows from another view: \(message)"
        return DocumentDiagnostic(
            id: judgement.cause.diagnosticID, severity: judgement.severity,
            message: "\(name) is \(Self.text(view.computed)), recorded \(Self.text(view.recorded)): \(why)",
            position: view.position,
            items: [view.id])
    }

    func writeFindings(to writer: inout JSONWriter) {
        for finding in findings {
            writer.object { writer in
                for (name, text) in [
                    ("scene", scene), ("cause", finding.cause.rawValue), ("severity", finding.severity.rawValue),
                    ("message", finding.message),
                ] {
                    writer.key(name)
                    writer.string(text)
                }
                for (name, number) in [
                    ("line", finding.position.line), ("column", finding.position.column), ("views", finding.views),
                ] {
                    writer.key(name)
                    writer.integer(number)
                }
                writer.key("items")
                writer.strings(finding.items)
            }
        }
    }

    /// - Parameter before: How many findings of the document stand before this scene's.
    func write(_ view: View, findingsBefore before: Int, to writer: inout JSONWriter) {
        writer.object { writer in
            for (name, text) in [("scene", view.scene), ("view", view.id), ("class", view.className)] {
                writer.key(name)
                writer.string(text)
            }
            for (name, frame) in [("recorded", view.recorded), ("computed", view.computed)] {
                writer.key(name)
                writer.numbers(Self.numbers(frame))
            }
            writer.key("distance")
            writer.number(view.distance)
            writer.key("line")
            writer.integer(view.position.line)
            for (name, text) in [
                ("cause", view.judgement?.cause.rawValue), ("severity", view.judgement?.severity.rawValue),
            ] {
                writer.key(name)
                writer.string(text)
            }
            writer.key("finding")
            writer.integer(view.judgement.map { before + $0.finding })
        }
    }

    private static func text(_ frame: CGRect) -> String {
        let numbers = FrameComparison.numbers(frame).map { JSONWriter.number(($0 * 1000).rounded() / 1000) ?? "-" }
        return "(" + numbers.joined(separator: " ") + ")"
    }
}
