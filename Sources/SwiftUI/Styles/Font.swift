/// A font, found where text is shown: text styles follow the size that the user prefers.
///
/// - Source: developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
    private var base: Base
    private var changes: [Change] = []

    private enum Base: Hashable, Sendable {
        case fixed(UIFont)
        case style(TextStyle, Design?, Weight?)
        case system(CGFloat, Weight?, Design?)
        case custom(String, CGFloat, TextStyle?)
    }

    private enum Change: Hashable, Sendable {
        case bold, italic, monospacedDigit
        case weight(Weight)
    }

    private init(base: Base) { self.base = base }

    /// Makes a font of Core Text's, which is UIKit's.
    public init(_ font: CTFont) { self.init(base: .fixed(font)) }

    // MARK: Fonts

    /// A system font of a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .system(size, weight, design))
    }
    /// The font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style, design, weight))
    }
    /// A font by its name, whose size follows that of the body's style.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }
    /// A font by its name, whose size follows that of a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(base: .custom(name, size, textStyle))
    }
    /// A font by its name, whose size stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(base: .custom(name, fixedSize, nil)) }

    /// The font of the style for large title.
    public static let largeTitle = Font.system(.largeTitle)
    /// The font of the style for title.
    public static let title = Font.system(.title)
    /// The font of the style for title 2.
    public static let title2 = Font.system(.title2)
    /// The font of the style for title 3.
    public static let title3 = Font.system(.title3)
    /// The font of the style for headline.
    public static let headline = Font.system(.headline)
    /// The font of the style for subheadline.
    public static let subheadline = Font.system(.subheadline)
    /// The content of the view.
    public static let body = Font.system(.body)
    /// The font of the style for callout.
    public static let callout = Font.system(.callout)
    /// The font of the style for footnote.
    public static let footnote = Font.system(.footnote)
    /// The font of the style for caption.
    public static let caption = Font.system(.caption)
    /// The font of the style for caption 2.
    public static let caption2 = Font.system(.caption2)

    // MARK: Changes

    /// The font in bold.
    public func bold() -> Font { changed(.bold) }
    /// The font in italics.
    public func italic() -> Font { changed(.italic) }
    /// The font with digits of the same width.
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }
    /// The font with strokes of a weight.
    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }

    private func changed(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }

    // MARK: UIKit

    /// UIKit's font for traits.
    func uiFont(_ traits: UITraitCollection) -> UIFont { changes.reduce(baseFont(traits)) { Self.changed($0, by: $1) } }

    private func baseFont(_ traits: UITraitCollection) -> UIFont {
        switch base {
        case .fixed(let font): return font
        case .style(let style, let design, let weight):
            let font = UIFont.preferredFont(forTextStyle: style.uiKit, compatibleWith: traits)
            return Self.designed(weight.map { Self.weighted(font, $0) } ?? font, design)
        case .system(let size, let weight, let design):
            return Self.designed(.systemFont(ofSize: size, weight: weight?.uiKit ?? .regular), design)
        case .custom(let name, let size, let style):
            let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            return style.map { UIFontMetrics(forTextStyle: $0.uiKit).scaledFont(for: font, compatibleWith: traits) } ?? font
        }
    }

    private static func designed(_ font: UIFont, _ design: Design?) -> UIFont {
        guard let design, let descriptor = font.fontDescriptor.withDesign(design.uiKit) else { return font }
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }

    private static func weighted(_ font: UIFont, _ weight: Weight) -> UIFont {
        let traits = [UIFontDescriptor.TraitKey.weight: weight.uiKit.rawValue]
        return UIFont(descriptor: font.fontDescriptor.addingAttributes([.traits: traits]), size: font.pointSize)
    }

    private static func changed(_ font: UIFont, by change: Change) -> UIFont {
        switch change {
        case .bold: return with(.traitBold, font)
        case .italic: return with(.traitItalic, font)
        case .weight(let weight): return weighted(font, weight)
        case .monospacedDigit:
            let settings = [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
            return UIFont(descriptor: font.fontDescriptor.addingAttributes([.featureSettings: settings]), size: font.pointSize)
        }
    }

    private static func with(_ trait: UIFontDescriptor.SymbolicTraits, _ font: UIFont) -> UIFont {
        let descriptor = font.fontDescriptor
        guard let changed = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(trait)) else { return font }
        return UIFont(descriptor: changed, size: font.pointSize)
    }
}
