import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

extension InterfaceDocument {
    /// The document without those of some faults that can be removed without a change of what the app shows:
    /// constraints that are stated twice, that never matter or that are left out by themselves, and recorded frames
    /// that the constraints contradict.
    ///
    /// - Parameter findings: Faults of this document.
    /// - Returns: The document, and the findings that were mended. Where none is, the document as it is.
    @MainActor
    public func mending(_ findings: [LintFinding]) -> (document: InterfaceDocument, mended: [LintFinding]) {
        var (document, mended): (InterfaceDocument, [LintFinding]) = (self, [])
        let wanted = findings.filter(\.variants.isEmpty)
        for finding in wanted {
            guard let changed = document.mending(finding) else { continue }
            document = changed
            mended.append(finding)
        }
        let misplaced = wanted.filter { $0.repair == .recordingFrames }
        let scenes = Set((mended + misplaced).map(\.scene))
        let recorded = scenes.isEmpty ? (document: document, mended: []) : document.recordingFrames(misplaced, in: scenes)
        return (recorded.document, findings.filter { mended.contains($0) || recorded.mended.contains($0) })
    }

    /// The document without a constraint that a finding is about; nil where it is about something else.
    @MainActor
    private func mending(_ finding: LintFinding) -> InterfaceDocument? {
        guard finding.repair == .removingConstraint, let id = finding.items.first, elementsByID[id]?.name == "constraint" else {
            return nil
        }
        return try? applying([.remove(ObjectPath(id))])
    }

    // MARK: Frames

    /// How often frames are recorded that contradict those recorded before: a chain of views of that length is followed
    /// to its end.
    private static let followed = 8

    /// The document with frames recorded in some scenes. The scenes in which that does not end keep theirs: where sizes
    /// of texts and controls are recorded that others contradict, each of two recordings can be a fault beside the
    /// other.
    @MainActor
    private func recordingFrames(
        _ findings: [LintFinding], in scenes: Set<String>
    ) -> (document: InterfaceDocument, mended: [LintFinding]) {
        var scenes = scenes
        while true {
            let (document, mended, unsettled) = recordingFramesOnce(findings.filter { scenes.contains($0.scene) }, in: scenes)
            if unsettled.isEmpty { return (document, mended) }
            scenes.subtract(unsettled)
        }
    }

    /// Records the frames that some findings are about, and then those that contradict them, until none does.
    ///
    /// - Returns: Besides, the findings that were mended, and the scenes in which there always was another one.
    @MainActor
    private func recordingFramesOnce(
        _ findings: [LintFinding], in scenes: Set<String>
    ) -> (document: InterfaceDocument, mended: [LintFinding], unsettled: Set<String>) {
        var (document, mended, measured): (InterfaceDocument, [LintFinding], Set<String>) = (self, [], [])
        for finding in findings {
            guard let changed = document.recordingFrames(of: finding, &measured) else { continue }
            document = changed
            mended.append(finding)
        }
        for _ in 0..<Self.followed {
            let lint = DocumentLint(document, rules: [.misplaced])
            let found = lint.scenes.filter { scenes.contains($0.id) }.flatMap(lint.findings)
            let before = document.tree.source
            for finding in found { document = document.recordingFrames(of: finding, &measured) ?? document }
            if document.tree.source == before {
                return (document, mended.filter { one in !found.contains { $0.items == one.items } }, [])
            }
        }
        let lint = DocumentLint(document, rules: [.misplaced])
        let open = lint.scenes.filter { scene in
            scenes.contains(scene.id)
                && lint.findings(in: scene).contains { document.recordingFrames(of: $0, &measured) != nil }
        }
        return (document, mended, Set(open.map(\.id)))
    }

    /// The document with the frames recorded that some views have by the constraints: those with the recorded sizes of
    /// texts and controls, or where these are recorded already, with measured ones, which decide from then on. Nil
    /// where none is different.
    ///
    /// - Parameter measured: The scenes in which measured sizes decide.
    @MainActor
    private func recordingFrames(of finding: LintFinding, _ measured: inout Set<String>) -> InterfaceDocument? {
        if !measured.contains(finding.scene), let changed = recordingFrames(of: finding.items, .recorded) { return changed }
        guard let changed = recordingFrames(of: finding.items, .measured) else { return nil }
        measured.insert(finding.scene)
        return changed
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

extension LintFinding {
    fileprivate var repair: LintRule.Repair? { LintRule.named(rule)?.repair }
}
