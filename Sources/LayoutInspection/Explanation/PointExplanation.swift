import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// The views at a point of a scene's picture, and the constraints that decide the topmost one's place and size.
public struct PointExplanation: Hashable, Sendable {
    /// A view at the point.
    public struct View: Hashable, Sendable {
        /// The object id.
        public let id: String
        /// The view as people know it.
        public let words: String
        /// The names of the views around it, from the outermost one below the root view on; nil where there is none.
        public let path: String?
        /// Points in the picture's coordinates.
        public let frame: CGRect
    }

    /// Points from the picture's upper left corner.
    public let point: CGPoint
    /// The scene's object id.
    public let scene: String
    /// The scene's class and identifier.
    public let sceneName: String
    /// The views at the point that are not hidden or cut off there, the topmost first; never empty.
    public let views: [View]
    /// The place and the size of the topmost view.
    public let values: [ValueExplanation]

    /// The views, a line each.
    public var text: String {
        let names = views.map { view in
            let numbers = FrameComparison.numbers(view.frame).map(\.shortText)
            return "\(view.words), at \(numbers[0]) \(numbers[1]), \(numbers[2]) x \(numbers[3])"
        }
        let title = "at \(Double(point.x).shortText),\(Double(point.y).shortText) in scene \(sceneName): \(names[0])"
        return ([title] + names.dropFirst().map { "  over \($0)" }).map { $0 + "\n" }.joined()
    }

    /// The views as a JSON object on one line.
    public var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("at")
            writer.numbers([Double(point.x), Double(point.y)])
            writer.key("scene")
            writer.string(scene)
            writer.key("views")
            writer.array { writer in
                for view in views {
                    writer.object { writer in
                        for (name, text) in [("id", view.id), ("words", view.words), ("path", view.path)] {
                            writer.key(name)
                            writer.string(text)
                        }
                        writer.key("frame")
                        writer.numbers(FrameComparison.numbers(view.frame))
                    }
                }
            }
        }
        return writer.text
    }
}

extension SceneLayout {
    /// Explains what is at a point of a scene's picture.
    ///
    /// - Parameters:
    ///   - point: Points from the picture's upper left corner.
    ///   - scene: One of ``scenes``.
    /// - Returns: Nil outside of the scene.
    /// - Complexity: that of a picture, and of four explanations of values.
    public func explain(_ point: CGPoint, in scene: DocumentScene) -> PointExplanation? {
        let built = ScenePictures(self).finished(scene)
        let origin = built.root.bounds.origin
        let place = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        let found = scene.views.indices.reversed().filter { built.shows($0, at: place) }
        guard let top = found.first else { return nil }
        let values: [ValueExplanation.Value] = [.left, .top, .width, .height]
        return PointExplanation(
            point: point, scene: scene.id, sceneName: scene.name,
            views: found.map { index in
                let view = built.views[index]!
                let frame = view.convert(view.bounds, to: built.root).offsetBy(dx: -origin.x, dy: -origin.y)
                return PointExplanation.View(
                    id: scene.views[index].id, words: scene.words(forView: index), path: scene.path(ofView: index), frame: frame)
            }, values: values.compactMap { explain($0, ofView: scene.views[top].id, in: built) })
    }
}

extension CanvasScene {
    /// Whether a view is visible at a point of the root: neither it nor a view around it is hidden, transparent or cut
    /// off there.
    fileprivate func shows(_ index: Int, at point: CGPoint) -> Bool {
        guard let view = views[index], view.isDescendant(of: root), view.bounds.contains(root.convert(point, to: view)) else {
            return false
        }
        return sequence(first: view, next: { $0 === self.root ? nil : $0.superview }).allSatisfy { around in
            !around.isHidden && around.alpha > 0.01
                && (!around.clipsToBounds || around.bounds.contains(root.convert(point, to: around)))
        }
    }
}
