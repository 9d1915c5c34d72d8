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

    private var comparisons: [FrameComparison] { (try? outcome.get()) ?? [] }

    /// What the document adds to a tally with a tolerance in pixels.
    package func tally(tolerance: Double) -> FrameTally {
        var tally = FrameTally(tolerance: tolerance)
        switch outcome {
        case .success(let comparisons):
            tally.documents = 1
            for comparison in comparisons { tally.add(comparison) }
        case .failure: tally.unreadable = 1
        }
        return tally
    }

    /// A line for each view whose frames are apart, or for every view.
    package func text(listsAll: Bool) -> String {
        let views = comparisons.flatMap { listsAll ? $0.views : $0.differences }
        return views.map { $0.diagnostic.line(path: path) + "\n" }.joined()
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
            writer.key("differences")
            writer.array { writer in comparisons.flatMap(\.differences).forEach { $0.write(to: &writer) } }
            if listsAll {
                writer.key("views")
                writer.array { writer in views.forEach { $0.write(to: &writer) } }
            }
        }
        return writer.text
    }
}

extension FrameComparison.View {
    /// The comparison as a finding about the document.
    package var diagnostic: DocumentDiagnostic {
        let name = "\(className) \(id) of scene \(scene)"
        guard let judgement else {
            return DocumentDiagnostic(
                id: "frame-agrees", severity: .note, message: "\(name) is \(Self.text(computed)), as recorded",
                position: position,
                items: [id])
        }
        return DocumentDiagnostic(
            id: judgement.isDocuments ? "recorded-\(judgement.cause.rawValue)" : "frame-difference",
            severity: judgement.isDocuments ? .warning : .error,
            message: "\(name) is \(Self.text(computed)), recorded \(Self.text(recorded))"
                + (judgement.isDocuments ? ": \(judgement.text)" : ""),
            position: position, items: [id])
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (name, text) in [("scene", scene), ("view", id), ("class", className)] {
                writer.key(name)
                writer.string(text)
            }
            for (name, frame) in [("recorded", recorded), ("computed", computed)] {
                writer.key(name)
                writer.numbers(FrameComparison.numbers(frame))
            }
            writer.key("distance")
            writer.number(distance)
            writer.key("line")
            writer.integer(position.line)
            writer.key("cause")
            writer.string(judgement?.cause.rawValue)
            writer.key("explanation")
            writer.string(judgement?.text)
        }
    }

    private static func text(_ frame: CGRect) -> String {
        let numbers = FrameComparison.numbers(frame).map { JSONWriter.number(($0 * 1000).rounded() / 1000) ?? "-" }
        return "(" + numbers.joined(separator: " ") + ")"
    }
}
