// Made by Scripts/fit-advances from label widths recorded in public Interface Builder documents; not to be edited.

extension FittedAdvances {
    /// Code points with the corrections of their advances, and of the same letter's with accents, in 1/2048 em: of the text design in
    /// the regular weight, what a weight's heaviness multiplies, and what the display design adds.
    static let characters: [(scalar: UInt32, text: Double, heavier: Double, display: Double)] = [
        (0x20, -18, 22, -2), (0x21, 33, -9, 15), (0x22, 46, 44, 5), (0x23, -21, 0, -2), (0x24, -41, 4, 1),
        (0x25, 6, -25, 24), (0x26, 48, 15, 12), (0x27, 38, 33, 13), (0x28, 3, 0, 15), (0x29, -3, 5, 25),
        (0x2A, -86, -37, 2), (0x2B, -31, 1, 15), (0x2C, 0, -1, 55), (0x2D, 24, 1, 6), (0x2E, 22, -6, 32),
        (0x2F, -46, 1, 11), (0x30, -14, -28, 73), (0x31, -16, 6, 63), (0x32, -24, 15, 21), (0x33, -36, 14, 25),
        (0x34, -15, -1, 15), (0x35, -14, 8, -2), (0x36, 20, 10, 31), (0x37, -37, 3, 14), (0x38, 20, -2, 13),
        (0x39, 23, 16, 65), (0x3A, 29, 28, -7), (0x3B, -9, 12, 13), (0x3C, -52, 4, 16), (0x3D, -34, 8, 19),
        (0x3E, -68, 4, 16), (0x3F, -12, 2, 17), (0x40, -32, -38, 22), (0x41, -37, -25, 12), (0x42, -18, 40, 20),
        (0x43, -39, -14, 16), (0x44, -2, 11, 24), (0x45, -16, 8, 29), (0x46, -17, 29, 32), (0x47, -10, -8, 13),
        (0x48, 6, 22, 12), (0x49, 2, 20, 13), (0x4A, -12, 30, 18), (0x4B, -1, 51, 21), (0x4C, -12, 37, 10),
        (0x4D, -48, 14, 17), (0x4E, -29, 42, 14), (0x4F, 11, -3, 14), (0x50, -25, 13, 15), (0x51, -11, 6, 17),
        (0x52, 3, 20, 36), (0x53, -18, 11, -4), (0x54, -53, 10, -8), (0x55, -7, 30, 29), (0x56, -15, -15, 19),
        (0x57, 26, -26, -8), (0x58, 12, -40, 13), (0x59, -51, -14, 8), (0x5A, -13, -8, 13), (0x5B, 4, 6, 1),
        (0x5C, -27, -1, -2), (0x5D, -3, 11, 12), (0x5E, -6, 31, 10), (0x5F, 215, -8, 16), (0x60, -71, 13, 18),
        (0x61, -31, 12, 19), (0x62, -46, 23, 6), (0x63, -26, -6, -2), (0x64, -45, 22, 33), (0x65, -35, 4, -12),
        (0x66, -22, 54, 13), (0x67, -24, 8, 7), (0x68, -24, 11, 4), (0x69, 4, 3, 3), (0x6A, 5, 6, 15),
        (0x6B, -19, 11, 8), (0x6C, 7, -1, 9), (0x6D, -21, 8, -13), (0x6E, -21, 6, -5), (0x6F, -23, 5, -1),
        (0x70, -20, 3, -4), (0x71, -22, 7, 11), (0x72, -14, 30, -28), (0x73, -24, 11, -18), (0x74, -27, 37, -20),
        (0x75, -2, -2, 15), (0x76, -55, 18, -12), (0x77, -108, 49, 21), (0x78, -72, 19, 5), (0x79, -45, 25, 13),
        (0x7A, -52, -5, 11), (0x7B, 7, 8, 4), (0x7C, -82, 3, 22), (0x7D, 5, 9, 8), (0x7E, -34, -2, 12),
        (0x2013, 12, 0, 8), (0x2019, 152, -4, 10), (0x2022, -130, 68, 6), (0x2026, -32, 15, 38),
    ]

    /// The correction of every advance in a weight, in 1/2048 em.
    static func correction(for weight: FontWeight) -> WeightCorrection {
        switch weight {
        case .ultraLight, .thin, .light: WeightCorrection(heaviness: -0.7, text: 25, display: -30)
        case .regular: WeightCorrection(heaviness: 0, text: 19, display: -25)
        case .medium: WeightCorrection(heaviness: 0.35, text: 26, display: -32)
        case .semibold: WeightCorrection(heaviness: 0.6, text: 28, display: -13)
        case .bold: WeightCorrection(heaviness: 1, text: 34, display: 5)
        case .heavy, .black: WeightCorrection(heaviness: 1.4, text: 45, display: 33)
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
        (9, -6), (11, 0), (17, 0), (20, -15), (24, -60), (28, -67), (34, -74), (48, -77),
    ]
    private static let twoFonts: [(pointSize: Double, units: Double)] = [
        (9, 0), (11, -3), (17, 4), (20, 9), (24, -48), (28, -69), (34, -73), (48, -49),
    ]
    private static let earlyTwoFonts: [(pointSize: Double, units: Double)] = [
        (9, -6), (11, -5), (17, 5), (20, 35), (24, -34), (28, -40), (34, -42), (48, -51),
    ]

    /// The point sizes from the text design to the display design, in the font that has both.
    static let designs: ClosedRange<Double> = 17...28
}
