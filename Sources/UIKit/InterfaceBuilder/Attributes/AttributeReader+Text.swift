import InterfaceBuilderDocument
import TextLayout

extension AttributeReader {
    /// A text given as an attribute, or as a child element if it has several lines; the localized text if there is one.
    package func text(_ key: String) -> String? {
        let string = element.child(key: key, named: "string") ?? element.child(key: key, named: "mutableString")
        guard let text = localized(key) ?? self[key] ?? string?.text else { return nil }
        noteMissingGlyphs(in: text, at: element.attribute(key)?.position ?? string?.position)
        return text
    }

    /// Reports the characters that no font contains, each in the first text of the document that has it.
    private func noteMissingGlyphs(in text: String, at position: @autoclosure () -> SourcePosition?) {
        if FontTable.shared.lacksColors(in: text) { noteSubstitute(.plainEmoji, at: position()) }
        let missing = FontTable.shared.missingScalars(in: text).filter { context.findings.isNews("character \($0)") }
        guard !missing.isEmpty else { return }
        let position = position()
        for substitute in SubstituteLog.Substitute.missing(missing) { noteSubstitute(substitute, at: position) }
    }

    /// The localized text. Parts of a control have no identifiers and use the control's.
    private func localized(_ key: String) -> String? {
        let strings = context.environment.strings
        guard !strings.isEmpty else { return nil }
        if let id = element.id { return strings["\(id).\(key)"] }
        guard let holder = element.parent, let id = holder.nearestID else { return nil }
        switch element.name {
        case "state": return strings["\(id).\(element["key"] ?? "")\(key.prefix(1).uppercased() + key.dropFirst())"]
        case "buttonConfiguration": return strings["\(id).configuration.\(key)"]
        case "segment":
            let place = holder.children("segment").firstIndex(of: element) ?? 0
            return strings["\(id).segmentTitles[\(place)]"]
        default: return nil
        }
    }

    // MARK: Words of several classes

    func textAlignment(_ name: String) -> NSTextAlignment? { value(name, Self.textAlignments) }
    func lineBreakMode(_ name: String) -> NSLineBreakMode? { value(name, Self.lineBreakModes) }

    static let textAlignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping, "headTruncation": .byTruncatingHead,
        "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    ]

    // MARK: Attributed text

    /// The text of an `attributedString`, with its fragments' fonts, colours and paragraph styles.
    ///
    /// - Parameter font: The font of fragments that specify none.
    func attributedText(_ key: String, font: UIFont) -> AttributedText? {
        guard let attributed = element.child(key: key, named: "attributedString") else { return nil }
        let fragments = AttributeReader(attributed, context).all("fragment")
        return AttributedText(fragments.map { ($0.content, $0.runAttributes(font)) })
    }

    /// The text of an `attributedString` for a view with a default font: fragments have a font only if they specify
    /// one.
    func attributedString(_ key: String) -> AttributedString? {
        guard let attributed = child(key, named: "attributedString") else { return nil }
        return attributed.all("fragment").reduce(into: AttributedString()) { text, fragment in
            let attributes = AttributeContainer(fragment.statedAttributes(fontSize: 17))
            text.append(AttributedString(fragment.content, attributes: attributes))
        }
    }

    /// The characters of a fragment of attributed text.
    var content: String {
        let string = element.child(key: "content")
        let content = element["content"] ?? string?.text ?? ""
        noteMissingGlyphs(in: content, at: element.attribute("content")?.position ?? string?.position)
        return content
    }

    private func runAttributes(_ usual: UIFont) -> [NSAttributedString.Key: Any] {
        [.font: usual].merging(statedAttributes(fontSize: usual.pointSize)) { $1 }
    }

    /// The attributes that a fragment specifies.
    ///
    /// - Parameter fontSize: Points, for a font without a size.
    private func statedAttributes(fontSize: CGFloat) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        guard let stated = first("attributes") else { return attributes }
        if let font = stated.child("NSFont")?.ownFont(defaultSize: fontSize) { attributes[.font] = font }
        if let color = stated.color("NSColor") { attributes[.foregroundColor] = color }
        if let style = stated.child("NSParagraphStyle") { attributes[.paragraphStyle] = style.paragraphStyle }
        if let kern = stated.element.child(key: "NSKern").flatMap({ DocumentNumber.parseLength($0["value"] ?? $0.text) }) {
            attributes[.kern] = CGFloat(kern)
        }
        return attributes
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = textAlignment("alignment") { style.alignment = alignment }
        if let mode = lineBreakMode("lineBreakMode") { style.lineBreakMode = mode }
        func length(_ name: String) -> CGFloat { CGFloat(number(name) ?? 0) }
        style.lineSpacing = length("lineSpacing")
        style.paragraphSpacing = length("paragraphSpacing")
        style.paragraphSpacingBefore = length("paragraphSpacingBefore")
        style.firstLineHeadIndent = length("firstLineHeadIndent")
        style.headIndent = length("headIndent")
        style.tailIndent = length("tailIndent")
        style.minimumLineHeight = length("minimumLineHeight")
        style.maximumLineHeight = length("maximumLineHeight")
        style.lineHeightMultiple = length("lineHeightMultiple")
        return style
    }

    /// The font and colour of `<textAttributes key="…">`, as used for bar titles.
    func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let stated = child(key, named: "textAttributes") else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = stated.font("fontDescription") { attributes[.font] = font }
        if let color = stated.color("textColor") { attributes[.foregroundColor] = color }
        return attributes
    }
}
