// Made by Scripts/fit-advances from label widths recorded in public Interface Builder documents; not to be edited.

extension FittedAdvances {
    /// Code points with the corrections of their advances, and of the same letter's with accents, in 1/2048 em: of the text design in
    /// the regular weight, what a weight's heaviness multiplies, and what the display design adds.
    static let characters: [(scalar: UInt32, text: Double, heavier: Double, display: Double)] = [
        (0x20, -22, 23, -9), (0x21, 25, -8, 6), (0x22, 49, 47, 5), (0x23, -24, -1, 2), (0x24, -43, 3, 4),
        (0x25, 4, -26, 11), (0x26, 42, 15, 6), (0x27, 65, 34, 9), (0x28, 2, -1, 10), (0x29, -6, 3, 16),
        (0x2A, -100, -38, 6), (0x2B, -45, 0, 11), (0x2C, -9, 0, 42), (0x2D, 8, 0, 8), (0x2E, 20, -6, 34),
        (0x2F, -75, 0, 10), (0x30, -19, -29, 69), (0x31, -10, 7, 40), (0x32, -28, 17, 31), (0x33, -53, 11, 17),
        (0x34, -15, 23, 50), (0x35, -12, 5, -7), (0x36, 4, 6, 30), (0x37, -26, 2, 8), (0x38, 11, -4, 8),
        (0x39, 17, 14, 61), (0x3A, 22, 30, -20), (0x3B, -12, 13, 8), (0x3C, -60, 3, 13), (0x3D, -13, 8, 15),
        (0x3E, -77, 3, 13), (0x3F, -14, 2, 8), (0x40, -53, -42, 10), (0x41, -43, -29, -1), (0x42, -26, 30, 8),
        (0x43, -47, -19, 17), (0x44, -4, 8, 23), (0x45, -14, 5, 19), (0x46, -18, 25, 25), (0x47, -13, -4, 8),
        (0x48, -5, 24, 16), (0x49, -12, 17, 9), (0x4A, -21, 29, 14), (0x4B, -1, 49, 12), (0x4C, -20, 38, -10),
        (0x4D, -57, 12, 12), (0x4E, -39, 44, 0), (0x4F, 8, -5, 9), (0x50, -22, 9, 7), (0x51, -10, 5, 13),
        (0x52, 0, 16, 24), (0x53, -23, 13, -13), (0x54, -57, 4, -10), (0x55, -25, 32, 13), (0x56, -24, -22, 14),
        (0x57, 15, -27, -8), (0x58, 14, -41, 8), (0x59, -60, -20, 8), (0x5A, -14, -9, 9), (0x5B, 1, 7, 1),
        (0x5C, -29, -2, 2), (0x5D, -8, 11, 8), (0x5E, -9, 34, 6), (0x5F, 199, -10, 10), (0x60, -81, 12, 18),
        (0x61, -37, 11, 17), (0x62, -46, 22, 17), (0x63, -26, -4, -9), (0x64, -45, 23, 19), (0x65, -39, 6, -26),
        (0x66, -24, 52, 14), (0x67, -31, 7, 2), (0x68, -20, 13, 11), (0x69, 1, -3, -6), (0x6A, -4, 5, 10),
        (0x6B, -23, 12, 12), (0x6C, 3, -2, 8), (0x6D, -24, 5, -13), (0x6E, -25, 7, -9), (0x6F, -27, 10, -10),
        (0x70, -26, 7, -5), (0x71, -37, 7, 9), (0x72, -18, 35, -21), (0x73, -30, 12, -18), (0x74, -31, 39, -22),
        (0x75, -9, -8, -2), (0x76, -64, 19, -4), (0x77, -114, 48, 23), (0x78, -76, 20, 6), (0x79, -54, 23, 7),
        (0x7A, -39, -5, 8), (0x7B, 5, 8, -1), (0x7C, -85, 2, 16), (0x7D, 2, 9, 1), (0x7E, -40, -3, 10),
        (0x2013, 13, 0, 2), (0x2019, 144, -3, 4), (0x2022, -136, 68, 13), (0x2026, -36, 15, 16),
    ]

    /// The correction of every advance in a weight, in 1/2048 em.
    static func correction(for weight: FontWeight) -> WeightCorrection {
        switch weight {
        case .ultraLight: WeightCorrection(heaviness: -1.4, text: 23, display: 2)
        case .thin: WeightCorrection(heaviness: -1, text: 26, display: -30)
        case .light: WeightCorrection(heaviness: -0.7, text: 29, display: -2)
        case .regular: WeightCorrection(heaviness: 0, text: 23, display: 2)
        case .medium: WeightCorrection(heaviness: 0.35, text: 30, display: 23)
        case .semibold: WeightCorrection(heaviness: 0.6, text: 32, display: 14)
        case .bold: WeightCorrection(heaviness: 1, text: 37, display: 32)
        case .heavy: WeightCorrection(heaviness: 1.4, text: 54, display: 60)
        case .black: WeightCorrection(heaviness: 1.6, text: 36, display: 21)
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
        (9, -4), (11, 0), (17, 0), (20, -20), (24, -71), (28, -85), (34, -92), (48, -94),
    ]
    private static let twoFonts: [(pointSize: Double, units: Double)] = [
        (9, 0), (11, -2), (17, 4), (20, -9), (24, -66), (28, -83), (34, -92), (48, -61),
    ]
    private static let earlyTwoFonts: [(pointSize: Double, units: Double)] = [
        (9, -4), (11, -6), (17, 6), (20, 18), (24, -38), (28, -96), (34, 2), (48, -73),
    ]

    /// The point sizes from the text design to the display design, in the font that has both.
    static let designs: ClosedRange<Double> = 17...28
}
