import InterfaceBuilderDocument

/// The "User Defined Runtime Attributes" of a document.
@MainActor
struct RuntimeAttributes {
    private let file: DocumentFile

    init(_ file: DocumentFile) { self.file = file }

    /// Sets the runtime attributes of an element, in document order.
    func apply(_ element: MarkupElement, to object: AnyObject) {
        for attribute in RuntimeAttribute.all(of: element) {
            guard let value = file.read(attribute.element, { attribute.value($0) }) else {
                file.warn(
                    "The runtime attribute \(attribute.path) has a value of the type \(attribute.type ?? "(none)"), which cannot be read; it "
                        + "is left out.", at: attribute.element)
                continue
            }
            KeyValueCoding.loading(file, attribute.element) { send(value.content, attribute.path, to: object) }
        }
    }

    private func send(_ value: Any?, _ path: String, to object: AnyObject) {
        if let responder = object as? UIResponder {
            responder.setValue(value, forKeyPath: path)
        } else {
            KeyValueCoding.send(value, forKeyPath: path, to: object)
        }
    }
}

/// A `<userDefinedRuntimeAttribute>`.
@MainActor
package struct RuntimeAttribute {
    package let element: MarkupElement
    /// The key path of the property.
    package let path: String
    var type: String? { element["type"] }

    /// The runtime attributes of an element, in document order.
    package static func all(of element: MarkupElement) -> [RuntimeAttribute] {
        (element.child("userDefinedRuntimeAttributes")?.children("userDefinedRuntimeAttribute") ?? [])
            .compactMap { element in element["keyPath"].map { RuntimeAttribute(element: element, path: $0) } }
    }

    /// A decoded value, which may be nil.
    package struct Value {
        package let content: Any?
    }

    /// The attribute's value; nil if it cannot be decoded.
    ///
    /// - Parameter reader: Reads the attribute's element.
    package func value(_ reader: AttributeReader) -> Value? {
        type == "nil" ? Value(content: nil) : plainValue(reader).map { Value(content: $0) }
    }

    private func plainValue(_ reader: AttributeReader) -> Any? {
        switch type {
        case "string", "localizedString": element["value"] ?? element.child(key: "value")?.text ?? ""
        case "boolean": reader.flag("value")
        case "image": reader.image("value")
        case "color": reader.color("value")
        default: reader.child("value").flatMap(structure)
        }
    }

    /// A value with an element.
    private func structure(_ value: AttributeReader) -> Any? {
        func length(_ name: String) -> CGFloat { CGFloat(value.number(name) ?? 0) }
        switch type {
        case "number": return value.element.name == "integer" ? value.integer("value") : value.double("value")
        case "point": return CGPoint(x: length("x"), y: length("y"))
        case "size": return CGSize(width: length("width"), height: length("height"))
        case "rect": return CGRect(x: length("x"), y: length("y"), width: length("width"), height: length("height"))
        case "range": return NSRange(location: value.integer("location") ?? 0, length: value.integer("length") ?? 0)
        default: return nil
        }
    }
}
