/// Lines of text.
///
/// - Source: developer.apple.com/documentation/swiftui/text
public struct Text: Equatable, Sendable {
    private var pieces: [Piece]

    private struct Piece: Equatable, Sendable {
        var content: Content
        var style = Style()
    }

    private enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case attributed(AttributedString)
    }

    private struct Style: Equatable, Sendable {
        var font: Font?
        var color: Color?
        var weight: Font.Weight?
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var kerning: CGFloat?
    }

    private init(_ content: Content) { pieces = [Piece(content: content)] }

    /// Makes text of what is given.
    public init(verbatim content: String) { self.init(.verbatim(content)) }
    /// Makes text of a string, which is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
    /// Makes text by a key, which a table of the bundle translates.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }
    /// Makes text with attributes.
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Joins two texts, each in its style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.pieces += rhs.pieces
        return text
    }

    // MARK: Styles

    /// Sets the font of what has none.
    public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
    /// Sets the colour of what has none.
    public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = $0.color ?? color } }
    /// Sets the strength of the strokes.
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }
    /// Sets the text in bold.
    public func bold() -> Text { styled { $0.weight = .bold } }
    /// Sets the text in italics.
    public func italic() -> Text { styled { $0.isItalic = true } }
    /// Underlines the text, in its own colour.
    public func underline(_ active: Bool = true, color: Color? = nil) -> Text { styled { $0.isUnderlined = active } }
    /// Strikes the text through, in its own colour.
    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { styled { $0.isStruck = active } }
    /// Adds a distance, in points, after each character.
    public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning } }

    private func styled(_ change: (inout Style) -> Void) -> Text {
        var text = self
        for index in text.pieces.indices { change(&text.pieces[index].style) }
        return text
    }

    // MARK: UIKit

    /// The text with UIKit's attributes, in the fonts and colours of an environment.
    func attributedText(in environment: EnvironmentValues) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for piece in pieces { text.append(Self.attributedText(of: piece, in: environment)) }
        return text
    }

    private static func attributedText(of piece: Piece, in environment: EnvironmentValues) -> NSAttributedString {
        let attributes = attributes(of: piece.style, in: environment)
        switch piece.content {
        case .verbatim(let text): return NSAttributedString(string: text, attributes: attributes)
        case .localized(let key, let table, let bundle):
            return NSAttributedString(string: key.text(in: table, of: bundle), attributes: attributes)
        case .attributed(let text):
            let whole = NSMutableAttributedString(string: String(text.characters), attributes: attributes)
            let own = NSAttributedString(text)
            own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) { attributes, range, _ in
                whole.addAttributes(attributes, range: range)
            }
            return whole
        }
    }

    private static func attributes(
        of style: Style, in environment: EnvironmentValues
    ) -> [NSAttributedString.Key: Any] {
        var font = style.font ?? environment.font ?? .body
        if let weight = style.weight ?? environment.fontWeight { font = font.weight(weight) }
        if style.isItalic { font = font.italic() }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font.uiFont(environment.traits),
            .foregroundColor: (style.color ?? environment.foregroundColor ?? .primary).uiColor,
        ]
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let kerning = style.kerning { attributes[.kern] = kerning }
        return attributes
    }
}

extension Text: View, NodeView {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never

    static func makeNode() -> TypedNode<Text> { Node() }

    private final class Node: TypedNode<Text> {
        private let label = UILabel()

        override func show(_ view: Text) {
            label.attributedText = view.attributedText(in: environment)
            label.numberOfLines = environment.lineLimit ?? 0
            label.textAlignment = environment.multilineTextAlignment.uiKit(environment.layoutDirection)
        }

        override var elements: [LayoutElement] { [TextElement(label)] }
    }
}

/// The element of a label.
@MainActor
private final class TextElement: UIViewElement {
    private let label: UILabel

    init(_ label: UILabel) {
        self.label = label
        super.init(label)
    }

    override func size(_ proposal: ProposedViewSize) -> CGSize {
        let room = CGSize(width: proposal.width ?? Self.endless, height: Self.endless)
        let whole = label.sizeThatFits(CGSize(width: min(room.width, Self.endless), height: room.height))
        let width = min(whole.width, max(proposal.width ?? whole.width, 0))
        guard let height = proposal.height, height < whole.height else { return CGSize(width: width, height: whole.height) }
        return CGSize(width: width, height: heightOfLines(in: height, width: room.width))
    }

    /// The height of as many lines as fit; of one at least.
    private func heightOfLines(in height: CGFloat, width: CGFloat) -> CGFloat {
        let limit = label.numberOfLines
        defer { label.numberOfLines = limit }
        var fitting: CGFloat = 0
        for count in 1... {
            label.numberOfLines = count
            let next = label.sizeThatFits(CGSize(width: min(width, Self.endless), height: Self.endless)).height
            if count > 1, next > height || next == fitting { return fitting }
            fitting = next
        }
        return fitting
    }

    /// A length that texts do not reach.
    private static let endless: CGFloat = 1e6

    override func baseline(first: Bool, _ size: CGSize, of proposal: ProposedViewSize) -> CGFloat {
        LabelBaseline.offset(in: label, first: first, size)
    }
}

/// Where the baselines of labels are.
@MainActor
enum LabelBaseline {
    /// The distance from the top edge of a label of a size to the baseline of its first or last line. A label centres
    /// its lines.
    static func offset(in label: UILabel, first: Bool, _ size: CGSize) -> CGFloat {
        guard let text = label.attributedText, text.length > 0 else { return size.height }
        let place = first ? 0 : text.length - 1
        let font = text.attribute(.font, at: place, effectiveRange: nil) as? UIFont ?? label.font ?? .systemFont(ofSize: 17)
        let bounds = CGRect(origin: .zero, size: size)
        let height = label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines).height
        let top = (size.height - height) / 2
        return first ? top + font.ascender : top + height + font.descender
    }
}
