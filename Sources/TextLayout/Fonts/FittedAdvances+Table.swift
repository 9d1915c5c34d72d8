// Made by Scripts/fit-advances from label widths recorded in public Interface Builder documents; not to be edited.

extension FittedAdvances {
    /// Code points and what their advance, and that of the same letters with accents, grows by, in 1/2048 em.
    static let characters: [(scalar: UInt32, units: Double)] = [
        (0x20, 8), (0x21, 26), (0x23, -7), (0x24, -16), (0x25, 22), (0x27, 56), (0x28, 27), (0x29, 27),
        (0x2A, -56), (0x2B, -10), (0x2C, -6), (0x2D, 26), (0x2E, 46), (0x2F, -38), (0x30, 7), (0x31, 10),
        (0x32, -9), (0x33, -19), (0x34, -4), (0x35, 2), (0x36, 18), (0x37, -15), (0x38, 34), (0x39, 33),
        (0x3A, 54), (0x3F, -7), (0x41, -19), (0x42, 10), (0x43, -25), (0x44, 6), (0x45, -5), (0x46, -15),
        (0x47, 3), (0x48, 25), (0x49, 26), (0x4A, 4), (0x4B, 2), (0x4C, 4), (0x4D, -34), (0x4F, 23),
        (0x50, 2), (0x51, 4), (0x52, 26), (0x53, 4), (0x54, -36), (0x55, 12), (0x56, -1), (0x57, 49),
        (0x58, 10), (0x59, -30), (0x5B, 20), (0x5D, 20), (0x61, -20), (0x63, -9), (0x64, -27), (0x65, -15),
        (0x68, -10), (0x69, 16), (0x6A, -11), (0x6B, -25), (0x6C, 25), (0x6D, -6), (0x6E, 1), (0x6F, -6),
        (0x70, 4), (0x71, -16), (0x72, 6), (0x73, -1), (0x74, -4), (0x75, 7), (0x76, -31), (0x77, -66),
        (0x78, -54), (0x79, -16), (0x7A, -27), (0x7B, 19), (0x7D, 19),
    ]

    /// What every advance of a weight grows by, in 1/2048 em.
    static func units(for weight: FontWeight) -> Double {
        switch weight {
        case .ultraLight, .thin, .light: -4
        case .medium: 11
        case .semibold: 17
        case .bold: 27
        case .heavy, .black: 41
        case .regular: 0
        }
    }

    /// What every advance grows by at 25 points and above, in 1/2048 em; in proportion from 17 points on.
    static let opticalUnits: Double = -66
    static let opticalRange: ClosedRange<Double> = 17...25
}
