import TextLayout

/// A size-independent description by which a font is looked up.
struct FontRequest: Hashable {
    enum Kind: Hashable {
        case system(SystemFontStyle)
        /// A name that iOS knows.
        case named(String)
        /// Any name; unknown names get a substitute.
        case substitute(String)
    }

    var kind: Kind
    /// The size in points.
    var size: CGFloat {
        didSet { if size != oldValue { lineDistance = nil } }
    }
    var textStyle: UIFont.TextStyle?
    /// The size in points at the default text size, if the text style of a document's system differs from the current
    /// one.
    var usualSize: CGFloat?
    /// The distance between baselines, in points, if the text style specifies one for this size.
    var lineDistance: CGFloat?

    /// The typographic features that a descriptor asked for, by their numbers.
    var features: [[UIFontDescriptor.FeatureKey: Int]] = []

    /// Whether the font is one of iOS or registered by the program.
    var isKnown: Bool {
        guard case .named(let name) = kind else { return true }
        func isFound() -> Bool {
            Self.orTrap { () throws(FontError) in try FontTable.shared.font(named: name, size: Double(size)) } != nil
        }
        return isFound() || (MainBundleFonts.areRegistered && isFound())
    }

    /// The font and its names.
    ///
    /// If a required font file is not installed, the program ends with a message that says how to install it; tools
    /// check that first.
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

    /// The requested name if a font with other letters is drawn instead; nil for the system font, whose substitute
    /// resembles it.
    var substitutedName: String? {
        switch kind {
        case .system: nil
        case .named(let name), .substitute(let name): FontTable.hasLetters(ofFontNamed: name) ? nil : name
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

    /// The weight and slant, regardless of the kind of request.
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

/// A font's names.
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
