// Made by Scripts/fit-advances from label widths recorded in public Interface Builder documents; not to be edited.

extension FittedAdvances {
    /// Code points with the corrections of their advances, and of the same letter's with accents, in 1/2048 em: of the
    /// text design in the regular weight, what a weight's heaviness multiplies, and what the display design adds.
    static let characters: [(scalar: UInt32, text: Double, heavier: Double, display: Double)] = [
        (0x20, -62, 34, -42), (0x21, 18, -8, 20), (0x22, 34, 53, -3), (0x23, -63, -1, -12), (0x24, -68, 5, -5),
        (0x25, -66, -28, 25), (0x26, 38, 16, 11), (0x27, 22, 37, 4), (0x28, -22, -3, 5), (0x29, -53, 1, 11),
        (0x2A, -139, -41, -14), (0x2B, -80, -2, 6), (0x2C, -64, -2, 10), (0x2D, -19, 0, -11), (0x2E, -21, 2, 24),
        (0x2F, -114, -2, 15), (0x30, -61, -25, 40), (0x31, -62, 10, 64), (0x32, -72, 14, 1), (0x33, -88, 9, 19),
        (0x34, -71, -2, 9), (0x35, -41, 5, 0), (0x36, -29, 4, 33), (0x37, -64, 1, 9), (0x38, -8, 0, 5),
        (0x39, -36, 5, 26), (0x3A, -10, 29, 21), (0x3B, -43, 14, 8), (0x3C, -127, 2, -1), (0x3D, -55, 7, 1),
        (0x3E, -126, 2, -1), (0x3F, -49, 2, 17), (0x40, -119, -48, 24), (0x41, -87, -30, 4), (0x42, -60, 38, -7),
        (0x43, -86, -19, 28), (0x44, -47, 8, 2), (0x45, -64, 4, 27), (0x46, -68, 24, 20), (0x47, -54, -8, 13),
        (0x48, -50, 27, 18), (0x49, -56, 21, 7), (0x4A, -51, 31, 4), (0x4B, -37, 51, 15), (0x4C, -52, 40, 8),
        (0x4D, -93, 11, 13), (0x4E, -75, 48, 10), (0x4F, -35, -10, 17), (0x50, -59, 14, 12), (0x51, -31, 3, 12),
        (0x52, -42, 12, 22), (0x53, -63, 13, 7), (0x54, -97, 4, 4), (0x55, -61, 33, 10), (0x56, -63, -24, -7),
        (0x57, -27, -33, 1), (0x58, -1, -46, 9), (0x59, -101, -18, 16), (0x5A, -40, -11, 7), (0x5B, -16, 9, -23),
        (0x5C, -40, -3, -12), (0x5D, -51, 13, -16), (0x5E, -33, 38, 6), (0x5F, 190, -13, 28), (0x60, -157, 12, -12),
        (0x61, -89, 12, 6), (0x62, -78, 19, -7), (0x63, -65, 1, -11), (0x64, -82, 21, -10), (0x65, -86, 10, -21),
        (0x66, -60, 53, 4), (0x67, -68, 13, -16), (0x68, -59, 17, 9), (0x69, -46, -1, 9), (0x6A, -43, 8, 13),
        (0x6B, -72, 11, -10), (0x6C, -31, -1, 6), (0x6D, -61, 11, -32), (0x6E, -67, 2, -16), (0x6F, -75, 9, -16),
        (0x70, -63, 6, -25), (0x71, -92, 9, -1), (0x72, -48, 33, -41), (0x73, -73, 5, -10), (0x74, -66, 41, -30),
        (0x75, -58, -6, 1), (0x76, -97, 22, 0), (0x77, -162, 48, -18), (0x78, -116, 19, -8), (0x79, -92, 18, 8),
        (0x7A, -73, -6, 1), (0x7B, -29, 8, -1), (0x7C, -168, 1, 4), (0x7D, -40, 10, 1), (0x7E, -82, -4, -3),
        (0x2013, -36, 0, 12), (0x2019, 141, -4, 11), (0x2022, -197, 74, -25), (0x2026, -92, 16, 49),
    ]

    /// The correction of every advance in a weight, in 1/2048 em.
    static func correction(for weight: FontWeight) -> WeightCorrection {
        switch weight {
        case .ultraLight: WeightCorrection(heaviness: -1.4, text: 65, display: -41)
        case .thin: WeightCorrection(heaviness: -1, text: 63, display: -57)
        case .light: WeightCorrection(heaviness: -0.7, text: 72, display: -41)
        case .regular: WeightCorrection(heaviness: 0, text: 65, display: -41)
        case .medium: WeightCorrection(heaviness: 0.35, text: 72, display: -33)
        case .semibold: WeightCorrection(heaviness: 0.6, text: 73, display: -26)
        case .bold: WeightCorrection(heaviness: 1, text: 81, display: -13)
        case .heavy: WeightCorrection(heaviness: 1.4, text: 103, display: -7)
        case .black: WeightCorrection(heaviness: 1.6, text: 131, display: 31)
        }
    }

    /// Point sizes with the correction of every advance, in 1/2048 em; linear between them.
    static func sizes(_ sizing: OpticalSizing) -> [(pointSize: Double, units: Double)] {
        switch sizing {
        case .continuous: continuous
        case .twoFonts: twoFonts
        case .earlyTwoFonts: earlyTwoFonts
        case .helveticaNeue: helveticaNeueSizes
        }
    }

    private static let continuous: [(pointSize: Double, units: Double)] = [
        (9, -6), (11, 0), (17, 0), (20, 5), (24, -20), (28, 0),
    ]
    private static let twoFonts: [(pointSize: Double, units: Double)] = [
        (9, 1), (11, -2), (17, 5), (19.99, 5), (20, 0),
    ]
    private static let earlyTwoFonts: [(pointSize: Double, units: Double)] = [
        (9, -6), (11, -1), (17, 5), (19.99, 5), (20, 28),
    ]

    /// The point sizes from the text design to the display design, in the font that has both.
    static let designs: ClosedRange<Double> = 17...28
}
