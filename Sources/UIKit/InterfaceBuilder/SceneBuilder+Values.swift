import InterfaceBuilderDocument

/// Attributes' values, with a note where one says nothing that is known.
extension SceneBuilder {
    /// The value that an attribute's word stands for on this canvas; nil when it is absent or another word.
    func value<Value>(of name: String, of element: MarkupElement, _ values: [String: Value]) -> Value? {
        guard let attribute = variedAttribute(name, of: element) else { return nil }
        if let value = values[attribute.value] { return value }
        noteUnknown("\(name)=\"\(attribute.value)\"", of: element, at: attribute)
        return nil
    }

    /// Whether an attribute is `YES` on this canvas; nil when it is absent or neither `YES` nor `NO`.
    func flag(_ name: String, of element: MarkupElement) -> Bool? {
        value(of: name, of: element, ["YES": true, "NO": false])
    }

    /// A number that can be meant, as it is on this canvas.
    func number(_ name: String, of element: MarkupElement) -> Double? {
        guard let attribute = variedAttribute(name, of: element) else { return nil }
        if let number = DocumentNumber.parseLength(attribute.value) { return number }
        built.report(
            DocumentDiagnostic(
                id: "invalid-number", severity: .warning,
                message: "\(name)=\"\(attribute.value)\" of \(element.name) is not a number that can be meant; it is ignored",
                position: attribute.position, items: element.id.map { [$0] } ?? []))
        return nil
    }

    /// A whole number in a range, the range's nearest end beyond it.
    func integer(_ name: String, of element: MarkupElement, in range: ClosedRange<Int>) -> Int? {
        number(name, of: element).map { min(range.upperBound, max(range.lowerBound, Int($0))) }
    }

    /// A child as it is on this canvas.
    func variedChild(_ key: String, named name: String, of element: MarkupElement) -> MarkupElement? {
        let varied = element.variations(scene.traits).compactMap { $0.child(key: key, named: name) }.last
        return varied ?? element.child(key: key, named: name)
    }

    private func variedAttribute(_ name: String, of element: MarkupElement) -> MarkupAttribute? {
        element.variations(scene.traits).compactMap { $0.attribute(name) }.last ?? element.attribute(name)
    }

    /// Reports something that is not known, once a scene.
    func noteUnknown(_ what: String, of element: MarkupElement, at attribute: MarkupAttribute?) {
        guard built.unknownValues.insert("\(element.name) \(what)").inserted else { return }
        built.report(
            DocumentDiagnostic(
                id: "unknown-value", severity: .note, message: "\(what) of \(element.name) is not known; it is passed over",
                position: attribute?.position ?? element.position, items: element.id.map { [$0] } ?? []))
    }
}
