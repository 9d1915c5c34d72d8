import TextLayout

/// A font at a size. Lengths are points.
///
/// Inter is the substitute for the system font, with Apple's vertical metrics; `FontTable` lists the substitutes.
///
/// - Source: developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationTypeMark()

    /// The font of the TextLayout module, which measures and draws.
    package let textFont: TextFont
    /// The request from which the font was created; other sizes are created from the same request.
    let request: FontRequest
    private let names: FontNames

    init(_ request: FontRequest) {
        let resolved = request.resolved
        textFont = resolved.font
        names = resolved.names
        self.request = request
        super.init()
        if let name = request.substitutedName { SubstituteLog.shared.report(.font(name)) }
    }

    // MARK: Creating fonts

    /// A font by its PostScript name, or a family's regular font; nil for names iOS does not know.
    ///
    /// - Parameter fontSize: Points; zero or less means the system's size.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let request = FontRequest(kind: .named(fontName), size: fontSize > 0 ? fontSize : UIFont.systemFontSize)
        guard request.isKnown else {
            SubstituteLog.shared.report(.unknownFont(fontName))
            return nil
        }
        self.init(request)
    }

    /// Decodes a font; nil if the archive has none.
    public required convenience init?(coder: NSCoder) {
        guard let request = FontRequest(coder: coder) else { return nil }
        self.init(request)
    }

    /// Creates the font that a descriptor describes.
    ///
    /// - Parameter pointSize: Points; 0 or less means the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var request = descriptor.request
        if pointSize > 0 { request.size = pointSize }
        self.init(request)
    }

    /// The font of a text style at the text size of the current traits.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of the given traits; nil means the current ones.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return textStyleFont(style, pointSize: DynamicTypeTable.pointSize(of: style, in: category))
    }

    /// The font of a text style in a system with another size, in points, at the default text size.
    static func textStyleFont(
        _ style: UIFont.TextStyle, usualSize: CGFloat, compatibleWith traitCollection: UITraitCollection
    ) -> UIFont {
        let category = traitCollection.preferredContentSizeCategory
        let isUsual = [.unspecified, .large].contains(category)
        let font = textStyleFont(style, pointSize: isUsual ? usualSize : DynamicTypeTable.pointSize(of: style, in: category))
        var request = font.request
        request.usualSize = usualSize
        return UIFont(request)
    }

    /// The font of the same text style at the text size of the traits; nil for a font without a text style.
    func following(_ traitCollection: UITraitCollection) -> UIFont? {
        guard let style = request.textStyle else { return nil }
        guard let size = request.usualSize else { return .preferredFont(forTextStyle: style, compatibleWith: traitCollection) }
        return .textStyleFont(style, usualSize: size, compatibleWith: traitCollection)
    }

    private static func textStyleFont(_ style: UIFont.TextStyle, pointSize: CGFloat) -> UIFont {
        let weight = FontWeight(nearestTo: Double(DynamicTypeTable.weight(of: style).rawValue))
        return UIFont(
            FontRequest(
                kind: .system(SystemFontStyle(weight: weight)), size: pointSize, textStyle: style,
                lineDistance: DynamicTypeTable.lineDistance(pointSize: pointSize)))
    }

    /// The system font in regular weight.
    ///
    /// - Parameter fontSize: Points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    /// The system font in bold weight.
    ///
    /// - Parameter fontSize: Points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(SystemFontStyle(weight: .bold), fontSize)
    }
    /// The italic system font in regular weight.
    ///
    /// - Parameter fontSize: Points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(SystemFontStyle(isItalic: true), fontSize) }
    /// The system font in the nearest of its nine weights.
    ///
    /// - Parameter fontSize: Points.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        system(SystemFontStyle(weight: FontWeight(nearestTo: Double(weight.rawValue))), fontSize)
    }
    /// The system font with monospaced digits; the size is in points.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        let weight = FontWeight(nearestTo: Double(weight.rawValue))
        return system(SystemFontStyle(weight: weight, design: .monospacedDigits), fontSize)
    }
    /// The monospaced design of the system font; the size is in points.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        let weight = FontWeight(nearestTo: Double(weight.rawValue))
        return system(SystemFontStyle(weight: weight, design: .monospaced), fontSize)
    }

    private static func system(_ style: SystemFontStyle, _ size: CGFloat) -> UIFont {
        UIFont(FontRequest(kind: .system(style), size: size))
    }

    /// The font for a name in a document, and whether it is a substitute.
    package static func documentFont(named name: String, size: CGFloat) -> (font: UIFont, isSubstitute: Bool) {
        let font = UIFont(FontRequest(kind: .substitute(name), size: size))
        return (font, font.textFont.isSubstitute)
    }

    /// The font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var request = request
        request.size = fontSize
        return UIFont(request)
    }

    /// The system font with the designs of another system version; other fonts unchanged.
    func withOpticalSizing(_ sizing: OpticalSizing) -> UIFont {
        guard case .system(var style) = request.kind, style.sizing != sizing else { return self }
        var request = request
        style.sizing = sizing
        request.kind = .system(style)
        return UIFont(request)
    }

    // MARK: Sizes of the system

    /// The font size of labels: 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// The font size of buttons: 18 points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The small system font size: 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The system font size: 14 points.
    open class var systemFontSize: CGFloat { 14 }

    /// The names of iOS's font families.
    open class var familyNames: [String] { FontTable.familyNames }
    /// The PostScript names of a family's fonts; none for unknown families.
    open class func fontNames(forFamilyName familyName: String) -> [String] { FontTable.fontNames(forFamily: familyName) }

    // MARK: Names and metrics

    /// The family name on iOS, even if a substitute draws the text.
    open var familyName: String { names.family }
    /// The PostScript name on iOS, even if a substitute draws the text.
    open var fontName: String { names.postScript }
    /// The point size: that of the em.
    open var pointSize: CGFloat { CGFloat(textFont.pointSize) }
    /// The highest point above the baseline.
    open var ascender: CGFloat { CGFloat(textFont.ascender) }
    /// The lowest point below the baseline, negative.
    open var descender: CGFloat { CGFloat(textFont.descender) }
    /// The height of capital letters above the baseline.
    open var capHeight: CGFloat { CGFloat(textFont.capHeight) }
    /// The height of a lowercase x above the baseline.
    open var xHeight: CGFloat { CGFloat(textFont.xHeight) }
    /// The distance between the tops of consecutive lines.
    open var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }
    /// The leading: the part of the distance between lines that is neither ascender nor descender.
    open var leading: CGFloat { CGFloat(textFont.leading + textFont.lineSpacing) }
    /// The descriptor of the font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request: request, names: names) }

    // MARK: Equality

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self
            || other.textFont == textFont && other.names == names && other.request.features == request.features
    }
    open override var hash: Int { names.postScript.hashValue ^ textFont.pointSize.hashValue }
    /// Returns the font itself, since fonts are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        let slant = request.isItalic ? "italic" : "normal"
        return "<UICTFont: \(ObjectIdentifier(self).hexadecimal)> font-family: \"\(fontName)\"; font-weight: "
            + "\(request.isBold ? "bold" : "normal"); font-style: \(slant); font-size: \(pointSize.twoDecimals)pt"
    }
}

extension ObjectIdentifier {
    fileprivate var hexadecimal: String { "0x" + String(UInt(bitPattern: self), radix: 16) }
}

extension CGFloat {
    fileprivate var twoDecimals: String { String(format: "%.2f", Double(self)) }
}
