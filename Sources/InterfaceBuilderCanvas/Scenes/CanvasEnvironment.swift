import InterfaceBuilderDocument
import UIKit

/// The surroundings of a scene on Interface Builder's canvas: screen, size, insets and the version of the tools.
package struct CanvasEnvironment: Sendable {
    /// Traits of the screen; the display scale decides how frames are rounded.
    package var traits = UITraitCollection.Values.standard
    /// The root view's size in points; nil for the recorded one.
    package var rootSize: CGSize?
    /// The root view's safe-area insets, in points.
    package var safeArea = UIEdgeInsets.zero
    /// The safe-area insets of a window that fills the screen, without bars, in points.
    package var screenSafeArea = UIEdgeInsets.zero
    /// The size of the screen that the document is shown on, in points; nil for a document without a device.
    package var screenSize: CGSize?
    /// Insets of single views, which take precedence over all others.
    package var insets: [InsetTable.Row] = []
    package var leafSizes = LeafSizes.measured
    /// The presenter whose behaviour the scene has.
    package var presenter = ScenePresenter.canvas(.unknown)
    /// The pictures beside the document; nil for a document that is not in a file.
    package var pictures: DocumentPictures?
    /// Texts that a language has instead of the document's, by the keys of strings files.
    package var strings: [String: String] = [:]
    /// Whether frames are rounded to pixels; frames that are not come as close to the solution of the constraints as
    /// ``fineScale`` allows.
    package var roundsFrames = true
    /// The text size of the document's own canvas; nil for the present one.
    package var recordedContentSize: UIContentSizeCategory?
    /// Whether image files are read. A caller that needs frames only does with the recorded sizes of images.
    package var showsImages = true

    package init() {}

    /// Whether text has the size that it had on the document's own canvas; in another text size, recorded sizes of text
    /// do not apply.
    var hasRecordedTextSize: Bool { atRecordedTextSize == nil }

    /// The environment with the text size of the document's own canvas; nil if it has that size already.
    var atRecordedTextSize: CanvasEnvironment? {
        guard let recordedContentSize, recordedContentSize != traits.preferredContentSizeCategory else { return nil }
        var environment = self
        environment.traits.preferredContentSizeCategory = recordedContentSize
        return environment
    }

    /// The traits of the scene's window: the screen's, with the looks of the presenter.
    var windowTraits: UITraitCollection.Values {
        var traits = traits
        traits.generation = presenter.generation
        return traits
    }

    /// The text size of a presenter where none is asked for.
    package static func contentSize(of presenter: ScenePresenter) -> UIContentSizeCategory {
        if CanvasRule.mediumText.applies(to: presenter) { return .medium }
        return CanvasRule.smallestText.applies(to: presenter) ? .extraSmall : .large
    }

    /// The part of the environment that the views' attributes depend on.
    var scene: SceneEnvironment {
        var scene = SceneEnvironment()
        scene.traits = windowTraits
        scene.pictures = pictures
        scene.strings = strings
        scene.showsImages = showsImages
        return scene
    }

    /// The number of fractions of a point that frames without rounding have. It is a power of two, so that whole and
    /// half points stay exact.
    static let fineScale: CGFloat = 1_048_576

    /// The place that the sizes of bars on the canvas depend on.
    package func chromePlace(in holder: ChromePlace.Holder) -> ChromePlace {
        ChromePlace(traits, hasHomeIndicator: screenSafeArea.bottom > 0, presenter: presenter.ofChrome, holder: holder)
    }
}
