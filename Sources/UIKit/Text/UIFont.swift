import TextLayout

/// A font at a size. Lengths are points.
///
/// Inter stands in for the system font, with Apple's vertical metrics; `FontTable` says what stands for what.
///
/// - Source: developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    /// What measures and draws.
    package let textFont: TextFont
    /// What the font was made from, and other sizes of it are made from.
    let request: FontRequest
    private let names: FontNames

    init(_ request: FontRequest) {
        let resolved = request.resolved
        textFont = resolved.font
        names = resolved.names
        self.request = request
        super.init()
    }

    // MARK: Making fonts

    /// A font by its PostScript name, or a family's regular font; nil for names iOS does not know.
    ///
    /// - Parameter fontSize: Points; zero or less means the system's size.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let request = FontRequest(kind: .named(fontName), size: fontSize > 0 ? fontSize : UIFont.systemFontSize)
        guard request.isKnown else { return nil }
        self.init(request)
    }

    /// A font that a descriptor describes.
    ///
    /// - Parameter pointSize: Points; 0 takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var request = descriptor.request
        if pointSize > 0 { request.size = pointSize }
        self.init(request)
    }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a kind of text in the text size that the traits prefer.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let weight = FontWeight(nearestTo: Double(DynamicTypeTable.weight(of: style).rawValue))
        let size = DynamicTypeTable.pointSize(of: style, in: category)
        return UIFont(
            FontRequest(
                kind: .system(SystemFontStyle(weight: weight)), size: size, textStyle: style,
                lineDistance: DynamicTypeTable.lineDistance(pointSize: size)))
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(SystemFontStyle(weight: .bold), fontSize)
    }
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(SystemFontStyle(isItalic: true), fontSize) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        system(SystemFontStyle(weight: FontWeight(nearestTo: Double(weight.rawValue))), fontSize)
    }
    /// The system font with digits of one width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        let weight = FontWeight(nearestTo: Double(weight.rawValue))
        return system(SystemFontStyle(weight: weight, design: .monospacedDigits), fontSize)
    }
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        let weight = FontWeight(nearestTo: Double(weight.rawValue))
        return system(SystemFontStyle(weight: weight, design: .monospaced), fontSize)
    }

    private static func system(_ style: SystemFontStyle, _ size: CGFloat) -> UIFont {
        UIFont(FontRequest(kind: .system(style), size: size))
    }

    /// A font for a name in a document: the one asked for or a substitute, and whether it is the latter.
    package static func documentFont(named name: String, size: CGFloat) -> (font: UIFont, isSubstitute: Bool) {
        let font = UIFont(FontRequest(kind: .substitute(name), size: size))
        return (font, font.textFont.isSubstitute)
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var request = request
        request.size = fontSize
        return UIFont(request)
    }

    // MARK: What the system uses

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    open class var familyNames: [String] { FontTable.familyNames }
    /// PostScript names of a family's fonts; none for unknown families.
    open class func fontNames(forFamilyName familyName: String) -> [String] { FontTable.fontNames(forFamily: familyName) }

    // MARK: Names and metrics

    open var familyName: String { names.family }
    open var fontName: String { names.postScript }
    open var pointSize: CGFloat { CGFloat(textFont.pointSize) }
    /// Highest point above the baseline.
    open var ascender: CGFloat { CGFloat(textFont.ascender) }
    /// Lowest point below the baseline, negative.
    open var descender: CGFloat { CGFloat(textFont.descender) }
    open var capHeight: CGFloat { CGFloat(textFont.capHeight) }
    open var xHeight: CGFloat { CGFloat(textFont.xHeight) }
    /// From the top of a line to the top of the next.
    open var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }
    open var leading: CGFloat { CGFloat(textFont.leading + textFont.lineSpacing) }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request: request, names: names) }

    // MARK: Equality

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || other.textFont == textFont && other.names == names
    }
    open override var hash: Int { names.postScript.hashValue ^ textFont.pointSize.hashValue }
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
