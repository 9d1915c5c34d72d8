import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

extension InterfaceDocument {
    /// The document without those of some faults that can be removed without a change of what the app shows: constraints that are stated twice,
    /// that never matter or that are left out by themselves, and recorded frames that the constraints contradict.
    ///
    /// - Parameter findings: Faults of this document.
    /// - Returns: The document, and the findings that were mended. Where none is, the document as it is.
    @MainActor
    public func mending(_ findings: [LintFinding]) -> (document: InterfaceDocument, mended: [LintFinding]) {
        var (document, mended): (InterfaceDocument, [LintFinding]) = (self, [])
        for finding in findings where finding.variants.isEmpty {
            guard let changed = document.mending(finding) else { continue }
            document = changed
            mended.append(finding)
        }
        return (document.recordingFrames(dependingOn: mended), mended)
    }

    /// How often frames are recorded that contradict those recorded before: a chain of views of that length is followed to its end.
    private static let followed = 8

    /// The document with the frames recorded that contradict frames which have been recorded anew.
    @MainActor
    private func recordingFrames(dependingOn mended: [LintFinding]) -> InterfaceDocument {
        let scenes = Set(mended.filter { $0.rule == LintRule.misplaced.id }.map(\.scene))
        guard !scenes.isEmpty else { return self }
        var document = self
        for _ in 0..<Self.followed {
            let lint = DocumentLint(document, rules: [.misplaced])
            let found = lint.scenes.filter { scenes.contains($0.id) }.flatMap(lint.findings)
            let changed = found.reduce(document) { $0.recordingFrames(of: $1.items) ?? $0 }
            if changed.tree.source == document.tree.source { break }
            document = changed
        }
        return document
    }

    @MainActor
    private func mending(_ finding: LintFinding) -> InterfaceDocument? {
        switch finding.rule {
        case LintRule.duplicateConstraint.id, LintRule.needlessConstraint.id:
            guard let id = finding.items.first, elementsByID[id]?.name == "constraint" else { return nil }
            return try? applying([.remove(ObjectPath(id))])
        case "dangling-reference":
            guard let id = finding.items.first, elementsByID[id]?.name == "constraint" else { return nil }
            return try? applying([.remove(ObjectPath(id))])
        case LintRule.misplaced.id: return recordingFrames(of: finding.items)
        default: return nil
        }
    }

    /// The document with the frames recorded that some views have by the constraints: those with the recorded sizes of texts and controls, or where
    /// these are recorded already, with measured ones. Nil where none is different.
    @MainActor
    private func recordingFrames(of ids: [String]) -> InterfaceDocument? {
        recordingFrames(of: ids, .recorded) ?? recordingFrames(of: ids, .measured)
    }

    @MainActor
    private func recordingFrames(of ids: [String], _ leafSizes: LeafSizes) -> InterfaceDocument? {
        var canvas = CanvasConfiguration()
        canvas.leafSizes = leafSizes
        let layout = SceneLayout(self, on: canvas)
        var edits = MarkupEdits(tree)
        for scene in layout.scenes where ids.contains(where: { scene.viewsByID[$0] != nil }) {
            let frames = Dictionary(layout.layOut(scene).views.map { ($0.id, $0.frame) }) { first, _ in first }
            for view in ids.compactMap({ scene.viewsByID[$0] }).map({ scene.views[$0] }) where view.isPlacedByLayout {
                guard let rect = view.element.child(key: "frame", named: "rect"), let frame = frames[view.id] else { continue }
                edits.record(frame, in: rect)
                if let mark = view.element.attribute("misplaced") { edits.remove(mark) }
            }
        }
        let bytes = edits.applied()
        return bytes == tree.source ? nil : try? InterfaceDocument(bytes: bytes)
    }
}
