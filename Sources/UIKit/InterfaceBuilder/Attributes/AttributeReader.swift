import InterfaceBuilderDocument
import TextLayout

/// Reads the attributes of an element for the current size classes.
///
/// Every unknown value is reported with its line and column, once per list of findings, and treated as absent.
@MainActor
package struct AttributeReader {
    package let element: MarkupElement
    let context: AttributeContext
    /// The variations that apply, the least specific first.
    let variations: [MarkupElement]

    package init(_ element: MarkupElement, _ context: AttributeContext) {
        self.element = element
        self.context = context
        variations = element.variations(context.sizeClasses)
    }

    /// Whether the document specifies a value, as an attribute or as a child element with this key.
    func states(_ name: String) -> Bool { attribute(name) != nil || childElement(name) != nil }

    // MARK: Elements inside

    /// The child with a key, with its variations.
    package func child(_ key: String, named name: String? = nil) -> AttributeReader? {
        childElement(key, named: name).map { AttributeReader($0, context) }
    }

    /// The first child with a tag name.
    func first(_ name: String) -> AttributeReader? { element.child(name).map { AttributeReader($0, context) } }

    /// The children with a tag name, in document order.
    func all(_ name: String) -> [AttributeReader] { element.children(name).map { AttributeReader($0, context) } }

    func childElement(_ key: String, named name: String? = nil) -> MarkupElement? {
        for variation in variations.reversed() {
            if let child = variation.child(key: key, named: name) { return child }
        }
        return element.child(key: key, named: name)
    }

    // MARK: Values

    /// An attribute's text.
    package subscript(name: String) -> String? { attribute(name)?.value }

    private func attribute(_ name: String) -> MarkupAttribute? {
        for variation in variations.reversed() {
            if let attribute = variation.attribute(name) { return attribute }
        }
        return element.attribute(name)
    }

    /// The value for an attribute's keyword.
    func value<Value>(_ name: String, _ words: [String: Value]) -> Value? {
        guard let attribute = attribute(name) else { return nil }
        if let value = words[attribute.value] { return value }
        noteUnknown(attribute)
        return nil
    }

    /// Whether an attribute is `YES`; nil when it is absent or neither `YES` nor `NO`.
    package func flag(_ name: String) -> Bool? {
        guard let attribute = attribute(name) else { return nil }
        switch attribute.value {
        case "YES": return true
        case "NO": return false
        default:
            noteUnknown(attribute)
            return nil
        }
    }

    /// A number of at most ``DocumentNumber/longest`` either way.
    func number(_ name: String) -> Double? { parsed(name) { DocumentNumber.parseLength($0) } }

    /// A number of any size.
    func double(_ name: String) -> Double? { parsed(name) { DocumentNumber.parse($0) } }

    /// A number, clamped to a range.
    func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
        number(name).map { min(range.upperBound, max(range.lowerBound, $0)) }
    }

    /// An integer, clamped to a range.
    func integer(_ name: String, in range: ClosedRange<Int>) -> Int? {
        number(name).map { min(range.upperBound, max(range.lowerBound, Int($0))) }
    }

    /// An integer of any size.
    func integer(_ name: String) -> Int? { parsed(name) { Int($0) } }

    private func parsed<Number>(_ name: String, _ parse: (String) -> Number?) -> Number? {
        guard let attribute = attribute(name) else { return nil }
        if let number = parse(attribute.value) { return number }
        context.findings.reportOnce(.invalidNumber(attribute, of: element, severity: .warning))
        return nil
    }

    /// The size of `<size key="…">`, in points.
    func size(_ key: String, element: String = "size") -> CGSize? {
        child(key, named: element).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    }

    /// The insets of `<inset key="…">`, in points.
    func insets(_ key: String) -> UIEdgeInsets? {
        childElement(key, named: "inset").flatMap(DocumentInsets.init).map(UIEdgeInsets.init)
    }

    /// The flags of a child that names options, such as `<autoresizingMask key="…" widthSizable="YES">`.
    func options<Options: OptionSet>(_ names: KeyValuePairs<String, Options>) -> Options where Options.Element == Options {
        names.reduce(into: []) { options, pair in if flag(pair.key) ?? false { options.formUnion(pair.value) } }
    }

    // MARK: Findings

    /// Reports an attribute with an unknown value.
    func noteUnknown(_ attribute: MarkupAttribute) { noteUnknown("\(attribute.name)=\"\(attribute.value)\"", at: attribute) }

    /// Reports something drawn with a substitute, once per document.
    ///
    /// - Parameter position: The position in the document; that of the element if nil.
    func noteSubstitute(_ substitute: SubstituteLog.Substitute, at position: SourcePosition? = nil) {
        context.findings.reportOnce(
            DocumentDiagnostic(
                id: "substitute", severity: .note, message: substitute.description, position: position ?? element.position,
                items: (element.id ?? element.nearestID).map { [$0] } ?? []),
            key: "\(substitute)")
    }

    /// Reports a message at an attribute or the element; the same message only once for all elements with a name.
    func noteUnknown(_ what: String, at attribute: MarkupAttribute?) {
        context.findings.reportOnce(
            DocumentDiagnostic(
                id: "unknown-value", severity: .note, message: "\(what) of \(element.name) is not known; it is passed over",
                position: attribute?.position ?? element.position, items: element.id.map { [$0] } ?? []),
            key: "\(element.name) \(what)")
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: DocumentInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
