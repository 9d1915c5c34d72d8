/// A row of an inspector: an attribute or a part that an element can have, by ``ElementSchema``.
package struct AttributeRow: Hashable, Sendable {
    /// The attribute's name, or the part's key.
    package let name: String
    /// The element whose class has the attribute, such as `control` for a button's `enabled`.
    package let owner: String
    /// The form of values: `text`, `flag`, `number`, `integer`, `words`, `image`, `color`, `font`, or `numbers` for
    /// several.
    package let form: String
    /// The words of a form that has them.
    package let words: [String]
    /// The value in the document; nil if the default counts.
    package let value: String?
    /// The value that counts if the document has none; nil if it is not known.
    package let defaultValue: String?
    /// The values for size classes, by their keys.
    package let variations: [String: String]
    /// Whether there can be such values.
    package let varies: Bool
}

extension MarkupElement {
    /// The rows of the inspector for the element: those of its own class and then those of the classes above. The
    /// attributes of a part such as a button's state have the part's key before their names.
    package var attributeRows: [AttributeRow] {
        guard let schema = ElementSchema.named(name) else { return [] }
        var seen: Set<String> = []
        return schema.rows.flatMap { owner, name -> [AttributeRow] in
            guard !AttributeRow.hidden.contains(name), seen.insert(name).inserted else { return [] }
            if let part = schema.parts[name]?.elementWithOneAttribute { return partRows(part, key: name) }
            return [AttributeRow(name, owner, self, self.name, schema)].compactMap(\.self)
        }
    }

    /// The rows of a part, which the element may not have yet.
    private func partRows(_ part: String, key: String) -> [AttributeRow] {
        guard let schema = ElementSchema.named(part) else { return [] }
        let known = child(key: key)
        var seen: Set<String> = []
        return schema.rows.compactMap { _, name in
            guard !AttributeRow.hidden.contains(name), seen.insert(name).inserted else { return nil }
            return AttributeRow(name, key, known, part, schema, prefix: key + ".")
        }
    }
}

extension AttributeRow {
    /// - Parameters:
    ///   - element: The element that has the attribute; nil for a part that an object does not have.
    ///   - elementName: Its name.
    ///   - prefix: What stands before the attribute's name in edits.
    fileprivate init?(
        _ name: String, _ owner: String, _ element: MarkupElement?, _ elementName: String, _ schema: ElementSchema,
        prefix: String = ""
    ) {
        (self.name, self.owner) = (prefix + name, owner)
        if let form = schema.attributes[name], let kind = form.kind {
            let text = ["string", "mutableString"].lazy.compactMap { element?.child(key: name, named: $0)?.text }.first
            let isImage = kind == "text" && (name == "image" || name.hasSuffix("Image"))
            let image = isImage ? element?.child(key: name, named: "imageReference")?["image"] : nil
            (self.form, words, value) = (isImage ? "image" : kind, form.words, text ?? image ?? element?[name])
            defaultValue = AttributeDefaults.value(of: name, in: elementName, form)
            var values: [String: String] = [:]
            for variation in element?.children("variation") ?? [] {
                if let value = variation[name] { values[variation["key"] ?? ""] = value }
            }
            variations = values
            varies = prefix.isEmpty && !Self.constant.contains(name)
        } else if schema.attributes[name] == nil, let part = schema.parts[name], let kind = part.kind {
            (form, words) = (kind, part == .color ? SystemColors.names.sorted() : [])
            (value, defaultValue) = (element?.child(key: name).flatMap(part.value), nil)
            var values: [String: String] = [:]
            for variation in element?.children("variation") ?? [] {
                if let value = variation.child(key: name).flatMap(part.value) { values[variation["key"] ?? ""] = value }
            }
            variations = values
            varies = prefix.isEmpty && part.varies
        } else {
            return nil
        }
    }
}

extension AttributeRow {
    /// The attributes that other edits set, or Interface Builder itself.
    fileprivate static let hidden: Set<String> = [
        "id", "key", "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "ambiguous", "misplaced", "sceneMemberID",
        "propertyAccessControl", "colorLabel", "simulatedAppContext", "reference", "frame", "bounds", "contentStretch",
        "canvasLocation", "autoresizingMask", "userComments", "customModuleProvider", "usesAttributedText",
    ]
    fileprivate static let constant: Set<String> = ["customClass", "customModule", "userLabel", "restorationIdentifier"]
}

extension ValueForm {
    /// The name of the form in inspectors; nil for references, which are connections.
    fileprivate var kind: String? {
        switch self {
        case .text, .name: "text"
        case .flag: "flag"
        case .integer, .count: "integer"
        case .number, .positive, .share, .length, .extent, .extentOrAutomatic, .lengthOrInfinite, .ratio, .priority: "number"
        case .words: "words"
        case .identifier, .reference: nil
        }
    }

    fileprivate var words: [String] { if case .words(let words) = self { words } else { [] } }
}

extension PartForm {
    /// The name of the form in inspectors; nil for parts that a single value does not describe.
    fileprivate var kind: String? {
        switch self {
        case .color: "color"
        case .font: "font"
        case .bool: "flag"
        case .elements: nil
        default: "numbers"
        }
    }

    /// The value that makes a part; nil if none does.
    fileprivate func value(of part: MarkupElement) -> String? {
        switch self {
        case .color: color(part)
        case .font: font(part)
        case .bool: part["value"]
        case .rect, .size, .offset, .point, .inset, .edgeInsets, .directionalEdgeInsets:
            part.attributes.filter { $0.name != "key" }.map(\.value).joined(separator: " ")
        case .elements: nil
        }
    }

    private func color(_ part: MarkupElement) -> String? {
        if part.name == "nil" { return "nil" }
        if let name = part["systemColor"] { return name }
        if let name = part["name"] { return "named \(name)" }
        if let white = part["white"], part["alpha"] == "1" { return "white \(white)" }
        let shares = ["red", "green", "blue", "alpha"].compactMap { part[$0].flatMap(DocumentNumber.parse) }
        guard shares.count == 4 else { return nil }
        let digits = "0123456789ABCDEF".map { String($0) }
        let bytes = shares.map { min(255, max(0, Int(($0 * 255).rounded()))) }
        let shown = bytes[3] == 255 ? bytes.dropLast() : bytes[...]
        return "#" + shown.map { digits[$0 / 16] + digits[$0 % 16] }.joined()
    }

    private func font(_ part: MarkupElement) -> String? {
        if let style = part["style"] { return style }
        let words = [part["type"] ?? part["name"], part["weight"], part["pointSize"]]
        return words.compactMap { $0 }.joined(separator: " ")
    }
}
