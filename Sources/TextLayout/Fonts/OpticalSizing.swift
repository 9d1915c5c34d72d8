/// How the system font's design depends on its size, which changed with the versions of the system.
package enum OpticalSizing: Hashable, Sendable {
    /// iOS 14 and later: one font, whose design changes gradually from 17 to 28 points.
    case continuous
    /// iOS 11 to 13: one font for text and, from 20 points on, another for display.
    case twoFonts
    /// iOS 9 and 10: the same fonts with other tracking.
    case earlyTwoFonts
}
