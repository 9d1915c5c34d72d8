import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

extension DocumentMerge {
    /// The merged document, with the frames of views that moved solved anew: those that Auto Layout places.
    ///
    /// - Throws: Where the merged text is no document, which would be a fault of ours.
    @MainActor
    public func solvedBytes() throws(InterfaceDocumentError) -> [UInt8] {
        let document = try InterfaceDocument(bytes: bytes)
        guard !movedViews.isEmpty, document.usesAutoLayout else { return bytes }
        var canvas = CanvasConfiguration()
        canvas.leafSizes = .recorded
        let layout = SceneLayout(document, on: canvas)
        var edits = MarkupEdits(document.tree)
        for scene in layout.scenes where scene.views.contains(where: { movedViews.contains($0.id) }) {
            let frames = Dictionary(layout.layOut(scene).views.map { ($0.id, $0.frame) }) { first, _ in first }
            for view in scene.views where movedViews.contains(view.id) && view.isPlacedByLayout {
                guard let rect = view.element.child(key: "frame", named: "rect"), let frame = frames[view.id] else { continue }
                edits.record(frame, in: rect)
            }
        }
        return edits.applied()
    }
}
