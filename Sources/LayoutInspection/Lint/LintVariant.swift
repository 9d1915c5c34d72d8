import InterfaceBuilderCanvas
import UIKit

/// One way in which a document's scenes are laid out: a device, an orientation, a text size, a direction, an appearance and a language.
public struct LintVariant: Sendable {
    /// The words that tell people which variant it is, such as `iPhone SE, landscape, text size AX3`; empty for the document's own canvas.
    public let name: String
    /// The language of the texts; nil for the document's own texts.
    public let language: DocumentLanguage?
    private let device: CanvasModel?
    private let isLandscape: Bool?
    private let textSize: UIContentSizeCategory?
    private let isRightToLeft: Bool
    private let isDark: Bool?

    /// A variant; what is nil or not given is as on the document's own canvas. A language that is written from right to left turns the layout around.
    public init(
        device: CanvasModel? = nil, isLandscape: Bool? = nil, textSize: UIContentSizeCategory? = nil, isRightToLeft: Bool = false,
        isDark: Bool? = nil, language: DocumentLanguage? = nil
    ) {
        (self.device, self.isLandscape, self.textSize) = (device, isLandscape, textSize)
        (self.isRightToLeft, self.isDark, self.language) = (isRightToLeft, isDark, language)
        var words = [
            device.map { $0.products.first ?? $0.id }, isLandscape.map { $0 ? "landscape" : device == nil ? "portrait" : "" },
        ]
        words.append(textSize.flatMap { $0 == .large ? nil : "text size \(Self.name(of: $0))" })
        if isRightToLeft { words.append("right to left") }
        words.append(isDark.flatMap { $0 ? "dark" : nil })
        words.append(language.map { "language \($0.word)" })
        name = words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The short name of a text size, such as `AX3`.
    private static func name(of size: UIContentSizeCategory) -> String {
        let name = size.rawValue.replacing("UICTContentSizeCategory", with: "")
        let large = ["AccessibilityM": "AX1", "AccessibilityL": "AX2", "AccessibilityXL": "AX3", "AccessibilityXXL": "AX4"]
        return large[name] ?? (name == "AccessibilityXXXL" ? "AX5" : name)
    }

    /// The canvas that the document records.
    public static let document = LintVariant()

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
    private static let textSizes: [UIContentSizeCategory] = [.large, .extraExtraExtraLarge, .accessibilityExtraLarge]

    private enum Look: CaseIterable { case plain, rightToLeft, dark }

    private static func variant(
        _ device: CanvasModel, isLandscape: Bool, _ size: UIContentSizeCategory, _ look: Look
    ) -> LintVariant {
        LintVariant(
            device: device, isLandscape: isLandscape, textSize: size, isRightToLeft: look == .rightToLeft, isDark: look == .dark)
    }

    /// A canvas with what the variant changes of it; texts of a language are the caller's to set.
    func canvas(_ base: CanvasConfiguration) -> CanvasConfiguration {
        var canvas = base
        if let device { canvas.model = device }
        if let isLandscape { canvas.isLandscape = isLandscape }
        if let textSize { canvas.contentSize = textSize }
        if isRightToLeft || language?.isRightToLeft ?? false { canvas.isRightToLeft = true }
        if let isDark { canvas.isDark = isDark }
        return canvas
    }
}
