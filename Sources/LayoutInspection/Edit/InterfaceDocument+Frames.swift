import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

extension InterfaceDocument {
    /// The document with the frames recorded that its views have, where edits moved or resized them, as Interface
    /// Builder does; all other recorded frames stay as they are.
    ///
    /// Texts and controls that the edits added, changed or gave another size are measured, all others have the size
    /// that the document records.
    ///
    /// - Parameter before: The document as it was before the edits.
    /// - Complexity: four layouts of each scene that changed.
    @MainActor
    public func recordingFrames(changedSince before: InterfaceDocument) -> InterfaceDocument {
        FrameRecorder().recording(in: self, changedSince: before)
    }
}

/// Records frames in a document after each of its edits, and keeps those of the last one: they are the frames before
/// the next edit.
@MainActor
package final class FrameRecorder {
    /// The frames of a scene's views by their object ids: with texts and controls measured, and with the sizes that the
    /// document records for them. What was not laid out is nil.
    fileprivate struct Frames {
        var measured: [String: CGRect]?
        var recorded: [String: CGRect]?
    }

    private var last: (document: MarkupTree, frames: [String: Frames])?

    package nonisolated init() {}

    /// The document with the frames recorded that edits changed, see
    /// ``InterfaceDocument/recordingFrames(changedSince:)``.
    ///
    /// - Complexity: two layouts of each scene that changed, if the document before is the one that was recorded last,
    ///   and else four.
    package func recording(in after: InterfaceDocument, changedSince before: InterfaceDocument) -> InterfaceDocument {
        guard after.usesAutoLayout else { return after }
        let known = last.flatMap { $0.document === before.tree ? $0.frames : nil } ?? [:]
        var frames: [String: Frames] = [:]
        let measured = FrameRecording(before, after, known).recordingContents(&frames)
        let recorded = FrameRecording(before, measured, known).recordingPlaces(&frames)
        let rest = known.filter { recorded.elementsByID[$0.key] != nil }
        last = (recorded.tree, frames.merging(rest) { new, _ in new })
        return recorded
    }
}

/// Writes frames that edits changed into a document.
@MainActor
private struct FrameRecording {
    private let before: InterfaceDocument
    private let after: InterfaceDocument
    /// The frames before the edits, of scenes whose are known.
    private let known: [String: FrameRecorder.Frames]
    private var edits: MarkupEdits

    init(_ before: InterfaceDocument, _ after: InterfaceDocument, _ known: [String: FrameRecorder.Frames]) {
        (self.before, self.after, self.known) = (before, after, known)
        edits = MarkupEdits(after.tree)
    }

    /// Records the measured sizes of texts and controls that are new, say something else, or are measured otherwise
    /// than before.
    func recordingContents(_ found: inout [String: FrameRecorder.Frames]) -> InterfaceDocument {
        var recording = self
        let layout = SceneLayout(after)
        for scene in changedScenes(of: layout) {
            let known = known[scene.id]?.measured ?? Self.frames(of: scene.id, by: SceneLayout(before))
            let frames = Self.frames(layout.layOut(scene))
            found[scene.id, default: FrameRecorder.Frames()].measured = frames
            for (index, view) in scene.views.enumerated() where view.isPlacedByLayout {
                guard scene.recordedLeafSize(ofView: index, after.resources) != nil, let frame = frames[view.id] else { continue }
                let isSame = known[view.id].map { $0.size == frame.size } ?? false
                if !isSame || isChanged(view) { recording.record(frame, of: view, isSizeOnly: true) }
            }
        }
        return recording.document
    }

    /// Records the frames of views that are elsewhere than before.
    func recordingPlaces(_ found: inout [String: FrameRecorder.Frames]) -> InterfaceDocument {
        var recording = self
        var canvas = CanvasConfiguration()
        canvas.leafSizes = .recorded
        let layout = SceneLayout(after, on: canvas)
        for scene in changedScenes(of: layout) {
            let known = known[scene.id]?.recorded ?? Self.frames(of: scene.id, by: SceneLayout(before, on: canvas))
            let frames = Self.frames(layout.layOut(scene))
            found[scene.id, default: FrameRecorder.Frames()].recorded = frames
            for view in scene.views where view.isPlacedByLayout {
                guard let frame = frames[view.id], known[view.id] != frame else { continue }
                recording.record(frame, of: view)
            }
        }
        return recording.document
    }

    private var document: InterfaceDocument {
        if edits.isEmpty { return after }
        // Only numbers and marks were changed, so the text is a document still.
        return (try? InterfaceDocument(bytes: edits.applied())) ?? after
    }

    private func changedScenes(of layout: SceneLayout) -> [DocumentScene] {
        layout.scenes.filter { scene in
            guard let old = before.elementsByID[scene.id] else { return true }
            return old.bytes != scene.element.bytes
        }
    }

    private func isChanged(_ view: DocumentView) -> Bool {
        before.elementsByID[view.id].map { $0.bytes != view.element.bytes } ?? true
    }

    private mutating func record(_ frame: CGRect, of view: DocumentView, isSizeOnly: Bool = false) {
        guard let rect = view.element.child(key: "frame", named: "rect") else { return }
        edits.record(frame, in: rect, isSizeOnly ? ["width", "height"] : ["x", "y", "width", "height"])
        if !isSizeOnly, let mark = view.element.attribute("misplaced") { edits.remove(mark) }
    }

    private static func frames(of scene: String, by layout: SceneLayout) -> [String: CGRect] {
        layout.scenes.first { $0.id == scene }.map { frames(layout.layOut($0)) } ?? [:]
    }

    private static func frames(_ scene: LaidOutScene) -> [String: CGRect] {
        Dictionary(scene.views.map { ($0.id, $0.frame) }) { first, _ in first }
    }
}

extension MarkupEdits {
    /// Writes a frame into its `rect`, the sides named only, and of these only those that are different.
    mutating func record(_ frame: CGRect, in rect: MarkupElement, _ sides: [String] = ["x", "y", "width", "height"]) {
        for (name, value) in zip(["x", "y", "width", "height"], FrameComparison.numbers(frame)) where sides.contains(name) {
            guard rect.length(name) != value else { continue }
            set(name, of: rect, to: DocumentNumber.text(of: value))
        }
    }
}

extension MarkupElement {
    fileprivate var bytes: ArraySlice<UInt8> { tree.source[span] }
}
