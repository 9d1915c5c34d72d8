import Foundation
import InterfaceBuilderDocument
import UIKit

/// A screen that Interface Builder can show a document on.
public struct CanvasModel: Sendable {
    package let screen: DeviceScreen

    /// Interface Builder's id, such as `retina6_12`.
    public var id: String { screen.id }
    /// The products with this screen, the first as Interface Builder calls it.
    public var products: [String] { screen.products }
    /// Width and height in portrait, in points.
    public var size: CGSize { screen.size }
    /// Pixels in a point.
    public var scale: Double { screen.scale }
    /// Whether it is a tablet's.
    public var isPad: Bool { screen.isPad }

    /// The insets, in points, of a root view on the canvas that no bar covers. They are the screen's; newer canvases
    /// apply those of screens without a button twice.
    ///
    /// - Parameter toolsVersion: The document's.
    /// - Source: recorded frames of documents of each version.
    public func safeAreaInsets(isLandscape: Bool, toolsVersion: ToolsVersion) -> DocumentInsets {
        screen.screenInsets(isLandscape: isLandscape, presenter: .canvas(toolsVersion))
            + repeatedInsets(isLandscape: isLandscape, .canvas(toolsVersion))
    }

    /// The insets, in points, that the canvas adds to the screen's by applying insets twice.
    func repeatedInsets(isLandscape: Bool, _ presenter: ScenePresenter) -> DocumentInsets {
        guard screen.device.hasHomeIndicator, CanvasRule.repeatedInsets.applies(to: presenter) else { return DocumentInsets() }
        let bottom = screen.screenInsets(isLandscape: isLandscape, presenter: presenter.ofChrome).bottom
        return DocumentInsets(top: screen.screenInsets(isLandscape: false, presenter: presenter.ofChrome).top, bottom: bottom)
    }

    /// The screen of present phones.
    public static let usual = named("iPhone 17")!

    /// The screen with an Interface Builder id, also one without `rounded` at its end, or a product name, whatever its
    /// case.
    public static func named(_ name: String) -> CanvasModel? { DeviceScreen.named(name).map(CanvasModel.init) }

    /// All screens known, phones first, by width.
    public static let all = DeviceScreen.all.map(CanvasModel.init)
}
