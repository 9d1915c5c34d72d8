/// The text field of a search bar: a grey rounded rectangle with a magnifying glass.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtextfield
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private static let glassRoom: CGFloat = 30
    /// The system whose font the field was given last.
    private var styledGeneration = SystemGeneration.ofPrograms

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a field from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UISearchTextField.self)
    }

    // MARK: Tokens

    /// The tokens before the text. They are not drawn.
    open var tokens: [UISearchToken] = [] {
        didSet { sendActions(for: .editingChanged) }
    }
    /// The colour of tokens; nil for the tint. It reads back what was set; tokens are not drawn.
    open var tokenBackgroundColor: UIColor?
    /// Whether the delete key takes the last token away where there is no text before the cursor.
    open var allowsDeletingTokens = true
    /// Whether tokens are copied with the text. It reads back what was set; nothing here depends on it.
    open var allowsCopyingTokens = true

    /// Adds a token at a place among the others, from 0.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    /// Takes a token away.
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
    /// Puts a token at a place in the place of a part of the text.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: UInt) {
        replace(textRange, withText: "")
        insertToken(token, at: Int(tokenIndex))
    }
    /// The tokens in a part of the field: all of them where it begins at the field's beginning, before which they
    /// stand.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
    }
    /// The place of a token: the beginning of the field. Raises `NSRangeException` for tokens that are not there.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        _ = tokens[tokenIndex]
        return beginningOfDocument
    }
    /// The range of the text without the tokens.
    open var textualRange: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange() }

    open override func deleteBackward() {
        if allowsDeletingTokens, !tokens.isEmpty, (text ?? "").isEmpty {
            tokens.removeLast()
        } else {
            super.deleteBackward()
        }
    }

    private func setUp() {
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocapitalizationType = .none
        styledGeneration = generation
        font = Self.usualFont(generation)
    }

    override func resolveTraits() {
        super.resolveTraits()
        guard styledGeneration != generation else { return }
        // A font that a document or a program set stays.
        if font == Self.usualFont(styledGeneration) { font = Self.usualFont(generation) }
        styledGeneration = generation
        invalidateIntrinsicContentSize()
    }

    private static func usualFont(_ generation: SystemGeneration) -> UIFont {
        .systemFont(ofSize: UIFont.labelFontSize, weight: SystemTextLooks.searchField[generation])
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + Self.glassRoom, height: ControlMetrics.searchField[generation])
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var usualAccessibilityTraits: UIAccessibilityTraits { super.usualAccessibilityTraits.union(.searchField) }
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.textRect(forBounds: bounds)
        rect.size.width -= Self.glassRoom - 7
        if !isRightToLeft { rect.origin.x += Self.glassRoom - 7 }
        return rect
    }

    open override func draw(_ rect: CGRect) {
        (backgroundColor ?? .tertiarySystemFill).setFill()
        let isCapsule = ControlMetrics.searchFieldIsCapsule[generation]
        UIBezierPath(roundedRect: bounds, cornerRadius: isCapsule ? bounds.height / 2 : 10).fill()
        let glass = searchBarIcons?.image(.search, state)
        if let glass { draw(glass) } else { drawGlass() }
        guard showsClearButton else { return }
        if let clear = searchBarIcons?.image(.clear, state) {
            clear.draw(in: clearButtonRect(forBounds: bounds))
        } else {
            drawClearButton()
        }
    }

    /// The images that the search bar around the field shows instead of the system's.
    var searchBarIcons: SearchBarIcons? {
        didSet { setNeedsDisplay() }
    }

    private func draw(_ image: UIImage) {
        let middle = isRightToLeft ? bounds.maxX - Self.glassRoom / 2 : bounds.minX + Self.glassRoom / 2
        UIColor.secondaryLabel.set()
        image.draw(at: CGPoint(x: middle - image.size.width / 2, y: bounds.midY - image.size.height / 2))
    }

    private func drawGlass() {
        let x = isRightToLeft ? bounds.maxX - Self.glassRoom + 7 : bounds.minX + 8
        let lens = CGRect(x: x, y: bounds.midY - 7.5, width: 11, height: 11)
        let path = UIBezierPath(ovalIn: lens)
        path.move(to: CGPoint(x: lens.maxX - 1.5, y: lens.maxY - 1.5))
        path.addLine(to: CGPoint(x: lens.maxX + 4, y: lens.maxY + 4))
        path.lineWidth = 1.6
        UIColor.secondaryLabel.setStroke()
        path.stroke()
    }

    /// Texts that are offered while the field is edited, where no search controller offers them. It reads back what was
    /// set; nothing shows them.
    open var searchSuggestions: [any UISearchSuggestion]?
}

/// Hears of the tokens and suggestions of a search field.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtextfielddelegate
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// The user chose a suggestion.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Does nothing.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
