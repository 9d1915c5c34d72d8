/// Validates single elements: malformed attributes, and duplicate ids.
struct DocumentValidation {
    private let tree: MarkupTree
    private(set) var elementsByID: [String: MarkupElement] = [:]
    private(set) var diagnostics: [DocumentDiagnostic] = []
    /// The syntax of attributes, by the id of their name, each with the id of the element name that it applies to; nil
    /// for all.
    private let syntax: [[(element: Int32?, form: ValueForm)]]

    init(_ tree: MarkupTree) {
        self.tree = tree
        var syntax = [[(element: Int32?, form: ValueForm)]](repeating: [], count: tree.names.count)
        for (elements, attributes, form) in Self.rules {
            let holders = elements.map { $0.compactMap(tree.nameID).map(Optional.some) } ?? [nil]
            for attribute in attributes.compactMap(tree.nameID) {
                syntax[Int(attribute)] += holders.map { ($0, form) }
            }
        }
        self.syntax = syntax
    }

    mutating func run() {
        register(tree.root)
        for element in tree.root.descendants {
            register(element)
            checkNumbers(element)
        }
    }

    private mutating func register(_ element: MarkupElement) {
        guard let attribute = element.attribute("id"), element.name != "device", element.name != "adaptation" else { return }
        let id = attribute.value
        if let first = elementsByID[id] {
            diagnostics.append(.duplicateID(id, at: attribute, first: first.position))
        } else {
            elementsByID[id] = element
        }
    }

    private mutating func checkNumbers(_ element: MarkupElement) {
        let record = tree.elements[Int(element.index)]
        for index in record.firstAttribute..<record.attributesEnd {
            for (holder, form) in syntax[Int(tree.attributes[Int(index)].name)] where holder == nil || holder == record.name {
                let attribute = MarkupAttribute(tree: tree, index: index)
                if !form.accepts(attribute.value) { diagnostics.append(.invalidNumber(attribute, of: element)) }
            }
        }
    }

    /// The attributes that affect layout: their elements, nil for all, and their syntax. No attribute of an element
    /// occurs twice.
    private static let rules: [(elements: [String]?, attributes: [String], form: ValueForm)] = [
        (["rect"], ["x", "y", "width", "height"], .length),
        (["size", "image"], ["width", "height"], .length),
        (["edgeInsets"], ["top", "left", "bottom", "right"], .length),
        (["directionalEdgeInsets"], ["top", "leading", "bottom", "trailing"], .length),
        (["inset"], ["minX", "minY", "maxX", "maxY"], .length),
        (["constraint", "variation"], ["constant"], .length),
        (["stackView"], ["spacing"], .length),
        (nil, ["pointSize"], .number),
        (["color"], ["red", "green", "blue", "alpha", "white", "cyan", "magenta", "yellow", "black"], .number),
        (["constraint"], ["priority"], .priority),
        (nil, ["horizontalHuggingPriority", "verticalHuggingPriority"], .priority),
        (nil, ["horizontalCompressionResistancePriority", "verticalCompressionResistancePriority"], .priority),
        (["constraint"], ["multiplier"], .ratio),
        (nil, ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"], .lengthOrInfinite),
    ]
}
