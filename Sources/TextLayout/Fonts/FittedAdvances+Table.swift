// Made by Scripts/fit-advances from label widths recorded in public Interface Builder documents; not to be edited.

extension FittedAdvances {
    /// Code points with the corrections of their advances, and of the same letter's with accents, in 1/2048 em: of the text design in
    /// the regular weight, what a weight's heaviness multiplies, and what the display design adds.
    static let characters: [(scalar: UInt32, text: Double, heavier: Double, display: Double)] = [
        (0x20, -17, 28, -11), (0x21, 35, -7, 18), (0x22, 54, 61, 10), (0x23, -24, -2, 5), (0x24, -36, 1, 9),
        (0x25, 11, -31, 17), (0x26, 46, 17, 10), (0x27, 68, 41, 16), (0x28, 5, -6, 18), (0x29, 0, -1, 28),
        (0x2A, -90, -45, 12), (0x2B, -33, -2, 22), (0x2C, -2, -2, 59), (0x2D, 17, 0, 19), (0x2E, 25, -8, 29),
        (0x2F, -62, -3, 17), (0x30, -14, -27, 75), (0x31, -6, 7, 53), (0x32, -21, 10, 40), (0x33, -45, 12, 28),
        (0x34, -24, -4, 24), (0x35, -4, -2, 12), (0x36, 16, 0, 50), (0x37, -18, 0, 16), (0x38, 22, -7, 21),
        (0x39, 22, 13, 68), (0x3A, 27, 36, -13), (0x3B, -7, 16, 14), (0x3C, -54, 1, 24), (0x3D, -6, 6, 26),
        (0x3E, -73, 1, 24), (0x3F, -10, 2, 13), (0x40, -45, -56, 15), (0x41, -37, -27, 17), (0x42, -21, 46, 25),
        (0x43, -42, -20, 23), (0x44, 0, 10, 26), (0x45, -9, 5, 20), (0x46, -15, 28, 25), (0x47, -8, -6, 9),
        (0x48, 0, 25, 22), (0x49, -6, 17, 15), (0x4A, -17, 33, 20), (0x4B, 5, 53, 19), (0x4C, -14, 44, 0),
        (0x4D, -50, 11, 24), (0x4E, -33, 49, 12), (0x4F, 14, -5, 16), (0x50, -16, 11, 9), (0x51, -3, 3, 19),
        (0x52, 6, 17, 29), (0x53, -17, 12, -7), (0x54, -52, 4, -4), (0x55, -20, 35, 21), (0x56, -19, -29, 13),
        (0x57, 22, -35, -2), (0x58, 24, -50, 13), (0x59, -55, -26, 8), (0x5A, -10, -14, 15), (0x5B, 3, 8, 7),
        (0x5C, -28, -5, 5), (0x5D, -2, 12, 18), (0x5E, -5, 44, 11), (0x5F, 205, -13, 9), (0x60, -70, 13, 34),
        (0x61, -31, 11, 20), (0x62, -41, 26, 22), (0x63, -21, -2, 5), (0x64, -40, 24, 22), (0x65, -33, 6, -15),
        (0x66, -20, 56, 22), (0x67, -27, 11, 10), (0x68, -15, 14, 16), (0x69, 7, 0, 1), (0x6A, 5, 8, 17),
        (0x6B, -18, 14, 16), (0x6C, 8, 2, 15), (0x6D, -19, 8, -5), (0x6E, -21, 9, -4), (0x6F, -22, 9, -1),
        (0x70, -21, 8, -1), (0x71, -31, 11, 16), (0x72, -12, 36, -17), (0x73, -25, 12, -11), (0x74, -26, 43, -14),
        (0x75, -4, -1, 13), (0x76, -60, 23, -1), (0x77, -109, 48, 29), (0x78, -73, 21, 5), (0x79, -48, 25, 15),
        (0x7A, -34, -9, 15), (0x7B, 10, 9, 4), (0x7C, -76, 0, 29), (0x7D, 8, 10, 8), (0x7E, -33, -5, 19),
        (0x2013, 19, 0, 3), (0x2019, 149, -2, 6), (0x2022, -129, 80, 27), (0x2026, -31, 18, 22),
    ]

    /// The correction of every advance in a weight, in 1/2048 em.
    static func correction(for weight: FontWeight) -> WeightCorrection {
        switch weight {
        case .ultraLight, .thin, .light: WeightCorrection(heaviness: -0.7, text: 25, display: -11)
        case .regular: WeightCorrection(heaviness: 0, text: 18, display: -9)
        case .medium: WeightCorrection(heaviness: 0.35, text: 24, display: 6)
        case .semibold: WeightCorrection(heaviness: 0.6, text: 26, display: 2)
        case .bold: WeightCorrection(heaviness: 1, text: 31, display: 19)
        case .heavy, .black: WeightCorrection(heaviness: 1.4, text: 47, display: 46)
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
        (9, -4), (11, 0), (17, 0), (20, -20), (24, -71), (28, -87), (34, -93), (48, -95),
    ]
    private static let twoFonts: [(pointSize: Double, units: Double)] = [
        (9, 0), (11, -2), (17, 4), (20, -9), (24, -67), (28, -88), (34, -93), (48, -70),
    ]
    private static let earlyTwoFonts: [(pointSize: Double, units: Double)] = [
        (9, -4), (11, -6), (17, 6), (20, 17), (24, -36), (28, -102), (34, 7), (48, -82),
    ]

    /// The point sizes from the text design to the display design, in the font that has both.
    static let designs: ClosedRange<Double> = 17...28
}
