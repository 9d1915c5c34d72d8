/// The kind of a part that an object holds under a key, such as the colour under `textColor`.
enum PartForm: Hashable, Sendable {
    case color, font, rect, size, offset, point, inset, edgeInsets, directionalEdgeInsets, bool
    /// An element of one of some names.
    case elements([String])

    /// The names of the elements that can stand under the key; `nil` stands for no value.
    var names: [String] {
        switch self {
        case .color: ["color", "nil"]
        case .font: ["fontDescription"]
        case .rect: ["rect"]
        case .size, .offset: ["size"]
        case .point: ["point"]
        case .inset: ["inset"]
        case .edgeInsets: ["edgeInsets"]
        case .directionalEdgeInsets: ["directionalEdgeInsets"]
        case .bool: ["bool"]
        case .elements(let names): names
        }
    }

    /// The element that is made if one of its attributes is set and the object has none yet; nil for parts that are
    /// incomplete with a single attribute.
    var elementWithOneAttribute: String? {
        names.first { ["state", "accessibility", "textInputTraits", "accessibilityTraits"].contains($0) }
    }

    /// Whether the part can have another value for some size classes.
    var varies: Bool { [.font, .color, .edgeInsets, .directionalEdgeInsets].contains(self) }

    /// A description of the values that ``part(_:key:resources:)`` reads; nil if it reads none.
    var expectation: String? {
        switch self {
        case .color:
            "a colour: #RRGGBB, #RRGGBBAA, white SHARE, a system colour such as labelColor, named NAME for one that the "
                + "document's resources list, or nil for none"
        case .font:
            "a font: system POINTS, boldSystem POINTS, italicSystem POINTS, system WEIGHT POINTS, or a text style such as "
                + "UICTFontTextStyleBody"
        case .rect: "four numbers: x, y, width and height, of which width and height are not negative"
        case .size: "two numbers from 0: width and height"
        case .offset: "two numbers: width and height"
        case .point: "two numbers: x and y"
        case .inset, .edgeInsets: "four numbers: top, left, bottom and right"
        case .directionalEdgeInsets: "four numbers: top, leading, bottom and trailing"
        case .bool: ValueForm.flag.expectation
        case .elements: nil
        }
    }

    /// A description of the elements under a key that no value makes.
    func expectationOfElements(under key: String) -> String {
        let part = "an element of its own (\(names.joined(separator: ", ")))"
        let rows = elementWithOneAttribute.flatMap(ElementSchema.named)?.rows ?? []
        guard let attribute = rows.first(where: { $0.name != "key" })?.name else {
            return "\(part): add one, or set its attributes"
        }
        return "\(part): set its attributes, such as \(key).\(attribute)"
    }

    /// The part that a value describes; nil if the value is none of ``expectation``.
    ///
    /// - Parameter colors: The names of the colours that the document's resources list.
    func part(_ text: String, key: String, colors: Set<String>) -> NewElement? {
        switch self {
        case .color: Self.color(text, key: key, named: colors)
        case .font: Self.font(text, key: key)
        case .rect: numbers(text, key, ["x", "y", "width", "height"])
        case .size, .offset: numbers(text, key, ["width", "height"])
        case .point: numbers(text, key, ["x", "y"])
        case .inset: numbers(text, key, ["minY", "minX", "maxY", "maxX"], written: ["minX", "minY", "maxX", "maxY"])
        case .edgeInsets: numbers(text, key, ["top", "left", "bottom", "right"])
        case .directionalEdgeInsets: numbers(text, key, ["top", "leading", "bottom", "trailing"])
        case .bool: ValueForm.flag.accepts(text) ? Self.element("bool", key, [("value", text)]) : nil
        case .elements: nil
        }
    }

    /// A part of numbers, which spaces or commas separate.
    ///
    /// - Parameter written: The order in which documents have the attributes; the order of the numbers if nil.
    private func numbers(_ text: String, _ key: String, _ names: [String], written: [String]? = nil) -> NewElement? {
        let words = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
        guard words.count == names.count, words.allSatisfy({ DocumentNumber.parseLength($0) != nil }) else { return nil }
        let values = Dictionary(uniqueKeysWithValues: zip(names, words))
        let isFrame = self == .rect
        let isExtent = isFrame || self == .size
        if isExtent, !["width", "height"].allSatisfy({ ValueForm.extent.accepts(values[$0]!) }) { return nil }
        return Self.element(
            self.names[0], key,
            (written ?? names).map { name in
                let value = values[name]!
                return (name, isFrame && DocumentNumber.parse(value) == 0 ? "0.0" : value)
            })
    }

    private static func element(_ name: String, _ key: String, _ attributes: [(String, String)]) -> NewElement {
        NewElement(name: name, attributes: [.init("key", key)] + attributes.map { .init($0.0, $0.1) })
    }

    // MARK: Colours

    private static func color(_ text: String, key: String, named colors: Set<String>) -> NewElement? {
        if text == "nil" { return element("nil", key, []) }
        if let components = components(text) {
            let names = ["red", "green", "blue", "alpha"]
            return element(
                "color", key, Array(zip(names, components)) + [("colorSpace", "custom"), ("customColorSpace", "sRGB")])
        }
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        if words.count == 2, words[0] == "white", ValueForm.share.accepts(words[1]) {
            return element(
                "color", key,
                [
                    ("white", words[1]), ("alpha", "1"), ("colorSpace", "custom"),
                    ("customColorSpace", "genericGamma22GrayColorSpace"),
                ])
        }
        if words.count == 2, words[0] == "named", colors.contains(words[1]) { return element("color", key, [("name", words[1])]) }
        return SystemColors.names.contains(text) ? element("color", key, [("systemColor", text)]) : nil
    }

    /// The components of `#RRGGBB` or `#RRGGBBAA`, as documents write them.
    private static func components(_ text: String) -> [String]? {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(digits.dropFirst($0).prefix(2), radix: 16) }
        return (bytes + (bytes.count == 3 ? [255] : [])).map { byte in
            byte == 0 ? "0.0" : byte == 255 ? "1" : "\(Double(byte) / 255)"
        }
    }

    // MARK: Fonts

    /// The words of an attribute of fonts.
    private static func words(_ attribute: String) -> [String] {
        guard case .words(let words)? = ElementSchema.named("fontDescription")?.attributes[attribute] else { return [] }
        return words
    }

    private static func font(_ text: String, key: String) -> NewElement? {
        let words = text.split(separator: " ").map(String.init)
        if words.count == 1, Self.words("style").contains(words[0]) {
            return element("fontDescription", key, [("style", words[0])])
        }
        guard let type = words.first, let size = words.last, words.count > 1,
            let points = DocumentNumber.parse(size), points > 0
        else { return nil }
        if words.count == 2, DocumentFont.descriptionTypes.contains(type) {
            return element("fontDescription", key, [("type", type), ("pointSize", size)])
        }
        guard words.count == 3, type == "system", Self.words("weight").contains(words[1]) else { return nil }
        return element("fontDescription", key, [("type", type), ("weight", words[1]), ("pointSize", size)])
    }
}
