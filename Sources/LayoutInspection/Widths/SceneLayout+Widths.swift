import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

extension SceneLayout {
    /// A scene's frames at all widths of its root view in a range, at the height that the root view has on this canvas.
    ///
    /// The device stays the same, so that the safe area and, on phones, the size classes do; on tablets the size classes are those of a window of the width.
    ///
    /// - Parameters:
    ///   - scene: One of ``scenes``.
    ///   - range: Points.
    /// - Complexity: Some 200 layouts of the scene for a range of 1,000 points, and up to 20 for each breakpoint.
    public func pieces(of scene: DocumentScene, widths range: ClosedRange<Double>) -> WidthPieces {
        WidthSweep(self, scene).pieces(in: range)
    }

    /// A scene's frames at one width of its root view, laid out there, before they are rounded to pixels: what ``pieces(of:widths:)`` predicts.
    package func frames(of scene: DocumentScene, atWidth width: Double) -> [CGRect?] {
        WidthSweep(self, scene).sample(atWidth: width).frames
    }
}

/// Layouts of one scene at widths of its root view, each made once.
@MainActor
final class WidthSweep {
    private let layout: SceneLayout
    private let id: String
    private let height: CGFloat
    private let views: [String]
    private var layouts: [SceneLayout]
    private var samples: [Double: WidthSample] = [:]
    /// Told of each layout that is made.
    var madeLayout: (Double, SceneLayout, CanvasScene) -> Void = { _, _, _ in }

    init(_ layout: SceneLayout, _ scene: DocumentScene) {
        self.layout = layout
        id = scene.id
        height = layout.rootSize(of: scene).height
        views = scene.views.map(\.id)
        layouts = [layout]
    }

    func pieces(in range: ClosedRange<Double>) -> WidthPieces {
        WidthPieces(
            views: views,
            pieces: WidthSearch.pieces(in: range, singles: CanvasConfiguration.screenWidths(ofHeight: height), by: sample))
    }

    /// The widths at which layouts were made, from the narrowest to the widest.
    var sampledWidths: [Double] { samples.keys.sorted() }

    func sample(atWidth width: Double) -> WidthSample {
        if let known = samples[width] { return known }
        let made = layout(atWidth: width)
        guard let scene = made.scenes.first(where: { $0.id == id }) else { return WidthSample([]) }
        let canvas = made.build(scene)
        canvas.layOut()
        let sample = WidthSample(scene.views.indices.map(canvas.frame), givenUp: canvas.constraintsGivenUp)
        samples[width] = sample
        madeLayout(width, made, canvas)
        return sample
    }

    private func layout(atWidth width: Double) -> SceneLayout {
        let made = layout.unrounded(size: CGSize(width: width, height: height), sharing: layouts)
        if !layouts.contains(where: { $0.hasSizeClasses(of: made) }) { layouts.append(made) }
        return made
    }
}
