/// The nine weights of the system font, thinnest first.
package enum FontWeight: Int, CaseIterable, Comparable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Apple's normalized weight, from -1 to 1; regular is 0.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifont/weight
    package var normalized: Double { Self.normalizedValues[rawValue] }

    /// The weight of OpenType's `wght` axis, 100 to 900.
    package var openTypeWeight: Int { (rawValue + 1) * 100 }

    /// The weight whose normalized value is nearest; of two equally near ones the lighter.
    package init(nearestTo normalized: Double) {
        var nearest = FontWeight.regular
        for weight in Self.allCases where abs(weight.normalized - normalized) < abs(nearest.normalized - normalized) {
            nearest = weight
        }
        self = nearest
    }

    package static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.rawValue < rhs.rawValue }

    private static let normalizedValues = [
        -0.800000011920929, -0.6000000238418579, -0.4000000059604645, 0, 0.23000000417232513,
        0.30000001192092896, 0.4000000059604645, 0.5600000023841858, 0.6200000047683716,
    ]
}
