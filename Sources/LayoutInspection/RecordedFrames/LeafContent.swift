import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// A text or image whose recorded length is not the one of its content, although nothing else decides it.
struct LeafContent {
    /// Index into the scene's views.
    let view: Int
    let isWidth: Bool
    /// Points.
    let recorded: Double
    /// Points, as measured.
    let content: Double

    /// The misfits of a scene: what measuring may be wrong about is left out, by its size and by its kind.
    ///
    /// - Parameters:
    ///   - canvas: The scene with leaves as large as recorded.
    ///   - measured: The scene with leaves measured.
    @MainActor
    static func misfits(in canvas: CanvasScene, measured: CanvasScene, _ resources: DocumentResources) -> [LeafContent] {
        let scene = canvas.scene
        return scene.views.indices.filter { isMeasurable($0, canvas, resources) }.flatMap { view -> [LeafContent] in
            guard let recorded = scene.recordedLeafSize(ofView: view, resources), let size = canvas.frame(ofView: view)?.size,
                let made = measured.views[view]
            else { return [] }
            let (found, content) = (made.frame.size, made.intrinsicContentSize)
            return [
                misfit(view, isWidth: true, recorded.width, size.width, found.width, content.width),
                misfit(view, isWidth: false, recorded.height, size.height, found.height, content.height),
            ].compactMap { $0 }
        }
    }

    /// Nil where the recorded length is kept for another reason, or near the content's.
    private static func misfit(
        _ view: Int, isWidth: Bool, _ recorded: CGFloat, _ kept: CGFloat, _ found: CGFloat, _ content: CGFloat
    ) -> LeafContent? {
        let isKept = abs(recorded - kept) <= 0.5 && abs(found - content) <= 1
        guard isKept, abs(recorded - content) > max(8, recorded * 0.12) else { return nil }
        return LeafContent(view: view, isWidth: isWidth, recorded: Double(recorded), content: Double(content))
    }

    /// Whether the content is known: a line of text in the system's font, or an image whose size the document records, in a
    /// view of UIKit's own.
    @MainActor
    private static func isMeasurable(_ index: Int, _ canvas: CanvasScene, _ resources: DocumentResources) -> Bool {
        let view = canvas.scene.views[index]
        let element = view.element
        guard element["customClass"] == nil, !canvas.isHidden(view: index), resources.designableSizes[view.id] == nil else {
            return false
        }
        switch canvas.views[index] {
        case let label as UILabel:
            return label.numberOfLines == 1 && !label.hasAttributedText && hasSystemText(label.text, element)
        case let button as UIButton:
            return button.configuration == nil && button.currentImage == nil && hasSystemText(button.currentTitle, element)
        case let view as UIImageView:
            return view.image != nil && element["image"].map { resources.images[$0]?.isSymbol == false } ?? false
        default: return false
        }
    }

    private static func hasSystemText(_ text: String?, _ element: MarkupElement) -> Bool {
        guard !(text ?? "").isEmpty else { return false }
        return element.child(key: "fontDescription", named: "fontDescription")?["name"] == nil
    }
}
