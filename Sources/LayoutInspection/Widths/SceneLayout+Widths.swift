import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

extension SceneLayout {
    /// A scene's frames at all widths of its root view in a range, at the height that the root view has on this canvas.
    ///
    /// The device stays the same, so that the safe area and, on phones, the size classes do; on tablets the size
    /// classes are those of a window of the width.
    ///
    /// - Parameters:
    ///   - scene: One of ``scenes``.
    ///   - range: Points.
    /// - Complexity: Some 200 layouts of the scene for a range of 1,000 points, and up to 20 for each breakpoint.
    public func pieces(of scene: DocumentScene, widths range: ClosedRange<Double>) -> WidthPieces {
        WidthSweep(self, scene).pieces(in: range)
    }

    /// A scene's frames at one width of its root view, laid out there, before they are rounded to pixels: what
    /// ``pieces(of:widths:)`` predicts.
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
    /// A layout with size classes of its own, and the first scene that was laid out with them, whose labels say where
    /// their texts wrap.
    private struct Classes {
        let layout: SceneLayout
        var canvas: CanvasScene?
    }
    private var classes: [Classes]
    /// The samples, and the place of the one of ``classes`` that they have.
    private var samples: [Double: (sample: WidthSample, classes: Int)] = [:]
    /// Told of each layout that is made.
    var madeLayout: (Double, SceneLayout, CanvasScene) -> Void = { _, _, _ in }

    init(_ layout: SceneLayout, _ scene: DocumentScene) {
        self.layout = layout
        id = scene.id
        height = layout.rootSize(of: scene).height
        views = scene.views.map(\.id)
        classes = [Classes(layout: layout)]
    }

    func pieces(in range: ClosedRange<Double>) -> WidthPieces {
        WidthPieces(
            views: views,
            pieces: WidthSearch.pieces(
                in: range, singles: CanvasConfiguration.screenWidths(ofHeight: height), by: sample, suspects: suspects))
    }

    /// The widths at which layouts were made, from the narrowest to the widest.
    var sampledWidths: [Double] { samples.keys.sorted() }

    func sample(atWidth width: Double) -> WidthSample {
        if let known = samples[width] { return known.sample }
        let (made, place) = layout(atWidth: width)
        guard let scene = made.scenes.first(where: { $0.id == id }) else { return WidthSample([]) }
        let canvas = made.build(scene)
        canvas.layOut()
        let sample = WidthSample(scene.views.indices.map(canvas.frame), givenUp: canvas.constraintsGivenUp)
        samples[width] = (sample, place)
        if classes[place].canvas == nil { classes[place].canvas = canvas }
        madeLayout(width, made, canvas)
        return sample
    }

    /// A layout with a root view of a width, and the place of the one in ``classes`` that it has.
    private func layout(atWidth width: Double) -> (SceneLayout, Int) {
        let made = layout.unrounded(size: CGSize(width: width, height: height), sharing: classes.map(\.layout))
        if let known = classes.firstIndex(where: { $0.layout.hasSizeClasses(of: made) }) { return (made, known) }
        classes.append(Classes(layout: made))
        return (made, classes.count - 1)
    }

    // MARK: Where text may wrap otherwise

    /// Points beyond a width from which on text may wrap otherwise.
    private static let beyond = 1.0 / 64
    private static let mostSuspects = 64

    /// The widths between two at which a label that follows its room at both may be narrower, since its text wraps
    /// otherwise for a fraction of a point.
    private func suspects(between low: Double, _ high: Double) -> [Double] {
        let (first, last) = (sample(atWidth: low), sample(atWidth: high))
        guard let canvas = samples[low].flatMap({ classes[$0.classes].canvas }) else { return [] }
        return canvas.views.enumerated().flatMap { view, object -> [Double] in
            guard let label = object as? UILabel, let from = first.width(ofView: view), let to = last.width(ofView: view) else {
                return []
            }
            return Self.narrowWidths(of: label, from, to).map { low + ($0 - from) / (to - from) * (high - low) }
        }
    }

    /// The widths between two at which a label asks for less than its room, although it asks for all of both.
    private static func narrowWidths(of label: UILabel, _ from: Double, _ to: Double) -> [Double] {
        guard label.numberOfLines != 1, fills(label, from), fills(label, to) else { return [] }
        var (found, width) = ([Double](), from)
        for _ in 0..<mostSuspects {
            width = Double(label.nextWrappingWidth(above: CGFloat(width))) + beyond
            guard width < to else { break }
            if !fills(label, width) { found.append(width) }
        }
        return found
    }

    private static func fills(_ label: UILabel, _ width: Double) -> Bool {
        let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return Double(label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines).width) > width - 1e-3
    }
}
