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

    /// The root view's insets on the canvas where no bar covers it, in points: the screen's, which the canvas of Xcode 26 applies twice on
    /// screens without a button.
    ///
    /// - Parameter toolsVersion: The document's.
    /// - Source: recorded frames of documents of each version.
    public func safeAreaInsets(isLandscape: Bool, toolsVersion: ToolsVersion) -> DocumentInsets {
        let insets = screen.screenInsets(isLandscape: isLandscape, toolsVersion: toolsVersion)
        let times = toolsVersion >= .xcode26 && screen.device.hasHomeIndicator ? 2.0 : 1
        return DocumentInsets(
            top: insets.top * times, leading: insets.leading * times, bottom: insets.bottom * times,
            trailing: insets.trailing * times)
    }

    /// The screen with an Interface Builder id, also one without `rounded` at its end, or a product name, whatever its case.
    public static func named(_ name: String) -> CanvasModel? { DeviceScreen.named(name).map(CanvasModel.init) }

    /// All screens known, phones first, by width.
    public static let all = DeviceScreen.all.map(CanvasModel.init)
}
