import Foundation
import InterfaceBuilderDocument
import UIKit

/// The screen that the canvas shows a root view on.
package struct CanvasScreen: Sendable {
    /// The size in the device's orientation, in points.
    let size: CGSize
    /// The place that the heights of the screen's bars depend on.
    let place: ChromePlace
    /// The screen's insets of a view that fills it, in points.
    private(set) var insets: DocumentInsets
    /// The insets that the canvas adds by applying insets twice, in points.
    private(set) var repeated: DocumentInsets
    /// The height, in points, that bars with a large title have in the screen's text size beyond their usual one.
    private(set) var largeTitleExcess: CGFloat = 0

    /// A device's screen as a presenter shows it.
    package init(_ model: CanvasModel, isLandscape: Bool, _ presenter: ScenePresenter) {
        size = isLandscape ? CGSize(width: model.size.height, height: model.size.width) : model.size
        place = model.screen.place(isLandscape: isLandscape, presenter: presenter.ofChrome)
        insets = model.screen.screenInsets(isLandscape: isLandscape, presenter: presenter.ofChrome)
        repeated = model.repeatedInsets(isLandscape: isLandscape, presenter)
    }

    /// The screen of a root view in a document without a device, or of one that kept the size it had there: that of a
    /// phone with a button.
    ///
    /// The result is nil if no such screen has the view's width and its height, or a little more.
    package init?(ofRootSized root: CGSize, _ presenter: ScenePresenter) {
        guard let size = Self.size(ofRootSized: root), CanvasRule.screensWithoutDevice.applies(to: presenter) else {
            return nil
        }
        self.size = size
        place = ChromePlace(device: .phoneWithButton, presenter: presenter.ofChrome)
        insets = DocumentInsets(top: Double(ChromeMetrics.statusBar[place]))
        repeated = DocumentInsets()
    }

    /// The canvas of Xcode 5 to 7, "Any x Any".
    package static let anySize = CGSize(width: 600, height: 600)

    /// The largest difference between a root view and its screen, in points, that bars or a sheet can explain.
    package static let largestShortfall: CGFloat = 160

    private static let sizesWithoutDevice = [anySize] + DeviceScreen.all.map(\.size)

    private static func size(ofRootSized root: CGSize) -> CGSize? {
        let shortfalls = 0...largestShortfall
        let wide = sizesWithoutDevice.filter { $0.width == root.width && shortfalls.contains($0.height - root.height) }
        return wide.contains(root) ? root : wide.max { $0.height < $1.height }
    }

    /// The screen with the traits of its views, whose text size bars with a large title follow.
    @MainActor
    package func showing(_ traits: UITraitCollection) -> CanvasScreen {
        var screen = self
        let fonts = BarFonts(traits: traits, generation: traits.generation)
        screen.largeTitleExcess = fonts.largeTitleExcess(at: place, scale: traits.displayScale) ?? 0
        return screen
    }

    /// The screen without a status bar.
    var withoutStatusBar: CanvasScreen {
        var screen = self
        screen.insets.top = max(0, insets.top - Double(ChromeMetrics.statusBar[place]))
        return screen
    }

    /// The height, in points, that the root view of a sheet lacks of the screen's.
    ///
    /// - Source: recorded roots: 54 points on screens with an inset of 44, before and after Xcode 14; 20 on screens
    ///   with a button, those of the versions included whose canvas shows no status bar.
    var sheetGap: Double {
        place.device.hasHomeIndicator
            ? insets.top + Double(ChromeMetrics.sheetGap[ChromePlace(device: place.device, presenter: .canvas(.xcode15))])
            : Double(ChromeMetrics.statusBar[ChromePlace(device: place.device, presenter: .program(.iOS13))])
    }
}
