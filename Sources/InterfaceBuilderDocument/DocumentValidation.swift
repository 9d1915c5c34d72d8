/// Checks single elements: attributes that should be numbers and are not, and duplicate ids.
struct DocumentValidation {
    private let tree: MarkupTree
    private(set) var elementsByID: [String: MarkupElement] = [:]
    private(set) var diagnostics: [DocumentDiagnostic] = []

    init(_ tree: MarkupTree) { self.tree = tree }

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
        let name = element.name
        for attribute in element.attributes {
            guard let form = Self.form(of: attribute.name, in: name), !form.accepts(attribute.value) else { continue }
            diagnostics.append(.invalidNumber(attribute, of: element))
        }
    }

    private enum Form {
        case number, priority, length, ratio, lengthOrInfinite

        func accepts(_ text: String) -> Bool {
            switch self {
            case .number: DocumentNumber.parse(text) != nil
            case .priority: DocumentNumber.parse(text).map { $0 > 0 && $0 <= 1000 } ?? false
            case .length: DocumentNumber.parseLength(text) != nil
            case .ratio: DocumentNumber.parseRatio(text) != nil
            case .lengthOrInfinite: text == "infinite" || DocumentNumber.parseLength(text) != nil
            }
        }
    }

    /// The syntax of an attribute that affects layout; nil for other attributes.
    private static func form(of attribute: String, in element: String) -> Form? {
        switch (element, attribute) {
        case ("rect", "x"), ("rect", "y"), ("rect", "width"), ("rect", "height"), ("size", "width"), ("size", "height"),
            ("edgeInsets", "top"), ("edgeInsets", "left"), ("edgeInsets", "bottom"), ("edgeInsets", "right"),
            ("directionalEdgeInsets", "top"), ("directionalEdgeInsets", "leading"), ("directionalEdgeInsets", "bottom"),
            ("directionalEdgeInsets", "trailing"), ("inset", "minX"), ("inset", "minY"), ("inset", "maxX"), ("inset", "maxY"),
            ("constraint", "constant"), ("variation", "constant"), ("stackView", "spacing"), ("image", "width"),
            ("image", "height"):
            .length
        case (_, "pointSize"), ("color", "red"), ("color", "green"), ("color", "blue"), ("color", "alpha"), ("color", "white"),
            ("color", "cyan"), ("color", "magenta"), ("color", "yellow"), ("color", "black"):
            .number
        case ("constraint", "priority"), (_, "horizontalHuggingPriority"), (_, "verticalHuggingPriority"),
            (_, "horizontalCompressionResistancePriority"), (_, "verticalCompressionResistancePriority"):
            .priority
        case ("constraint", "multiplier"): .ratio
        case (_, "placeholderIntrinsicWidth"), (_, "placeholderIntrinsicHeight"): .lengthOrInfinite
        default: nil
        }
    }
}
