import TextLayout

/// What a font is asked for by: enough to find it in any size.
struct FontRequest: Hashable {
    enum Kind: Hashable {
        case system(SystemFontStyle)
        /// A name that iOS knows.
        case named(String)
        /// Any name; a stand-in serves for unknown ones.
        case substitute(String)
    }

    var kind: Kind
    /// Points.
    var size: CGFloat {
        didSet { if size != oldValue { lineDistance = nil } }
    }
    var textStyle: UIFont.TextStyle?
    /// From baseline to baseline, in points, where a text style says it for the size.
    var lineDistance: CGFloat?

    /// Whether the fonts of iOS include it.
    var isKnown: Bool {
        guard case .named(let name) = kind else { return true }
        return Self.orTrap { () throws(FontError) in try FontTable.shared.font(named: name, size: Double(size)) } != nil
    }

    /// The font and its names.
    ///
    /// A font file of the table that is not installed ends the program with the way to install it; tools check first.
    var resolved: (font: TextFont, names: FontNames) {
        switch kind {
        case .system(let style):
            let font = Self.orTrap { () throws(FontError) in
                try FontTable.shared.systemFont(ofSize: Double(size), style: style)
            }
            return (lineDistance.map { font.withLineDistance(Double($0)) } ?? font, FontNames(system: style))
        case .named(let name), .substitute(let name):
            let found = Self.orTrap { () throws(FontError) in
                try FontTable.shared.substitute(forFontNamed: name, size: Double(size))
            }
            return (found.font, FontNames(family: found.familyName, postScript: found.postScriptName))
        }
    }

    private static func orTrap<Value>(_ find: () throws(FontError) -> Value) -> Value {
        do {
            return try find()
        } catch {
            fatalError("\(error)")
        }
    }

    // MARK: Style

    /// Weight and slant, whatever the font was asked for by.
    var style: (weight: FontWeight, isItalic: Bool) {
        switch kind {
        case .system(let style):
            return (style.weight, style.isItalic)
        case .named(let name), .substitute(let name):
            let style = FontNameStyle(fontName: name)
            return (style.weight, style.isItalic)
        }
    }

    var isBold: Bool { style.weight >= .semibold }
    var isItalic: Bool { style.isItalic }
    var isMonospaced: Bool {
        switch kind {
        case .system(let style): style.design == .monospaced
        case .named(let name), .substitute(let name): FontTable.design(ofFontNamed: name) == .monospaced
        }
    }
}

/// What a font is called.
struct FontNames: Hashable {
    var family: String
    var postScript: String

    init(family: String, postScript: String) {
        self.family = family
        self.postScript = postScript
    }

    /// The names that iOS gives its system font.
    init(system style: SystemFontStyle) {
        let weight = Self.weightNames[style.weight.rawValue]
        switch style.design {
        case .monospaced:
            family = ".AppleSystemUIFontMonospaced"
            postScript = family + "-" + weight + (style.isItalic ? "Italic" : "")
        case .serif:
            family = ".AppleSystemUIFontSerif"
            postScript = family + "-" + weight + (style.isItalic ? "Italic" : "")
        case .rounded:
            family = ".AppleSystemUIFontRounded"
            postScript = family + "-" + weight
        case .standard, .monospacedDigits:
            family = ".AppleSystemUIFont"
            postScript = ".SFUI-" + weight + (style.isItalic ? "Italic" : "")
        }
    }

    private static let weightNames = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
}
