import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// The canvas a scene is laid out on, where it differs from what the document says.
public struct CanvasConfiguration: Sendable {
    /// Whether scenes are shown as a program on a device shows them: safe areas count once, tables lay their rows out,
    /// and what only Interface Builder's canvas does is left out. The system is the present one unless ``looks`` names
    /// another, and a document that names no screen is shown on ``CanvasModel/usual``.
    public var showsDevice = false
    /// The screen; nil for the document's.
    public var model: CanvasModel?
    /// Whether the screen is in landscape; nil for the document's orientation.
    public var isLandscape: Bool?
    /// The root view's size in points; nil for the document's, fitted to another screen where one is asked for.
    public var size: CGSize?
    /// Pixels in a point; nil for the screen's.
    public var scale: Double?
    /// The root view's safe-area insets in points; nil for those of the screen and the bars.
    public var safeArea: DocumentInsets?
    /// Insets of single views.
    public var insets: InsetTable?
    /// The preferred text size; nil for the system's, which is large.
    public var contentSize: UIContentSizeCategory?
    /// The system whose looks the scenes have; nil for the one that the canvas of the document's Xcode shows.
    public var looks: SystemLooks?
    /// Whether the appearance is dark; nil for the document's.
    public var isDark: Bool?
    /// Whether colours have a high contrast.
    package var hasHighContrast = false
    /// Whether the layout direction is from right to left.
    public var isRightToLeft = false
    /// Texts in place of the document's own, by keys as strings files have them, such as `aBc-dE-fgh.text`.
    public var texts: [String: String] = [:]
    /// Where the sizes of texts, images and controls come from.
    public var leafSizes = LeafSizes.measured
    /// Whether frames are rounded to pixels.
    var roundsFrames = true

    /// The canvas of the document.
    public init() {}

    /// The configuration with what a device has where nothing is asked for.
    func completed(for document: InterfaceDocument) -> CanvasConfiguration {
        guard showsDevice else { return self }
        var completed = self
        completed.looks = looks ?? SystemLooks(.ofPrograms)
        let isKnown = document.device.map { CanvasModel.named($0.id) != nil } ?? false
        if !isKnown { completed.model = model ?? .usual }
        return completed
    }

    /// Whether scenes have places inside others: on a device, unless the caller asks for a size of the root views.
    var placesScenesInOthers: Bool { showsDevice && size == nil }

    /// The presenter of a document's scenes.
    func presenter(of document: InterfaceDocument) -> ScenePresenter {
        ScenePresenter(toolsVersion: looks?.generation.canvasVersion ?? document.toolsVersion, isDevice: showsDevice)
    }

    /// The device that a document is laid out on; nil for the canvas of Xcode 5 to 7.
    ///
    /// A size that is a phone's in landscape puts a phone in landscape, unless an orientation is asked for.
    package func device(of document: InterfaceDocument) -> CanvasDevice? {
        guard var device = document.device ?? model.map({ CanvasDevice(id: $0.id) }) else { return nil }
        if let model { device.id = model.id }
        if let isLandscape = isLandscape ?? (device.isPad ? nil : screenOfSize?.isLandscape) { device.isLandscape = isLandscape }
        return device
    }

    /// The size classes on the device; nil where there is none.
    ///
    /// A size that is asked for has the classes of a window of that size on a tablet, and on a phone those of a screen
    /// of that size.
    package func traits(on device: CanvasDevice?) -> SizeClasses? {
        guard let size, let device else { return device?.traits }
        if device.isPad { return SizeClasses(width: CanvasDevice.widthClass(ofWindow: size.width), height: .regular) }
        guard let screen = screenOfSize, screen.isLandscape == device.isLandscape else { return device.traits }
        return CanvasDevice(id: screen.model.id, isLandscape: screen.isLandscape).traits
    }

    /// The widths of screens of a height: root views of such a size are those of another device, or of one that is held
    /// otherwise.
    static func screenWidths(ofHeight height: CGFloat) -> [Double] {
        let sizes = CanvasModel.all.flatMap { [$0.size, CGSize(width: $0.size.height, height: $0.size.width)] }
        return Set(sizes.filter { $0.height == height }.map { Double($0.width) }).sorted()
    }

    /// The screen with the size asked for, in portrait or in landscape.
    private var screenOfSize: (model: CanvasModel, isLandscape: Bool)? {
        guard let size, model == nil else { return nil }
        let isLandscape = size.width > size.height
        let portrait = isLandscape ? CGSize(width: size.height, height: size.width) : size
        return CanvasModel.all.first { $0.size == portrait }.map { ($0, isLandscape) }
    }
}
