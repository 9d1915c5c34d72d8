import InterfaceBuilderDocument
import UIKit

/// Pictures of a document's scenes.
@MainActor
package struct ScenePictures {
    private let layout: SceneLayout

    package init(_ layout: SceneLayout) { self.layout = layout }

    /// One scene as it looks after layout, and what building and layout found.
    package func picture(of scene: DocumentScene) -> (picture: Picture, diagnostics: [DocumentDiagnostic]) {
        let built = laidOut(scene)
        let bounds = built.root.bounds
        let picture = Picture(size: bounds.size, scale: built.environment.traits.displayScale) { Self.draw(built, in: $0) }
        return (picture, layout.diagnostics(around: scene) + built.diagnostics)
    }

    /// All scenes where Interface Builder's canvas has them, with their names and with arrows for the segues between them.
    package func canvas(of scenes: [DocumentScene]) -> (picture: Picture, diagnostics: [DocumentDiagnostic]) {
        let built = scenes.map(laidOut)
        let canvas = StoryboardCanvas(built)
        let scale = built.first?.environment.traits.displayScale ?? 1
        let picture = Picture(size: canvas.size, scale: min(scale, canvas.largestScale)) { context in
            canvas.draw(in: context) { Self.draw($0, in: context) }
        }
        return (picture, zip(scenes, built).flatMap { layout.diagnostics(around: $0) + $1.diagnostics })
    }

    private func laidOut(_ scene: DocumentScene) -> CanvasScene {
        let built = layout.build(scene, isDrawn: true)
        built.layOut()
        return built
    }

    /// The root on the background that the system gives a window of the scene's appearance.
    private static func draw(_ scene: CanvasScene, in context: CGContext) {
        let traits = scene.root.traitCollection
        context.setFillColor(UIColor.systemBackground.resolvedColor(with: traits).cgColor)
        context.fill(CGRect(origin: .zero, size: scene.root.bounds.size))
        traits.performAsCurrent { scene.root.layer.render(in: context) }
    }
}
