/// Colours that look the same in every interface.
extension UIColor {
    public class var black: UIColor { fixedBlack }
    /// A third white.
    public class var darkGray: UIColor { fixedDarkGray }
    /// Two thirds white.
    public class var lightGray: UIColor { fixedLightGray }
    public class var white: UIColor { fixedWhite }
    /// Half white.
    public class var gray: UIColor { fixedGray }
    public class var red: UIColor { fixedRed }
    public class var green: UIColor { fixedGreen }
    public class var blue: UIColor { fixedBlue }
    public class var cyan: UIColor { fixedCyan }
    public class var yellow: UIColor { fixedYellow }
    public class var magenta: UIColor { fixedMagenta }
    public class var orange: UIColor { fixedOrange }
    public class var purple: UIColor { fixedPurple }
    public class var brown: UIColor { fixedBrown }
    /// Nothing: black without opacity.
    public class var clear: UIColor { fixedClear }
    /// Text on dark backgrounds.
    public class var lightText: UIColor { fixedLightText }
    /// Text on light backgrounds.
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
