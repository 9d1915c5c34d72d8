import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// A text, image or control whose recorded length is not the one of its content, although nothing else decides it.
struct LeafContent {
    /// Index into the scene's views.
    let view: Int
    let isWidth: Bool
    /// Points.
    let recorded: Double
    /// Points, as measured; nil where the content decides no length either.
    let content: Double?

    /// The misfits of a scene: what measuring may be wrong about is left out, by its size and by its kind.
    ///
    /// - Parameters:
    ///   - canvas: The scene with leaves as large as recorded.
    ///   - measured: The scene with leaves measured.
    @MainActor
    static func misfits(in canvas: CanvasScene, measured: CanvasScene, _ resources: DocumentResources) -> [LeafContent] {
        let scene = canvas.scene
        return scene.views.indices.flatMap { view -> [LeafContent] in
            let (id, element) = (scene.views[view].id, scene.views[view].element)
            guard let recorded = scene.recordedLeafSize(ofView: view, resources), let kept = canvas.frame(ofView: view)?.size,
                let made = measured.views[view], !canvas.isHidden(view: view), resources.designableSizes[id] == nil,
                let trust = ContentTrust(made, element, resources)
            else { return [] }
            let lengths = [true, false].map { LeafLengths(isWidth: $0, recorded: recorded, kept: kept, measured: made) }
            return lengths.compactMap { misfit(of: view, $0, trust) }
        }
    }

    /// Nil where the recorded length is kept for another reason, or near the content's.
    @MainActor
    private static func misfit(of view: Int, _ lengths: LeafLengths, _ trust: ContentTrust) -> LeafContent? {
        guard lengths.keepsRecorded else { return nil }
        if trust == .none {
            guard lengths.isOpen else { return nil }
            return LeafContent(view: view, isWidth: lengths.isWidth, recorded: lengths.recorded, content: nil)
        }
        guard abs(lengths.found - lengths.content) <= 1, trust.refuses(lengths) else { return nil }
        return LeafContent(view: view, isWidth: lengths.isWidth, recorded: lengths.recorded, content: lengths.content)
    }
}
