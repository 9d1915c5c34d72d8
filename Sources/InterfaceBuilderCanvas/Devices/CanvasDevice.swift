import Foundation
import InterfaceBuilderDocument
import UIKit

/// The device that a document is shown on, by Interface Builder's names.
package struct CanvasDevice: Hashable, Sendable {
    /// Interface Builder's id, such as `retina6_12`.
    package var id: String
    package var isLandscape: Bool
    /// The kind of split view on an iPad, such as `splitview1_3`; nil or `fullscreen` for the whole screen.
    package var adaptation: String?
    package var isDark: Bool

    package init(id: String, isLandscape: Bool = false, adaptation: String? = nil, isDark: Bool = false) {
        self.id = id
        self.isLandscape = isLandscape
        self.adaptation = adaptation
        self.isDark = isDark
    }

    init(_ element: MarkupElement) {
        self.init(
            id: element.id ?? "", isLandscape: element["orientation"] == "landscape",
            adaptation: element.child("adaptation")?.id, isDark: element["appearance"] == "dark")
    }

    package var isPad: Bool { id.lowercased().hasPrefix("ipad") }

    /// The size classes of the canvas.
    package var traits: SizeClasses {
        if isPad { return SizeClasses(width: padWidthClass, height: .regular) }
        if let model = CanvasModel.named(id) { return model.screen.sizeClasses(isLandscape: isLandscape) }
        return SizeClasses(width: .compact, height: isLandscape ? .compact : .regular)
    }

    private var padWidthClass: SizeClasses.SizeClass {
        if let model = CanvasModel.named(id) { return Self.widthClass(ofWindow: windowSize(on: model).width) }
        return split == .third ? .compact : .regular
    }

    /// The width class of a tablet's window, by its width in points.
    ///
    /// - Source: Apple's tables of split views: 639 points are compact, 678 are regular.
    package static func widthClass(ofWindow width: Double) -> SizeClasses.SizeClass {
        width >= DeviceScreen.leastRegularWidth ? .regular : .compact
    }

    // MARK: Split views

    private enum Split { case whole, third, half, twoThirds }

    private var split: Split {
        guard isPad, let name = adaptation?.lowercased() else { return .whole }
        if name.contains("1_3") || name.contains("slideover") { return .third }
        if name.contains("1_2") { return .half }
        return name.contains("2_3") ? .twoThirds : .whole
    }

    /// The size of the window on a screen, in points: the whole of it, or a part beside another on a tablet.
    ///
    /// - Source: Apple's tables of split views. The narrow part is 320 points wide, or 375 if there is room; 10 lie
    ///   between the parts.
    package func windowSize(on model: CanvasModel) -> CGSize {
        let screen = isLandscape ? CGSize(width: model.size.height, height: model.size.width) : model.size
        let longest = max(screen.width, screen.height)
        let narrow: CGFloat = longest >= 1366 || (isLandscape && longest >= 1180) ? 375 : 320
        let gap: CGFloat = 10
        switch split {
        case .whole: return screen
        case .third: return CGSize(width: narrow, height: screen.height)
        case .half: return CGSize(width: (screen.width - gap) / 2, height: screen.height)
        case .twoThirds: return CGSize(width: screen.width - gap - narrow, height: screen.height)
        }
    }
}

extension InterfaceDocument {
    /// The canvas the document was last edited on; nil for Xcode 5 to 7, whose canvas is 600 x 600, "Any x Any".
    package var device: CanvasDevice? { root.child("device").map(CanvasDevice.init) }

    /// The scenes in document order, with the size classes of the document's own device.
    package var scenesOnOwnDevice: [DocumentScene] { scenes(traits: device?.traits ?? SizeClasses()) }
}
