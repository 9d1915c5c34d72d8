// Made by Scripts/fit-advances from label widths recorded in public Interface Builder documents; not to be edited.

extension FittedAdvances {
    /// Code points with the correction of their advance, and of the same letter's with accents, in 1/2048 em.
    static let characters: [(scalar: UInt32, units: Double)] = [
        (0x20, 7), (0x21, 12), (0x23, -8), (0x24, -16), (0x25, 22), (0x27, 59), (0x28, 31), (0x29, 31),
        (0x2A, -55), (0x2B, -22), (0x2C, -9), (0x2D, 23), (0x2E, 45), (0x2F, -37), (0x30, 8), (0x31, 5),
        (0x32, -4), (0x33, -13), (0x34, -3), (0x35, 8), (0x36, 25), (0x37, -14), (0x38, 34), (0x39, 38),
        (0x3A, 51), (0x3F, -10), (0x41, -16), (0x42, 16), (0x43, -30), (0x44, 2), (0x45, -5), (0x46, -13),
        (0x47, 4), (0x48, 13), (0x49, 31), (0x4A, 6), (0x4B, 2), (0x4C, -3), (0x4D, -32), (0x4E, 1),
        (0x4F, 23), (0x50, 4), (0x51, 2), (0x52, 27), (0x53, 2), (0x54, -37), (0x55, 12), (0x56, 5),
        (0x57, 47), (0x58, -3), (0x59, -30), (0x5B, 11), (0x5D, 11), (0x61, -19), (0x62, 8), (0x63, -11),
        (0x64, -24), (0x65, -15), (0x66, -7), (0x67, -4), (0x68, -8), (0x69, 17), (0x6A, -21), (0x6B, -26),
        (0x6C, 24), (0x6D, -4), (0x6E, 6), (0x6F, -5), (0x70, -1), (0x71, -19), (0x72, 6), (0x73, -1),
        (0x74, -3), (0x75, 10), (0x76, -38), (0x77, -64), (0x78, -56), (0x79, -13), (0x7A, -26), (0x7B, 16),
        (0x7D, 16), (0x2019, 80), (0x2022, -32), (0x2026, -9),
    ]

    /// The correction of every advance in a weight, in 1/2048 em.
    static func units(for weight: FontWeight) -> Double {
        switch weight {
        case .ultraLight, .thin, .light: -5
        case .medium: 11
        case .semibold: 15
        case .bold: 31
        case .heavy, .black: 47
        case .regular: 0
        }
    }

    /// The correction of every advance at 26 points and above, in 1/2048 em; it increases linearly from 17 points on.
    static let opticalUnits: Double = -94
    static let opticalRange: ClosedRange<Double> = 17...26
}
