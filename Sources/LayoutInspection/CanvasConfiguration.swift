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

    /// The device whose size classes and screen count, once the document's is known; nil for the canvas of Xcode 5 to 7.
    ///
    /// A size that some phone's screen has in landscape turns a phone, where nothing else says how it is held.
    package func device(of document: InterfaceDocument) -> CanvasDevice? {
        guard var device = document.device ?? model.map({ CanvasDevice(id: $0.id) }) else { return nil }
        if let model { device.id = model.id }
        if let isLandscape = isLandscape ?? (device.isPad ? nil : screenOfSize?.isLandscape) { device.isLandscape = isLandscape }
        return device
    }

    /// The size classes on the device; nil where there is none.
    ///
    /// A size that is asked for has the classes of a window of that size on a tablet, and on a phone those of a screen of that size.
    package func traits(on device: CanvasDevice?) -> CanvasTraits? {
        guard let size, let device else { return device?.traits }
        if device.isPad { return CanvasTraits(width: CanvasDevice.widthClass(ofWindow: size.width), height: .regular) }
        guard let screen = screenOfSize, screen.isLandscape == device.isLandscape else { return device.traits }
        return CanvasDevice(id: screen.model.id, isLandscape: screen.isLandscape).traits
    }

    /// The screen of the size asked for, held upright or not.
    private var screenOfSize: (model: CanvasModel, isLandscape: Bool)? {
        guard let size, model == nil else { return nil }
        let isLandscape = size.width > size.height
        let portrait = isLandscape ? CGSize(width: size.height, height: size.width) : size
        return CanvasModel.all.first { $0.size == portrait }.map { ($0, isLandscape) }
    }
}
