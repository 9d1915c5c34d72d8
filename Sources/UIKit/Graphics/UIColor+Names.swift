extension UIColor {
    /// The colour for a name in Interface Builder documents, such as `systemBackgroundColor`; nil for other names.
    package static func systemColor(named name: String) -> UIColor? {
        guard name.hasSuffix("Color") else { return nil }
        return system(String(name.dropLast("Color".count))) ?? older(name)
    }

    private static func system(_ name: String) -> UIColor? {
        switch name {
        case "systemRed": .systemRed
        case "systemOrange": .systemOrange
        case "systemYellow": .systemYellow
        case "systemGreen": .systemGreen
        case "systemMint": .systemMint
        case "systemTeal": .systemTeal
        case "systemCyan": .systemCyan
        case "systemBlue": .systemBlue
        case "systemIndigo": .systemIndigo
        case "systemPurple": .systemPurple
        case "systemPink": .systemPink
        case "systemBrown": .systemBrown
        case "systemGray": .systemGray
        case "systemGray2": .systemGray2
        case "systemGray3": .systemGray3
        case "systemGray4": .systemGray4
        case "systemGray5": .systemGray5
        case "systemGray6": .systemGray6
        case "label": .label
        case "secondaryLabel": .secondaryLabel
        case "tertiaryLabel": .tertiaryLabel
        case "quaternaryLabel": .quaternaryLabel
        case "placeholderText": .placeholderText
        case "link": .link
        case "separator": .separator
        case "opaqueSeparator": .opaqueSeparator
        case "systemFill": .systemFill
        case "secondarySystemFill": .secondarySystemFill
        case "tertiarySystemFill": .tertiarySystemFill
        case "quaternarySystemFill": .quaternarySystemFill
        case "systemBackground": .systemBackground
        case "secondarySystemBackground": .secondarySystemBackground
        case "tertiarySystemBackground": .tertiarySystemBackground
        case "systemGroupedBackground": .systemGroupedBackground
        case "secondarySystemGroupedBackground": .secondarySystemGroupedBackground
        case "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground
        case "tint": .tintColor
        case "darkText": .darkText
        case "lightText": .lightText
        default: nil
        }
    }

    /// The colours that replaced those with names from before dynamic colours.
    private static func older(_ name: String) -> UIColor? {
        switch name {
        case "groupTableViewBackgroundColor": .systemGroupedBackground
        case "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground
        case "whiteColor": .white
        case "blackColor": .black
        case "clearColor": .clear
        default: nil
        }
    }
}

extension UIColor {
    /// The English name of the colour for assistive technologies: its lightness, its saturation and its hue.
    public var accessibilityName: String {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return "" }
        if alpha == 0 { return "transparent" }
        if brightness < 0.1 { return "black" }
        if saturation < 0.1 {
            return brightness > 0.95 ? "white" : brightness > 0.6 ? "light grey" : brightness > 0.35 ? "grey" : "dark grey"
        }
        let names = ["red", "orange", "yellow", "green", "green", "cyan", "cyan", "blue", "blue", "purple", "magenta", "pink"]
        let name = names[Int((hue * 12).rounded()) % 12]
        return brightness < 0.5 ? "dark \(name)" : saturation < 0.45 ? "light \(name)" : name
    }
}
