import InterfaceBuilderCanvas
import UIKit

/// A scene or a container controller after layout, with the views of the scenes that it shows.
@MainActor
package struct StagedScene {
    /// The root view of all.
    package let root: UIView
    /// The scenes with views that are seen, that of the root first if it is one.
    package let scenes: [CanvasScene]
    /// The views that show other scenes, each with the root view of what it shows. That is drawn in the view and stands
    /// in a tree of its own.
    package let contents: [(place: UIView, root: UIView)]
    /// The picture, with a number of pixels in a point; nil for the screen's.
    package let picture: (CGFloat?) -> Picture
}

/// Collects the views of scenes that containers show while a scene is drawn.
@MainActor
final class ShownContents {
    private(set) var scenes: [CanvasScene] = []
    private(set) var roots: [(place: UIView, root: UIView)] = []

    func add(_ root: UIView, of scene: CanvasScene?, in place: UIView) {
        roots.append((place, root))
        if let scene { scenes.append(scene) }
    }
}
