import Foundation

/// The system colours that Interface Builder offers, with the values that it records for them in a document's
/// resources.
///
/// - Source: the resources of 1,500 public documents, most of which have the same values; the colours that none of them
///   has (`quaternaryLabelColor`, `tertiarySystemGroupedBackgroundColor`, `tertiarySystemFillColor`,
///   `quaternarySystemFillColor`) are those of the light appearance in Apple's table of system colours.
package enum SystemColors {
    /// The names.
    package static let names: Set<String> = Set(values.keys)

    /// The element of a document's resources that has a colour; nil for a name that is not in the table.
    static func resource(_ name: String) -> NewElement? {
        guard let value = values[name] else { return nil }
        let rest = [("alpha", value.alpha), ("colorSpace", "custom"), ("customColorSpace", value.space)]
        let attributes = value.components + rest
        let color = NewElement(name: "color", attributes: attributes.map { .init($0.0, $0.1) })
        return NewElement(name: "systemColor", attributes: [.init("name", name)], children: [color])
    }

    private struct Value {
        let components: [(String, String)]
        let alpha: String
        let space: String

        /// Reads `RRGGBB` for sRGB, or `white SHARE`.
        init(_ words: [String]) {
            alpha = words.last ?? "1"
            if words[0] == "white" {
                (components, space) = ([("white", words[1])], "genericGamma22GrayColorSpace")
            } else {
                let number = Int(words[0], radix: 16) ?? 0
                components = zip(["red", "green", "blue"], [16, 8, 0]).map { ($0, Self.share(number >> $1 & 255)) }
                space = "sRGB"
            }
        }

        /// A component with 17 digits, as Interface Builder writes them.
        private static func share(_ byte: Int) -> String {
            byte == 0 ? "0.0" : byte == 255 ? "1" : String(format: "%.17g", Double(byte) / 255)
        }
    }

    private static let values: [String: Value] = {
        var values: [String: Value] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            values[words[0]] = Value(Array(words.dropFirst()))
        }
        return values
    }()

    /// A name, the components, and the opacity.
    private static let table = """
        darkTextColor white 0.0 1
        groupTableViewBackgroundColor F2F2F7 1
        labelColor white 0.0 1
        lightTextColor white 1 0.59999999999999998
        linkColor 007AFF 1
        opaqueSeparatorColor C6C6C8 1
        placeholderTextColor 3C3C43 0.29999999999999999
        quaternaryLabelColor 3C3C43 0.17999999999999999
        quaternarySystemFillColor 747480 0.080000000000000002
        secondaryLabelColor 3C3C43 0.59999999999999998
        secondarySystemBackgroundColor F2F2F7 1
        secondarySystemFillColor 787880 0.16
        secondarySystemGroupedBackgroundColor white 1 1
        separatorColor 3C3C43 0.28999999999999998
        systemBackgroundColor white 1 1
        systemBlueColor 007AFF 1
        systemBrownColor A2845E 1
        systemCyanColor 32ADE6 1
        systemFillColor 787880 0.20000000000000001
        systemGray2Color AEAEB2 1
        systemGray3Color C7C7CC 1
        systemGray4Color D1D1D6 1
        systemGray5Color E5E5EA 1
        systemGray6Color F2F2F7 1
        systemGrayColor 8E8E93 1
        systemGreenColor 34C759 1
        systemGroupedBackgroundColor F2F2F7 1
        systemIndigoColor 5856D6 1
        systemMintColor 00C7BE 1
        systemOrangeColor FF9500 1
        systemPinkColor FF2D55 1
        systemPurpleColor AF52DE 1
        systemRedColor FF3B30 1
        systemTealColor 30B0C7 1
        systemYellowColor FFCC00 1
        tertiaryLabelColor 3C3C43 0.29803921568627451
        tertiarySystemBackgroundColor white 1 1
        tertiarySystemFillColor 767680 0.12
        tertiarySystemGroupedBackgroundColor F2F2F7 1
        tintColor 007AFF 1
        """
}
