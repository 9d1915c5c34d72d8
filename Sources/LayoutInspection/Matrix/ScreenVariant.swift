import InterfaceBuilderCanvas
import UIKit

/// One set of circumstances under which a screen is laid out: a device and how it is held, a text size, a direction, an
/// appearance, a language.
///
/// A property that is nil keeps its value: the document's where a document is laid out, and the test screen's for views
/// of programs.
public struct ScreenVariant: Hashable, Sendable {
    /// How the device is held.
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        case portrait, landscape
    }

    /// Where lines and rows begin.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        case leftToRight, rightToLeft
    }

    /// Light or dark colours.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }

    /// A device, by the name that it was asked for.
    public struct Device: Hashable, Sendable {
        /// A product's name, such as `iPhone 16 Pro`, or Interface Builder's id, such as `retina6_3`.
        public let name: String
        /// Its screen.
        public let model: CanvasModel

        /// The device of a name, whatever its case.
        ///
        /// - Throws: ``UnknownDevice`` for other names.
        public init(_ name: String) throws(UnknownDevice) {
            guard let model = CanvasModel.named(name) else { throw UnknownDevice(name: name) }
            (self.name, self.model) = (name, model)
        }

        /// The device with a screen, by the name of the first product that has it.
        public init(_ model: CanvasModel) { (name, self.model) = (model.products.first ?? model.id, model) }

        /// Whether both have the same name.
        public static func == (one: Device, other: Device) -> Bool { one.name == other.name }

        /// The name decides.
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// The screen.
    public var device: Device?
    /// How it is held.
    public var orientation: Orientation?
    /// The text size that the user prefers.
    public var textSize: UIContentSizeCategory?
    /// Where lines and rows begin.
    public var direction: Direction?
    /// The colours.
    public var appearance: Appearance?
    /// The language of the texts, such as `de`; of documents also a pseudo-language, by the words of
    /// ``DocumentLanguage``. Its direction counts where ``direction`` is nil.
    public var language: String?

    /// A variant that changes what is named.
    public init(
        device: Device? = nil, orientation: Orientation? = nil, textSize: UIContentSizeCategory? = nil,
        direction: Direction? = nil, appearance: Appearance? = nil, language: String? = nil
    ) {
        (self.device, self.orientation, self.textSize) = (device, orientation, textSize)
        (self.direction, self.appearance, self.language) = (direction, appearance, language)
    }

    /// The words that tell people which variant it is, such as
    /// `iPhone SE, landscape, text size AX3, right to left, dark, language de`. What is usual (portrait, text size L,
    /// from left to right, light) goes without a word where a device is named; empty where nothing is out of the usual.
    public var name: String {
        var words = [device?.name, orientation == .landscape ? "landscape" : nil]
        words.append(textSize.flatMap { $0 == .large ? nil : "text size \(Self.shortName($0))" })
        words.append(direction == .rightToLeft ? "right to left" : nil)
        words.append(appearance == .dark ? "dark" : nil)
        words.append(language.map { "language \($0)" })
        return words.compactMap { $0 }.joined(separator: ", ")
    }

    /// The canvas that a document records, or the screen as the test has it.
    public static let document = ScreenVariant()

    /// Whether it changes nothing.
    public var isEmpty: Bool { self == ScreenVariant() }

    /// A text size as `XS` to `XXXL` and `AX1` to `AX5`.
    package static func shortName(_ size: UIContentSizeCategory) -> String {
        let accessible: [UIContentSizeCategory] = [
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        if let place = accessible.firstIndex(of: size) { return "AX\(place + 1)" }
        return size.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
    }
}

extension ScreenVariant {
    /// The language in which a document's texts are laid out; nil for its own texts, and for words that name no
    /// language.
    public var documentLanguage: DocumentLanguage? { language.flatMap(DocumentLanguage.init) }

    /// A canvas with what the variant changes of it; texts of a language are the caller's to set.
    package func canvas(_ base: CanvasConfiguration) -> CanvasConfiguration {
        var canvas = base
        if let device { canvas.model = device.model }
        if let orientation { canvas.isLandscape = orientation == .landscape }
        if let textSize { canvas.contentSize = textSize }
        if let direction {
            canvas.isRightToLeft = direction == .rightToLeft
        } else if documentLanguage?.isRightToLeft ?? false {
            canvas.isRightToLeft = true
        }
        if let appearance { canvas.isDark = appearance == .dark }
        return canvas
    }
}

/// That there is no device of a name.
public struct UnknownDevice: Error, CustomStringConvertible {
    /// The name.
    public let name: String
    /// Says so.
    public var description: String { "There is no device with the name \(name)." }

    /// - Parameter name: The name that no device has.
    package init(name: String) { self.name = name }
}
