import Foundation
import InterfaceBuilderDocument

/// The canvas a scene is laid out on, where it differs from what the document says.
package struct CanvasConfiguration: Sendable {
    /// How big views with content of their own are.
    package enum LeafSizes: Sendable {
        /// Texts, images and controls are measured.
        case measured
        /// They take the size the document records as their intrinsic content size.
        case recorded
    }

    /// The screen; nil for the document's.
    package var model: CanvasModel?
    package var isLandscape: Bool?
    /// The root view's size in points; nil for the document's, fitted to another screen where one is asked for.
    package var size: CGSize?
    /// Pixels in a point.
    package var scale: Double?
    /// The root view's safe-area insets in points.
    package var safeArea: DocumentInsets?
    /// Insets of single views.
    package var insets: InsetTable?
    /// The preferred text size: XS to XXXL, AX1 to AX5.
    package var contentSize: String?
    package var isDark: Bool?
    package var isRightToLeft = false
    package var leafSizes = LeafSizes.measured

    package init() {}

    /// The device whose size classes and screen count, once the document's is known.
    package func device(of document: InterfaceDocument) -> CanvasDevice? {
        guard model != nil || isLandscape != nil || isDark != nil || document.device != nil else { return nil }
        var device = document.device ?? CanvasDevice(id: model?.id ?? "")
        if let model { device.id = model.id }
        if let isLandscape { device.isLandscape = isLandscape }
        if let isDark { device.isDark = isDark }
        return device
    }
}
