/// The known colour spaces and their conversions to and from sRGB.
///
/// RGB components outside 0...1 stand for colours outside sRGB and survive conversion.
///
/// - Source: IEC 61966-2-1 (sRGB), SMPTE EG 432-1 primaries with D65 (Display P3), ISO 32000-1 10.3 (device grey,
///   CMYK).
enum ColorEncoding: CaseIterable {
    case deviceRGB, deviceGray, deviceCMYK
    case sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB, displayP3, genericGray, extendedGray, linearGray, genericCMYK

    var name: String? {
        switch self {
        case .deviceRGB, .deviceGray, .deviceCMYK: nil
        case .sRGB: CGColorSpace.sRGB
        case .extendedSRGB: CGColorSpace.extendedSRGB
        case .linearSRGB: CGColorSpace.linearSRGB
        case .extendedLinearSRGB: CGColorSpace.extendedLinearSRGB
        case .displayP3: CGColorSpace.displayP3
        case .genericGray: CGColorSpace.genericGrayGamma2_2
        case .extendedGray: CGColorSpace.extendedGray
        case .linearGray: CGColorSpace.linearGray
        case .genericCMYK: CGColorSpace.genericCMYK
        }
    }

    var model: CGColorSpaceModel {
        switch self {
        case .deviceGray, .genericGray, .extendedGray, .linearGray: .monochrome
        case .deviceCMYK, .genericCMYK: .cmyk
        default: .rgb
        }
    }

    var componentCount: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        default: 3
        }
    }

    // MARK: Conversion

    /// Red, green and blue in sRGB for components without alpha.
    func sRGBComponents(_ components: [Double]) -> [Double] {
        switch self {
        case .deviceRGB, .sRGB, .extendedSRGB: components
        case .linearSRGB, .extendedLinearSRGB: components.map(Self.encode)
        case .displayP3: Self.product(Self.displayP3ToSRGB, components.map(Self.decode)).map(Self.encode)
        case .deviceGray, .extendedGray: Array(repeating: components[0], count: 3)
        case .genericGray: Array(repeating: Self.encode(pow(max(components[0], 0), 2.2)), count: 3)
        case .linearGray: Array(repeating: Self.encode(components[0]), count: 3)
        case .deviceCMYK, .genericCMYK: components.prefix(3).map { (1 - $0) * (1 - components[3]) }
        }
    }

    /// Components without alpha for red, green and blue in sRGB.
    func components(sRGB: [Double]) -> [Double] {
        switch self {
        case .deviceRGB, .extendedSRGB: sRGB
        case .sRGB: sRGB.map(Self.clamp)
        case .linearSRGB: sRGB.map { Self.clamp(Self.decode($0)) }
        case .extendedLinearSRGB: sRGB.map(Self.decode)
        case .displayP3: Self.product(Self.sRGBToDisplayP3, sRGB.map(Self.decode)).map(Self.encode)
        case .deviceGray, .extendedGray: [0.3 * sRGB[0] + 0.59 * sRGB[1] + 0.11 * sRGB[2]]
        case .genericGray: [pow(Self.luminance(sRGB), 1 / 2.2)]
        case .linearGray: [Self.luminance(sRGB)]
        case .deviceCMYK, .genericCMYK: Self.inks(sRGB.map(Self.clamp))
        }
    }

    private static func inks(_ rgb: [Double]) -> [Double] {
        let light = rgb.reduce(0, max)
        return light == 0 ? [0, 0, 0, 1] : rgb.map { 1 - $0 / light } + [1 - light]
    }

    private static func luminance(_ sRGB: [Double]) -> Double {
        let linear = sRGB.map(decode)
        return clamp(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    }

    private static func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }

    /// sRGB's transfer function, mirrored for negative values.
    private static func encode(_ linear: Double) -> Double {
        let size = abs(linear)
        let encoded = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -encoded : encoded
    }

    private static func decode(_ encoded: Double) -> Double {
        let size = abs(encoded)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -linear : linear
    }

    private static func product(_ rows: [[Double]], _ vector: [Double]) -> [Double] {
        rows.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
    }

    private static let displayP3ToSRGB = [
        [1.224_940_176_280_560, -0.224_940_176_280_560, 0], [-0.042_056_954_709_688, 1.042_056_954_709_688, 0],
        [-0.019_637_554_590_334, -0.078_636_045_550_632, 1.098_273_600_140_966],
    ]

    private static let sRGBToDisplayP3 = [
        [0.822_461_968_714_362, 0.177_538_031_285_638, 0], [0.033_194_198_850_930, 0.966_805_801_149_070, 0],
        [0.017_082_630_721_120, 0.072_397_440_663_450, 0.910_519_928_615_430],
    ]
}
