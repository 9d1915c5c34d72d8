// Made by Scripts/fit-advances from label widths recorded in public Interface Builder documents; not to be edited.

extension FittedAdvances {
    /// Code points with the corrections of their advances, and of the same letter's with accents, in 1/2048 em: of the text design in
    /// the regular weight, what a weight's heaviness multiplies, and what the display design adds.
    static let characters: [(scalar: UInt32, text: Double, heavier: Double, display: Double)] = [
        (0x20, -31, 26, -30), (0x21, 55, -8, 29), (0x22, 41, 56, 3), (0x23, -36, -2, -5), (0x24, -42, 2, 0),
        (0x25, -15, -28, 25), (0x26, 31, 16, 13), (0x27, 45, 37, 11), (0x28, -6, -5, 13), (0x29, -20, -2, 22),
        (0x2A, -103, -41, -2), (0x2B, -35, -2, 18), (0x2C, -32, -3, 15), (0x2D, 8, 0, 3), (0x2E, 11, 2, 34),
        (0x2F, -71, -4, 22), (0x30, -30, -28, 47), (0x31, -24, 8, 66), (0x32, -42, 12, 15), (0x33, -58, 7, 25),
        (0x34, -39, -4, 21), (0x35, -17, 3, 11), (0x36, 1, 0, 40), (0x37, -29, 0, 15), (0x38, 17, -6, 14),
        (0x39, -2, 6, 30), (0x3A, 19, 28, 22), (0x3B, -19, 15, 12), (0x3C, -77, 1, 13), (0x3D, -30, 5, 15),
        (0x3E, -77, 1, 13), (0x3F, -23, 2, 17), (0x40, -55, -51, 23), (0x41, -56, -25, 6), (0x42, -38, 36, 11),
        (0x43, -57, -19, 23), (0x44, -17, 8, 12), (0x45, -28, 1, 29), (0x46, -32, 23, 27), (0x47, -29, -5, 9),
        (0x48, -12, 24, 22), (0x49, -23, 14, 20), (0x4A, -27, 30, 9), (0x4B, -6, 48, 20), (0x4C, -26, 40, 17),
        (0x4D, -66, 11, 21), (0x4E, -44, 46, 19), (0x4F, -4, -7, 17), (0x50, -29, 11, 15), (0x51, -23, 3, 17),
        (0x52, -11, 10, 20), (0x53, -33, 12, 8), (0x54, -69, 4, -4), (0x55, -31, 32, 15), (0x56, -33, -28, 1),
        (0x57, 7, -32, 4), (0x58, 7, -45, 12), (0x59, -68, -22, 15), (0x5A, -18, -13, 13), (0x5B, -8, 8, -5),
        (0x5C, -31, -5, -5), (0x5D, -23, 12, 6), (0x5E, -14, 40, 10), (0x5F, 179, -9, 21), (0x60, -96, 12, 12),
        (0x61, -50, 9, 6), (0x62, -55, 21, 13), (0x63, -36, 4, 4), (0x64, -54, 25, 3), (0x65, -52, 8, -16),
        (0x66, -33, 52, 15), (0x67, -42, 13, -6), (0x68, -32, 14, 15), (0x69, -10, -4, 12), (0x6A, -16, 8, 12),
        (0x6B, -36, 12, -3), (0x6C, -5, -1, 18), (0x6D, -35, 11, -20), (0x6E, -38, 6, -8), (0x6F, -39, 11, -12),
        (0x70, -37, 7, -10), (0x71, -44, 10, 15), (0x72, -27, 33, -22), (0x73, -40, 6, -10), (0x74, -41, 47, -28),
        (0x75, -21, -6, 6), (0x76, -72, 23, 4), (0x77, -128, 44, -1), (0x78, -87, 19, 6), (0x79, -62, 19, 5),
        (0x7A, -47, -9, 8), (0x7B, -4, 8, 4), (0x7C, -99, -1, 18), (0x7D, -9, 10, 7), (0x7E, -48, -5, 8),
        (0x2013, 7, 0, 9), (0x2019, 132, -2, 11), (0x2022, -143, 73, -1), (0x2026, -47, 16, 42),
    ]

    /// The correction of every advance in a weight, in 1/2048 em.
    static func correction(for weight: FontWeight) -> WeightCorrection {
        switch weight {
        case .ultraLight: WeightCorrection(heaviness: -1.4, text: 34, display: -79)
        case .thin: WeightCorrection(heaviness: -1, text: 32, display: -91)
        case .light: WeightCorrection(heaviness: -0.7, text: 40, display: -79)
        case .regular: WeightCorrection(heaviness: 0, text: 34, display: -79)
        case .medium: WeightCorrection(heaviness: 0.35, text: 41, display: -70)
        case .semibold: WeightCorrection(heaviness: 0.6, text: 43, display: -65)
        case .bold: WeightCorrection(heaviness: 1, text: 49, display: -50)
        case .heavy: WeightCorrection(heaviness: 1.4, text: 67, display: -24)
        case .black: WeightCorrection(heaviness: 1.6, text: 99, display: -7)
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
        (9, -6), (11, 0), (17, 0), (20, 5), (24, -21), (28, 0),
    ]
    private static let twoFonts: [(pointSize: Double, units: Double)] = [
        (9, -1), (11, -2), (17, 5), (19.99, 5), (20, -1),
    ]
    private static let earlyTwoFonts: [(pointSize: Double, units: Double)] = [
        (9, -6), (11, -5), (17, 5), (19.99, 5), (20, 27),
    ]

    /// The point sizes from the text design to the display design, in the font that has both.
    static let designs: ClosedRange<Double> = 17...28
}
