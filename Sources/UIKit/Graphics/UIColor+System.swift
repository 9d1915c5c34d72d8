/// Colours that follow the appearance, as the Human Interface Guidelines publish them for light and dark, and in dark
/// for backgrounds of elevated interfaces. Increased contrast has no effect.
///
/// - Source: developer.apple.com/design/human-interface-guidelines/color
extension UIColor {
    // MARK: Accents

    /// Red that follows the appearance.
    public class var systemRed: UIColor { SystemColors.systemRed }
    /// Orange that follows the appearance.
    public class var systemOrange: UIColor { SystemColors.systemOrange }
    /// Yellow that follows the appearance.
    public class var systemYellow: UIColor { SystemColors.systemYellow }
    /// Green that follows the appearance.
    public class var systemGreen: UIColor { SystemColors.systemGreen }
    /// Mint that follows the appearance.
    public class var systemMint: UIColor { SystemColors.systemMint }
    /// Teal that follows the appearance.
    public class var systemTeal: UIColor { SystemColors.systemTeal }
    /// Cyan that follows the appearance.
    public class var systemCyan: UIColor { SystemColors.systemCyan }
    /// Blue that follows the appearance; the default tint.
    public class var systemBlue: UIColor { SystemColors.systemBlue }
    /// Indigo that follows the appearance.
    public class var systemIndigo: UIColor { SystemColors.systemIndigo }
    /// Purple that follows the appearance.
    public class var systemPurple: UIColor { SystemColors.systemPurple }
    /// Pink that follows the appearance.
    public class var systemPink: UIColor { SystemColors.systemPink }
    /// Brown that follows the appearance.
    public class var systemBrown: UIColor { SystemColors.systemBrown }

    // MARK: Greys

    /// The base grey, the same in light and dark.
    public class var systemGray: UIColor { SystemColors.systemGray }
    /// The grey next to the base grey in closeness to the background.
    public class var systemGray2: UIColor { SystemColors.systemGray2 }
    /// The third grey in closeness to the background.
    public class var systemGray3: UIColor { SystemColors.systemGray3 }
    /// The fourth grey in closeness to the background.
    public class var systemGray4: UIColor { SystemColors.systemGray4 }
    /// The fifth grey in closeness to the background.
    public class var systemGray5: UIColor { SystemColors.systemGray5 }
    /// The grey closest to the background.
    public class var systemGray6: UIColor { SystemColors.systemGray6 }

    // MARK: Text

    /// Primary text: opaque black or white.
    public class var label: UIColor { SystemColors.label }
    /// Secondary text: alpha 0.6.
    public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
    /// Tertiary text, and content of disabled controls: alpha 0.3.
    public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
    /// The weakest text: alpha 0.18 in light, 0.16 in dark.
    public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
    /// Placeholders in text fields: alpha 0.3.
    public class var placeholderText: UIColor { SystemColors.placeholderText }
    /// Links.
    public class var link: UIColor { SystemColors.link }

    // MARK: Lines

    /// Translucent lines between content.
    public class var separator: UIColor { SystemColors.separator }
    /// Opaque lines between content.
    public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }

    // MARK: Fills

    /// Translucent fill of thin or small shapes, such as a slider's track.
    public class var systemFill: UIColor { SystemColors.systemFill }
    /// Translucent fill of shapes of medium size, such as a switch's track.
    public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
    /// Translucent fill of large shapes, such as a segmented control.
    public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
    /// Translucent fill of very large areas.
    public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }

    // MARK: Backgrounds

    /// Background of views: white or black.
    public class var systemBackground: UIColor { SystemColors.systemBackground }
    /// Background of content within ``systemBackground``.
    public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
    /// Background of content within ``secondarySystemBackground``.
    public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
    /// Background of grouped tables.
    public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
    /// Background of grouped tables, by its name from before iOS 13.
    public class var groupTableViewBackground: UIColor { SystemColors.systemGroupedBackground }
    /// Background of content within ``systemGroupedBackground``, such as cells of grouped tables.
    public class var secondarySystemGroupedBackground: UIColor { SystemColors.secondarySystemGroupedBackground }
    /// Background of content within ``secondarySystemGroupedBackground``.
    public class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiarySystemGroupedBackground }

    /// The default tint of interfaces: ``systemBlue``. It does not follow a view's tint.
    public class var tintColor: UIColor { SystemColors.tint }
}

/// Red, green and blue out of 255, and alpha.
private enum SystemColors {
    static let systemRed = pair(light: (255, 59, 48, 1), dark: (255, 69, 58, 1))
    static let systemOrange = pair(light: (255, 149, 0, 1), dark: (255, 159, 10, 1))
    static let systemYellow = pair(light: (255, 204, 0, 1), dark: (255, 214, 10, 1))
    static let systemGreen = pair(light: (52, 199, 89, 1), dark: (48, 209, 88, 1))
    static let systemMint = pair(light: (0, 199, 190, 1), dark: (99, 230, 226, 1))
    static let systemTeal = pair(light: (48, 176, 199, 1), dark: (64, 200, 224, 1))
    static let systemCyan = pair(light: (50, 173, 230, 1), dark: (100, 210, 255, 1))
    static let systemBlue = pair(light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
    static let systemIndigo = pair(light: (88, 86, 214, 1), dark: (94, 92, 230, 1))
    static let systemPurple = pair(light: (175, 82, 222, 1), dark: (191, 90, 242, 1))
    static let systemPink = pair(light: (255, 45, 85, 1), dark: (255, 55, 95, 1))
    static let systemBrown = pair(light: (162, 132, 94, 1), dark: (172, 142, 104, 1))

    static let systemGray = pair(light: (142, 142, 147, 1), dark: (142, 142, 147, 1))
    static let systemGray2 = pair(light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
    static let systemGray3 = pair(light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
    static let systemGray4 = pair(light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
    static let systemGray5 = pair(light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
    static let systemGray6 = pair(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))

    static let label = pair(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
    static let secondaryLabel = pair(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
    static let tertiaryLabel = pair(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    static let quaternaryLabel = pair(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
    static let placeholderText = pair(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    static let link = pair(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))

    static let separator = pair(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
    static let opaqueSeparator = pair(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))

    static let systemFill = pair(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
    static let secondarySystemFill = pair(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
    static let tertiarySystemFill = pair(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
    static let quaternarySystemFill = pair(light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))

    static let systemBackground = background(light: (255, 255, 255, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1))
    static let secondarySystemBackground = background(light: (242, 242, 247, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1))
    static let tertiarySystemBackground = background(light: (255, 255, 255, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1))
    static let systemGroupedBackground = background(light: (242, 242, 247, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1))
    static let secondarySystemGroupedBackground = background(
        light: (255, 255, 255, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1))
    static let tertiarySystemGroupedBackground = background(
        light: (242, 242, 247, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1))

    static let tint = UIColor { systemBlue.resolvedColor(with: $0) }

    private typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    private static func pair(light: Components, dark: Components) -> UIColor {
        let (lightColor, darkColor) = (color(light), color(dark))
        return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    /// - Parameter elevated: The colour in dark of what is shown over other content, such as a sheet.
    private static func background(light: Components, dark: Components, elevated: Components) -> UIColor {
        let (lightColor, darkColor, elevatedColor) = (color(light), color(dark), color(elevated))
        return UIColor {
            $0.userInterfaceStyle != .dark ? lightColor : $0.userInterfaceLevel == .elevated ? elevatedColor : darkColor
        }
    }

    private static func color(_ components: Components) -> UIColor {
        UIColor(
            red: components.red / 255, green: components.green / 255, blue: components.blue / 255, alpha: components.alpha)
    }
}
