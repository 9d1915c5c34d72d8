/// Colours that do not depend on traits.
extension UIColor {
    /// Opaque black: white 0.
    public class var black: UIColor { fixedBlack }
    /// Opaque grey: white 1/3.
    public class var darkGray: UIColor { fixedDarkGray }
    /// Opaque grey: white 2/3.
    public class var lightGray: UIColor { fixedLightGray }
    /// Opaque white: white 1.
    public class var white: UIColor { fixedWhite }
    /// Opaque grey: white 0.5.
    public class var gray: UIColor { fixedGray }
    /// Opaque red: (1, 0, 0) in sRGB.
    public class var red: UIColor { fixedRed }
    /// Opaque green: (0, 1, 0) in sRGB.
    public class var green: UIColor { fixedGreen }
    /// Opaque blue: (0, 0, 1) in sRGB.
    public class var blue: UIColor { fixedBlue }
    /// Opaque cyan: (0, 1, 1) in sRGB.
    public class var cyan: UIColor { fixedCyan }
    /// Opaque yellow: (1, 1, 0) in sRGB.
    public class var yellow: UIColor { fixedYellow }
    /// Opaque magenta: (1, 0, 1) in sRGB.
    public class var magenta: UIColor { fixedMagenta }
    /// Opaque orange: (1, 0.5, 0) in sRGB.
    public class var orange: UIColor { fixedOrange }
    /// Opaque purple: (0.5, 0, 0.5) in sRGB.
    public class var purple: UIColor { fixedPurple }
    /// Opaque brown: (0.6, 0.4, 0.2) in sRGB.
    public class var brown: UIColor { fixedBrown }
    /// Transparent black.
    public class var clear: UIColor { fixedClear }
    /// Text on dark backgrounds: white with alpha 0.6.
    public class var lightText: UIColor { fixedLightText }
    /// Text on light backgrounds: opaque black.
    public class var darkText: UIColor { fixedBlack }

    private static let fixedBlack = UIColor(white: 0, alpha: 1)
    private static let fixedDarkGray = UIColor(white: 1.0 / 3, alpha: 1)
    private static let fixedLightGray = UIColor(white: 2.0 / 3, alpha: 1)
    private static let fixedWhite = UIColor(white: 1, alpha: 1)
    private static let fixedGray = UIColor(white: 0.5, alpha: 1)
    private static let fixedRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let fixedGreen = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private static let fixedBlue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    private static let fixedCyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    private static let fixedYellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    private static let fixedMagenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    private static let fixedOrange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    private static let fixedPurple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    private static let fixedBrown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    private static let fixedClear = UIColor(white: 0, alpha: 0)
    private static let fixedLightText = UIColor(white: 1, alpha: 0.6)
}
