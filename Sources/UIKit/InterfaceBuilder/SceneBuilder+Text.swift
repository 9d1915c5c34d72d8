import InterfaceBuilderDocument

/// Texts, fonts and how lines break, as documents write them.
extension SceneBuilder {
    func applyLabelAttributes(of element: MarkupElement, to label: UILabel) {
        label.font = labelFont(of: element)
        label.numberOfLines = max(0, element.varied("numberOfLines", scene.traits).flatMap { Int($0) } ?? 1)
        if let mode = element.varied("lineBreakMode", scene.traits).flatMap(Self.lineBreakMode) { label.lineBreakMode = mode }
        if let alignment = element.varied("textAlignment", scene.traits).flatMap(Self.textAlignment) {
            label.textAlignment = alignment
        }
        if let width = number("preferredMaxLayoutWidth", of: element) { label.preferredMaxLayoutWidth = CGFloat(width) }
        label.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
        label.baselineAdjustment =
            value(
                of: "baselineAdjustment", of: element,
                ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]) ?? .alignBaselines
        applyShrinking(of: element, to: label)
        applyColors(of: element, to: label)
        if let text = attributedText(of: element, key: "attributedText", font: label.font) {
            label.attributedText = text
        } else {
            label.text = text(of: element, "text")
        }
    }

    /// Interface Builder writes `NO` for labels that do not shrink their font.
    private func applyShrinking(of element: MarkupElement, to label: UILabel) {
        label.adjustsFontSizeToFitWidth = flag("adjustsFontSizeToFit", of: element) ?? true
        if let factor = number("minimumScaleFactor", of: element) {
            label.minimumScaleFactor = min(1, max(0, CGFloat(factor)))
        } else if let size = number("minimumFontSize", of: element) {
            label.minimumScaleFactor = min(1, max(0, CGFloat(size) / label.font.pointSize))
        }
    }

    private func applyColors(of element: MarkupElement, to label: UILabel) {
        if let color = color(of: element, "textColor") { label.textColor = color }
        if let color = color(of: element, "highlightedColor") { label.highlightedTextColor = color }
        if let color = color(of: element, "shadowColor") { label.shadowColor = color }
        if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
        label.isEnabled = flag("enabled", of: element) ?? true
        label.isHighlighted = flag("highlighted", of: element) ?? false
    }

    /// A text given as an attribute, or as an element of its own where it has several lines.
    package func text(of element: MarkupElement, _ key: String) -> String? {
        localized(key, of: element) ?? element.varied(key, scene.traits)
            ?? (element.child(key: key, named: "string") ?? element.child(key: key, named: "mutableString"))?.text
    }

    /// The text that the language has instead. Parts of a control have no identifiers of their own and go by the control's.
    private func localized(_ key: String, of element: MarkupElement) -> String? {
        guard !environment.strings.isEmpty else { return nil }
        if let id = element.id { return environment.strings["\(id).\(key)"] }
        guard let holder = element.parent, let id = holder.nearestID else { return nil }
        switch element.name {
        case "state": return environment.strings["\(id).\(element["key"] ?? "")\(key.prefix(1).uppercased() + key.dropFirst())"]
        case "buttonConfiguration": return environment.strings["\(id).configuration.\(key)"]
        case "segment":
            let place = holder.children("segment").firstIndex(of: element) ?? 0
            return environment.strings["\(id).segmentTitles[\(place)]"]
        default: return nil
        }
    }

    // MARK: Fonts

    func labelFont(of element: MarkupElement) -> UIFont { font(of: element) ?? .systemFont(ofSize: 17) }

    /// The font of a field or a text view.
    func inputFont(of element: MarkupElement) -> UIFont { font(of: element, size: 14) ?? .systemFont(ofSize: 14) }

    /// The font a `fontDescription` names; nil when there is none.
    func font(of element: MarkupElement, key: String = "fontDescription", size: CGFloat = 17) -> UIFont? {
        let varied = element.variations(scene.traits).compactMap { $0.child(key: key, named: "fontDescription") }.last
        return (varied ?? element.child(key: key, named: "fontDescription")).flatMap { font($0, defaultSize: size) }
    }

    private func font(_ element: MarkupElement, defaultSize: CGFloat) -> UIFont? {
        switch DocumentFont(element) {
        case nil: return nil
        case .textStyle(let style):
            let traits = UITraitCollection(values: environment.traits)
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
        case .named(let name, _, let size): return UIFont.documentFont(named: name, size: Self.fontSize(CGFloat(size))).font
        case .system(let weight, let isItalic, let hasMonospacedDigits, let size):
            let size = Self.fontSize(size.map { CGFloat($0) } ?? Self.namedSize(element["size"]) ?? defaultSize)
            if isItalic { return .italicSystemFont(ofSize: size) }
            let weight = Self.weights[weight] ?? .regular
            return hasMonospacedDigits
                ? .monospacedDigitSystemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size, weight: weight)
        }
    }

    /// A size that text can be set in, in points.
    private static func fontSize(_ size: CGFloat) -> CGFloat { size > 0 ? min(size, 10_000) : 17 }

    private static func namedSize(_ name: String?) -> CGFloat? {
        switch name {
        case "system": UIFont.systemFontSize
        case "smallSystem": UIFont.smallSystemFontSize
        case "label": UIFont.labelFontSize
        case "button": UIFont.buttonFontSize
        default: nil
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    // MARK: Attributed text

    /// The text of an `attributedString`, its fragments' fonts and paragraph styles with it.
    func attributedText(of element: MarkupElement, key: String, font: UIFont) -> NSAttributedString? {
        guard let attributed = element.child(key: key, named: "attributedString") else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in attributed.children("fragment") {
            text.appendRun(Self.content(of: fragment), attributes(of: fragment, font: font))
        }
        return text
    }

    static func content(of fragment: MarkupElement) -> String {
        fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
    }

    private func attributes(of fragment: MarkupElement, font usual: UIFont) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: usual]
        guard let element = fragment.child("attributes") else { return attributes }
        if let font = element.child(key: "NSFont").flatMap({ font($0, defaultSize: usual.pointSize) }) {
            attributes[.font] = font
        }
        if let color = color(of: element, "NSColor") { attributes[.foregroundColor] = color }
        if let style = element.child(key: "NSParagraphStyle") { attributes[.paragraphStyle] = Self.paragraphStyle(style) }
        if let kern = element.child(key: "NSKern").flatMap({ DocumentNumber.parseLength($0["value"] ?? $0.text) }) {
            attributes[.kern] = CGFloat(kern)
        }
        return attributes
    }

    private static func paragraphStyle(_ element: MarkupElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = element["alignment"].flatMap(textAlignment) { style.alignment = alignment }
        if let mode = element["lineBreakMode"].flatMap(lineBreakMode) { style.lineBreakMode = mode }
        func length(_ name: String) -> CGFloat { CGFloat(element.length(name) ?? 0) }
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

    static func textAlignment(_ name: String) -> NSTextAlignment? {
        switch name {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        case "natural": .natural
        default: nil
        }
    }

    static func lineBreakMode(_ name: String) -> NSLineBreakMode? {
        switch name {
        case "wordWrap", "wordWrapping": .byWordWrapping
        case "characterWrap", "charWrapping": .byCharWrapping
        case "clip", "clipping": .byClipping
        case "headTruncation", "truncatingHead": .byTruncatingHead
        case "tailTruncation", "truncatingTail": .byTruncatingTail
        case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
        default: nil
        }
    }
}
