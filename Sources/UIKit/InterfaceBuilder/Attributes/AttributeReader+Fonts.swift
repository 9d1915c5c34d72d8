import InterfaceBuilderDocument
import TextLayout

extension AttributeReader {
    /// The font that a `fontDescription` names; nil when there is none.
    ///
    /// - Parameter size: Points, used if the description names no size.
    func font(_ key: String, size: CGFloat = 17) -> UIFont? { child(key, named: "fontDescription")?.ownFont(defaultSize: size) }

    /// The font of a field or a text view.
    var inputFont: UIFont { font("fontDescription", size: 14) ?? Self.inputFont }
    static let inputFont = UIFont.systemFont(ofSize: 14)

    /// The font of a `<fontDescription>` or `<font>` element.
    func ownFont(defaultSize: CGFloat) -> UIFont? {
        currentFont(defaultSize: defaultSize)?.withOpticalSizing(context.rules.opticalSizing)
    }

    private func currentFont(defaultSize: CGFloat) -> UIFont? {
        switch DocumentFont(element) {
        case nil:
            element.attribute("metaFont").map(noteUnknown)
            return nil
        case .textStyle(let style):
            if !Self.textStyles.contains(style) { element.attribute("style").map(noteUnknown) }
            return font(ofTextStyle: UIFont.TextStyle(rawValue: style))
        case .named(let name, _, let size):
            if !FontTable.hasLetters(ofFontNamed: name) { noteSubstitute(.font(name)) }
            return UIFont.documentFont(named: name, size: Self.fontSize(CGFloat(size))).font
        case .system(let weight, let isItalic, let hasMonospacedDigits, let size):
            if let type = element.attribute("type"), !DocumentFont.descriptionTypes.contains(type.value) { noteUnknown(type) }
            let size = Self.fontSize(size.map { CGFloat($0) } ?? value("size", Self.namedSizes) ?? defaultSize)
            if isItalic { return .italicSystemFont(ofSize: size) }
            let weight = Self.weights[weight] ?? value("weight", Self.weights) ?? .regular
            return hasMonospacedDigits
                ? .monospacedDigitSystemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size, weight: weight)
        }
    }

    private func font(ofTextStyle style: UIFont.TextStyle) -> UIFont {
        let traits = UITraitCollection(values: context.environment.traits)
        guard let size = context.rules.pointSize(ofTextStyle: style) else {
            return .preferredFont(forTextStyle: style, compatibleWith: traits)
        }
        return .textStyleFont(style, usualSize: size, compatibleWith: traits)
    }

    /// A valid font size, in points.
    private static func fontSize(_ size: CGFloat) -> CGFloat { size > 0 ? min(size, 10_000) : 17 }

    private static let namedSizes: [String: CGFloat] = [
        "system": UIFont.systemFontSize, "smallSystem": UIFont.smallSystemFontSize, "label": UIFont.labelFontSize,
        "button": UIFont.buttonFontSize,
    ]

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static let textStyles: Set<String> = Set(
        [
            UIFont.TextStyle.extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline,
            .subheadline, .body, .callout, .footnote, .caption1, .caption2,
        ].map(\.rawValue))
}
