/// The text style of an HTML element.
struct HTMLStyle {
    /// The block elements, which begin and end paragraphs.
    static let blockTags = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt", "footer", "form", "h1", "h2",
        "h3",
        "h4", "h5", "h6", "header", "html", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
    ]
    /// The void elements, which have no end tag.
    static let emptyTags = ["area", "base", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"]

    private var family = "Times New Roman"
    private var size: CGFloat = 12
    private var isBold = false
    private var isItalic = false
    private var isUnderlined = false
    private var isStruckThrough = false
    private var color: UIColor?
    private var background: UIColor?
    private var link: String?
    private var alignment: NSTextAlignment?
    private var baselineOffset: CGFloat = 0
    /// The spacing below the paragraph, in points.
    private var spacing: CGFloat = 0
    private var listDepth = 0
    private var listIsNumbered = false
    var itemCount = 0
    private(set) var isPreformatted = false

    mutating func apply(_ tag: String, _ attributes: [String: String]) {
        applyElement(tag, attributes)
        if let alignment = attributes["align"] { align(alignment) }
        for (name, value) in Self.declarations(attributes["style"] ?? "") { apply(property: name, value) }
    }

    // MARK: Elements

    private mutating func applyElement(_ tag: String, _ attributes: [String: String]) {
        switch tag {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "var", "dfn": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruckThrough = true
        case "big": size *= 1.2
        case "small": size /= 1.2
        case "sub", "sup":
            baselineOffset += (tag == "sup" ? 1 : -0.5) * size / 3
            size /= 1.2
        case "code", "tt", "kbd", "samp", "pre": (family, isPreformatted) = ("Courier", isPreformatted || tag == "pre")
        case "a": link = attributes["href"] ?? link
        case "p", "dl", "blockquote": spacing = size
        case "center": alignment = .center
        case "font": applyFont(attributes)
        case "ul", "ol": beginList(isNumbered: tag == "ol")
        case "h1", "h2", "h3", "h4", "h5", "h6": applyHeading(tag)
        default: break
        }
    }

    private mutating func applyHeading(_ tag: String) {
        let factors: [CGFloat] = [2, 1.5, 1.17, 1, 0.83, 0.67]
        let index = (tag.last?.wholeNumberValue ?? 1) - 1
        size *= factors[index]
        (isBold, spacing) = (true, size * 0.67)
    }

    private mutating func applyFont(_ attributes: [String: String]) {
        color = attributes["color"].flatMap(HTMLColor.color) ?? color
        family = attributes["face"].flatMap(Self.firstFamily) ?? family
        let sizes: [CGFloat] = [8, 10, 12, 14, 18, 24, 36]
        if let number = attributes["size"].flatMap({ Int($0) }) { size = sizes[min(max(number, 1), 7) - 1] }
    }

    private mutating func beginList(isNumbered: Bool) {
        listDepth += 1
        (listIsNumbered, itemCount) = (isNumbered, 0)
    }

    /// The marker before a list item.
    func nextMarker(number: Int) -> String { listIsNumbered ? "\(number)." : "•" }

    // MARK: Inline styles

    private static func declarations(_ style: String) -> [(name: String, value: String)] {
        style.split(separator: ";").compactMap {
            let parts = $0.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return parts.count == 2 ? (parts[0].lowercased(), parts[1]) : nil
        }
    }

    private mutating func apply(property: String, _ value: String) {
        switch property {
        case "color": color = HTMLColor.color(value) ?? color
        case "background-color", "background": background = HTMLColor.color(value) ?? background
        case "font-family": family = Self.firstFamily(value) ?? family
        case "font-size": size = length(value) ?? size
        case "font-weight": isBold = value == "bold" || value == "bolder" || (Int(value) ?? 400) >= 600
        case "font-style": isItalic = value == "italic" || value == "oblique"
        case "text-decoration":
            (isUnderlined, isStruckThrough) = (value.contains("underline"), value.contains("line-through"))
        case "text-align": align(value)
        default: break
        }
    }

    private mutating func align(_ value: String) {
        switch value.lowercased() {
        case "left": alignment = .left
        case "center": alignment = .center
        case "right": alignment = .right
        case "justify": alignment = .justified
        default: break
        }
    }

    /// A length in points; nil if the value is not a length. A pixel counts as a point.
    private func length(_ value: String) -> CGFloat? {
        let number = value.prefix { $0.isNumber || $0 == "." }
        guard let amount = Double(number).map({ CGFloat($0) }) else { return nil }
        switch value[number.endIndex...] {
        case "px", "pt", "": return amount
        case "em", "rem": return amount * size
        case "%": return amount * size / 100
        default: return nil
        }
    }

    private static func firstFamily(_ list: String) -> String? {
        list.split(separator: ",").first.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\"")) }
    }

    // MARK: Attributes

    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraphStyle]
        attributes[.foregroundColor] = color ?? .black
        attributes[.backgroundColor] = background
        attributes[.link] = link.map { URL(string: $0) ?? $0 as Any }
        if isUnderlined || link != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
        return attributes
    }

    private var font: UIFont {
        let system = ["-apple-system", "system-ui", "sans-serif"].contains(family.lowercased())
        let kind: FontRequest.Kind = system ? .system(.init()) : .substitute(family)
        let plain = FontRequest(kind: kind, size: size)
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        return UIFont(traits.isEmpty ? plain : plain.withSymbolicTraits(traits) ?? plain)
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment ?? .natural
        style.paragraphSpacing = spacing
        if listDepth > 0 {
            let indent = 36 * CGFloat(listDepth)
            style.headIndent = indent
            style.tabStops = [
                NSTextTab(textAlignment: .left, location: indent - 25), NSTextTab(textAlignment: .natural, location: indent),
            ]
        }
        return style
    }
}

/// Colours in the notation of style sheets.
enum HTMLColor {
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        if text.hasPrefix("rgb") { return components(text) }
        return names[text].flatMap { hexadecimal($0[...]) }
    }

    private static func hexadecimal(_ digits: Substring) -> UIColor? {
        let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard full.count == 6, let number = UInt32(full, radix: 16) else { return nil }
        let parts = [16, 8, 0].map { CGFloat(number >> $0 & 0xFF) / 255 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }

    private static func components(_ text: String) -> UIColor? {
        let inside = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        let numbers = inside.split(whereSeparator: { ", /".contains($0) }).compactMap { Double($0) }
        guard numbers.count >= 3 else { return nil }
        let parts = numbers.prefix(3).map { CGFloat($0) / 255 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: numbers.count > 3 ? CGFloat(numbers[3]) : 1)
    }

    private static let names = [
        "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff", "maroon": "800000",
        "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff", "green": "008000", "lime": "00ff00", "olive": "808000",
        "yellow": "ffff00", "navy": "000080", "blue": "0000ff", "teal": "008080", "aqua": "00ffff", "orange": "ffa500",
    ]
}
