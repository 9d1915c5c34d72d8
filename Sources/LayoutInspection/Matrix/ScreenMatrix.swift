import InterfaceBuilderCanvas
import UIKit

/// Variants of a screen's circumstances: each of the devices in each of the orientations, at each of the text sizes,
/// and so on.
///
/// ```swift
/// let matrix = try ScreenMatrix(devices: ["iPhone SE", "iPhone 16", "iPad Pro 11\""], textSizes: [.large,
/// .accessibilityExtraLarge])
/// ```
public struct ScreenMatrix: Hashable, Sendable {
    /// The variants, each once: by device, then orientation, text size, direction, appearance and language.
    public let variants: [ScreenVariant]

    /// All combinations of the values along each axis. An axis without values stays as it is.
    ///
    /// - Parameters:
    ///   - devices: Products' names, such as `iPhone 16 Pro`, or Interface Builder's ids, such as `retina6_3`.
    ///   - languages: Such as `de`; their direction counts where no directions are given.
    /// - Throws: ``UnknownDevice`` for other names of devices.
    public init(
        devices: [String] = [], orientations: [ScreenVariant.Orientation] = [], textSizes: [UIContentSizeCategory] = [],
        directions: [ScreenVariant.Direction] = [], appearances: [ScreenVariant.Appearance] = [], languages: [String] = []
    ) throws(UnknownDevice) {
        var models: [ScreenVariant.Device] = []
        for name in devices { models.append(try ScreenVariant.Device(name)) }
        self.init(
            combining: models, orientations: orientations, textSizes: textSizes, directions: directions, appearances: appearances,
            languages: languages)
    }

    /// All combinations of the values along each axis, of which nil leaves the axis as it is.
    package init(
        combining devices: [ScreenVariant.Device?], orientations: [ScreenVariant.Orientation?] = [],
        textSizes: [UIContentSizeCategory?] = [], directions: [ScreenVariant.Direction?] = [],
        appearances: [ScreenVariant.Appearance?] = [], languages: [String?] = []
    ) {
        var axes = Axes()
        axes.add(devices, \.device)
        axes.add(orientations, \.orientation)
        axes.add(textSizes, \.textSize)
        axes.add(directions, \.direction)
        axes.add(appearances, \.appearance)
        axes.add(languages, \.language)
        self.init(axes.variants)
    }

    /// These variants, each once.
    public init(_ variants: [ScreenVariant]) {
        var known: Set<ScreenVariant> = []
        self.variants = variants.filter { known.insert($0).inserted }
    }

    /// The variants of both, those of the first one before the others.
    public static func + (one: ScreenMatrix, other: ScreenMatrix) -> ScreenMatrix {
        ScreenMatrix(one.variants + other.variants)
    }

    /// Combinations that grow by an axis at a time.
    private struct Axes {
        var variants = [ScreenVariant()]

        mutating func add<Value>(_ values: [Value?], _ property: WritableKeyPath<ScreenVariant, Value?>) {
            guard !values.isEmpty else { return }
            variants = variants.flatMap { variant in
                values.map { value in
                    var variant = variant
                    variant[keyPath: property] = value
                    return variant
                }
            }
        }
    }
}

extension ScreenMatrix {
    /// 54 variants: a small phone, a usual phone and a tablet in both orientations at three text sizes, each from left
    /// to right, from right to left, and with dark colours.
    public static let usual = ScreenMatrix(
        ["retina4_0", "retina6_12", "ipad11_0rounded"].compactMap(CanvasModel.named).flatMap { device in
            ScreenVariant.Orientation.allCases.flatMap { orientation in
                usualTextSizes.flatMap { textSize in
                    usualLooks.map { direction, appearance in
                        ScreenVariant(
                            device: ScreenVariant.Device(device), orientation: orientation, textSize: textSize,
                            direction: direction, appearance: appearance)
                    }
                }
            }
        })

    private static let usualTextSizes: [UIContentSizeCategory] = [.large, .extraExtraExtraLarge, .accessibilityExtraLarge]

    private static let usualLooks: [(ScreenVariant.Direction, ScreenVariant.Appearance)] = [
        (.leftToRight, .light), (.rightToLeft, .light), (.leftToRight, .dark),
    ]
}
