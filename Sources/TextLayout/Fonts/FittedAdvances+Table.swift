// Made by Scripts/fit-advances from label widths recorded in public Interface Builder documents; not to be edited.

extension FittedAdvances {
    /// Code points with the corrections of their advances, and of the same letter's with accents, in 1/2048 em: of the text design in
    /// the regular weight, what a weight's heaviness multiplies, and what the display design adds.
    static let characters: [(scalar: UInt32, text: Double, heavier: Double, display: Double)] = [
        (0x20, -49, 29, -29), (0x21, 33, -7, 32), (0x22, 29, 59, 3), (0x23, -53, -3, -6), (0x24, -56, 2, -1),
        (0x25, -35, -29, 28), (0x26, 22, 16, 14), (0x27, 25, 38, 12), (0x28, -16, -7, 14), (0x29, -40, -3, 24),
        (0x2A, -118, -42, -3), (0x2B, -59, -3, 18), (0x2C, -46, -3, 17), (0x2D, -11, -1, 1), (0x2E, -8, -1, 31),
        (0x2F, -92, -4, 21), (0x30, -50, -28, 48), (0x31, -47, 7, 73), (0x32, -61, 11, 15), (0x33, -76, 6, 26),
        (0x34, -57, -5, 20), (0x35, -38, 2, 13), (0x36, -15, -2, 39), (0x37, -43, -1, 16), (0x38, 3, -7, 13),
        (0x39, -21, 4, 29), (0x3A, 0, 28, 25), (0x3B, -33, 15, 13), (0x3C, -102, 0, 13), (0x3D, -56, 4, 15),
        (0x3E, -102, 0, 13), (0x3F, -38, 2, 19), (0x40, -76, -55, 27), (0x41, -73, -27, 4), (0x42, -53, 37, 7),
        (0x43, -81, -20, 24), (0x44, -36, 8, 15), (0x45, -49, 1, 31), (0x46, -53, 21, 28), (0x47, -42, -6, 13),
        (0x48, -35, 24, 21), (0x49, -42, 14, 20), (0x4A, -39, 30, 8), (0x4B, -30, 47, 22), (0x4C, -44, 41, 20),
        (0x4D, -86, 9, 24), (0x4E, -64, 44, 19), (0x4F, -20, -8, 20), (0x50, -53, 11, 17), (0x51, -25, 2, 17),
        (0x52, -30, 10, 23), (0x53, -50, 12, 12), (0x54, -88, 1, 1), (0x55, -51, 31, 19), (0x56, -44, -31, -1),
        (0x57, -18, -35, 7), (0x58, -4, -47, 12), (0x59, -85, -23, 17), (0x5A, -40, -14, 13), (0x5B, -15, 9, -8),
        (0x5C, -38, -6, -6), (0x5D, -41, 12, 3), (0x5E, -25, 42, 11), (0x5F, 205, -13, 25), (0x60, -135, 11, 11),
        (0x61, -74, 8, 13), (0x62, -69, 20, 8), (0x63, -58, 5, 5), (0x64, -72, 25, 7), (0x65, -73, 10, -15),
        (0x66, -49, 51, 13), (0x67, -60, 15, -2), (0x68, -45, 14, 17), (0x69, -33, -3, 15), (0x6A, -41, 8, 12),
        (0x6B, -59, 11, -2), (0x6C, -21, 0, 16), (0x6D, -54, 12, -20), (0x6E, -57, 9, -13), (0x6F, -63, 13, -10),
        (0x70, -53, 8, -13), (0x71, -61, 11, 15), (0x72, -38, 29, -24), (0x73, -62, 5, -6), (0x74, -54, 43, -24),
        (0x75, -44, -5, 9), (0x76, -83, 23, 1), (0x77, -149, 43, 1), (0x78, -104, 19, 7), (0x79, -81, 19, 6),
        (0x7A, -66, -9, 9), (0x7B, -19, 8, 4), (0x7C, -125, -2, 19), (0x7D, -28, 10, 8), (0x7E, -69, -5, 8),
        (0x2013, -4, 0, 11), (0x2019, 111, -2, 12), (0x2022, -171, 74, -4), (0x2026, -60, 16, 48),
    ]

    /// The correction of every advance in a weight, in 1/2048 em.
    static func correction(for weight: FontWeight) -> WeightCorrection {
        switch weight {
        case .ultraLight: WeightCorrection(heaviness: -1.4, text: 53, display: -61)
        case .thin: WeightCorrection(heaviness: -1, text: 51, display: -74)
        case .light: WeightCorrection(heaviness: -0.7, text: 60, display: -61)
        case .regular: WeightCorrection(heaviness: 0, text: 53, display: -61)
        case .medium: WeightCorrection(heaviness: 0.35, text: 60, display: -52)
        case .semibold: WeightCorrection(heaviness: 0.6, text: 62, display: -46)
        case .bold: WeightCorrection(heaviness: 1, text: 68, display: -33)
        case .heavy: WeightCorrection(heaviness: 1.4, text: 87, display: -6)
        case .black: WeightCorrection(heaviness: 1.6, text: 118, display: 10)
        }
    }

    /// Point sizes with the correction of every advance, in 1/2048 em; linear between them.
    static func sizes(_ sizing: OpticalSizing) -> [(pointSize: Double, units: Double)] {
        switch sizing {
        case .continuous: continuous
        case .twoFonts: twoFonts
        case .earlyTwoFonts: earlyTwoFonts
        }
    }

    private static let continuous: [(pointSize: Double, units: Double)] = [
        (9, -7), (11, 0), (17, 0), (20, 5), (24, -20), (28, 0),
    ]
    private static let twoFonts: [(pointSize: Double, units: Double)] = [
        (9, -1), (11, -2), (17, 5), (19.99, 5), (20, -1),
    ]
    private static let earlyTwoFonts: [(pointSize: Double, units: Double)] = [
        (9, -7), (11, -3), (17, 5), (19.99, 5), (20, 27),
    ]

    /// The point sizes from the text design to the display design, in the font that has both.
    static let designs: ClosedRange<Double> = 17...28
}
