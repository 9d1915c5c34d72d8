import InterfaceBuilderDocument
import UIKit

/// What surrounds a scene on Interface Builder's canvas: its screen, its size and the insets nobody records.
package struct CanvasEnvironment: Sendable {
    /// Traits of the screen; the display scale decides how frames are rounded.
    package var traits = UITraitCollection.Values.standard
    /// The root view's size in points; nil for the recorded one.
    package var rootSize: CGSize?
    /// The root view's safe-area insets, in points.
    package var safeArea = UIEdgeInsets.zero
    /// What the screen itself, without bars, takes of what fills it, in points.
    package var screenSafeArea = UIEdgeInsets.zero
    /// Insets of single views, which win over everything else.
    package var insets: [InsetTable.Row] = []
    package var leafSizes = LeafSizes.measured
    /// Interface Builder's version that the canvas behaves like.
    package var toolsVersion = ToolsVersion.unknown
    /// The pictures beside the document; nil for a document that has no place.
    package var pictures: DocumentPictures?
    /// Texts that a language has instead of the document's, by the keys of strings files.
    package var strings: [String: String] = [:]
    /// Whether image files are read; where only frames are asked for, the recorded sizes of images are enough.
    package var showsImages = true

    package init() {}

    /// What of it the views' attributes depend on.
    var scene: SceneEnvironment {
        var scene = SceneEnvironment()
        scene.traits = traits
        scene.pictures = pictures
        scene.strings = strings
        scene.showsImages = showsImages
        return scene
    }
}
