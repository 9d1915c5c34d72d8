/// The fonts of the system font, and the dependence of its design on the size: both changed with the versions of the
/// system.
package enum OpticalSizing: Hashable, Sendable {
    /// iOS 14 and later: a single font, whose design changes gradually from 17 to 28 points.
    case continuous
    /// iOS 11 to 13: a font for text and, from 20 points on, another one for display.
    case twoFonts
    /// iOS 9 and 10: the same fonts, a little wider.
    case earlyTwoFonts
    /// iOS 7 and 8: another family, Helvetica Neue, spaced by size.
    case helveticaNeue

    /// Whether text of a size uses the display font.
    ///
    /// - Source: Apple's Human Interface Guidelines before iOS 14: the text font up to 19 points, the display font from
    ///   20 on.
    func hasDisplayFont(pointSize: Double) -> Bool {
        switch self {
        case .continuous, .helveticaNeue: false
        case .twoFonts, .earlyTwoFonts: pointSize >= 20
        }
    }
}
