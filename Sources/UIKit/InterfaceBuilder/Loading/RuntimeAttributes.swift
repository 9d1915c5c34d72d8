import InterfaceBuilderDocument

/// What a document sets by the names of properties: "User Defined Runtime Attributes" in Interface Builder.
@MainActor
struct RuntimeAttributes {
    private let file: DocumentFile

    init(_ file: DocumentFile) { self.file = file }

    /// Sets what an element asks for, in document order.
    func apply(_ element: MarkupElement, to object: AnyObject) {
        for attribute in element.child("userDefinedRuntimeAttributes")?.children("userDefinedRuntimeAttribute") ?? [] {
            guard let path = attribute["keyPath"] else { continue }
            guard let value = value(of: attribute) else {
                file.warn(
                    "The runtime attribute \(path) has a value of the type \(attribute["type"] ?? "(none)"), which cannot be read; it "
                        + "is left out.", at: attribute)
                continue
            }
            KeyValueCoding.loading(file, attribute) { send(value.content, path, to: object) }
        }
    }

    private func send(_ value: Any?, _ path: String, to object: AnyObject) {
        if let responder = object as? UIResponder {
            responder.setValue(value, forKeyPath: path)
        } else {
            KeyValueCoding.send(value, forKeyPath: path, to: object)
        }
    }

    /// An attribute's value, which may be nil; nothing where it cannot be read.
    private func value(of attribute: MarkupElement) -> Value? {
        if attribute["type"] == "nil" { return Value(nil) }
        return plainValue(of: attribute).map { Value($0) }
    }

    /// A value that was read.
    private struct Value {
        let content: Any?
        init(_ content: Any?) { self.content = content }
    }

    private func plainValue(of attribute: MarkupElement) -> Any? {
        guard attribute["type"] != "string" && attribute["type"] != "localizedString" else {
            return attribute["value"] ?? attribute.child(key: "value")?.text ?? ""
        }
        if attribute["type"] == "boolean" { return attribute.flag("value") }
        if attribute["type"] == "image" { return file.reader().image(of: attribute, "value") }
        return attribute.child(key: "value").flatMap { structure($0, of: attribute) }
    }

    /// A value that has an element of its own.
    private func structure(_ value: MarkupElement, of attribute: MarkupElement) -> Any? {
        switch attribute["type"] {
        case "number": number(value)
        case "point": CGPoint(x: length("x", value), y: length("y", value))
        case "size": CGSize(width: length("width", value), height: length("height", value))
        case "rect":
            CGRect(x: length("x", value), y: length("y", value), width: length("width", value), height: length("height", value))
        case "range": range(value)
        case "color": file.reader().color(of: attribute, "value")
        default: nil
        }
    }

    private func number(_ element: MarkupElement) -> Any? {
        guard let text = element["value"] else { return nil }
        return element.name == "integer" ? Int(text) : DocumentNumber.parse(text)
    }

    private func range(_ element: MarkupElement) -> NSRange {
        NSRange(location: element.integer("location") ?? 0, length: element.integer("length") ?? 0)
    }

    private func length(_ name: String, _ element: MarkupElement) -> CGFloat { CGFloat(element.length(name) ?? 0) }
}
