import InterfaceBuilderCanvas
import UIKit

/// One way in which a document's scenes are laid out: a device, an orientation, a text size, a direction and an appearance.
public struct LintVariant: Sendable {
    /// The words that tell people which variant it is, such as `iPhone SE, landscape, text size AX3`; empty for the document's own canvas.
    public let name: String
    private let change: @Sendable (inout CanvasConfiguration) -> Void

    private init(_ name: String, _ change: @escaping @Sendable (inout CanvasConfiguration) -> Void) {
        self.name = name
        self.change = change
    }

    /// The canvas that the document records.
    public static let document = LintVariant("") { _ in }

    /// The document's canvas and 54 others: three devices in both orientations at three text sizes, each from left to right, from right to
    /// left, and with dark colours.
    public static let matrix: [LintVariant] =
        [document]
        + devices.flatMap { device in
            [false, true].flatMap { isLandscape in
                textSizes.flatMap { size in
                    Look.allCases.map { variant(device, isLandscape: isLandscape, size, $0) }
                }
            }
        }

    private static let devices = ["retina4_0", "retina6_12", "ipad11_0rounded"].compactMap(CanvasModel.named)
    private static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
        ("L", .large), ("XXXL", .extraExtraExtraLarge), ("AX3", .accessibilityExtraLarge),
    ]

    private enum Look: CaseIterable { case plain, rightToLeft, dark }

    private static func variant(
        _ device: CanvasModel, isLandscape: Bool, _ size: (name: String, category: UIContentSizeCategory), _ look: Look
    ) -> LintVariant {
        var words = [device.products.first ?? device.id]
        if isLandscape { words.append("landscape") }
        if size.category != .large { words.append("text size \(size.name)") }
        if look == .rightToLeft { words.append("right to left") }
        if look == .dark { words.append("dark") }
        return LintVariant(words.joined(separator: ", ")) { canvas in
            canvas.model = device
            canvas.isLandscape = isLandscape
            canvas.contentSize = size.category
            canvas.isRightToLeft = look == .rightToLeft
            canvas.isDark = look == .dark
        }
    }

    /// A canvas with what the variant changes of it.
    func canvas(_ base: CanvasConfiguration) -> CanvasConfiguration {
        var canvas = base
        change(&canvas)
        return canvas
    }
}
