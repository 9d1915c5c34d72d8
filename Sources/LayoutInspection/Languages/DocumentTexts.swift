import InterfaceBuilderDocument

/// A text of a document that a language may have in place of the document's own.
public struct DocumentText: Hashable, Sendable {
    /// The key in strings files, such as `aBc-dE-fgh.text`.
    public let key: String
    /// The document's own text.
    public let text: String
    /// The id of the object whose text it is.
    public let object: String
    /// Where it stands in the document.
    public let position: SourcePosition
    /// The attribute path by which an edit sets the document's own text, such as `aBc-dE-fgh.normal.title`; nil for
    /// segments, which edits name by no key.
    package let path: String?
}

extension InterfaceDocument {
    /// The texts that people see, in document order. O(length).
    public var texts: [DocumentText] { [root].flatMap { Array($0.descendants) }.flatMap(\.texts) }
}

extension MarkupElement {
    /// The attributes that hold texts which people read, whichever object has them.
    private static let names = [
        "text", "title", "placeholder", "prompt", "backButtonTitle", "badgeValue", "headerTitle", "footerTitle", "subtitle",
    ]

    fileprivate var texts: [DocumentText] {
        Self.names.compactMap { name in
            guard let key = key(ofText: name), let object = nearestID else { return nil }
            let part = child(key: name, named: "string") ?? child(key: name, named: "mutableString")
            guard let text = self[name] ?? part?.text, !text.isEmpty else { return nil }
            return DocumentText(
                key: key, text: text, object: object, position: attribute(name)?.position ?? part?.position ?? position,
                path: path(ofText: name))
        }
    }

    /// The attribute path of a text in edits, after the id of the object that has it.
    private func path(ofText name: String) -> String? {
        if let id { return "\(id).\(name)" }
        guard self.name != "segment", let key = self["key"], let id = parent?.nearestID else { return nil }
        return "\(id).\(key).\(name)"
    }

    /// The key of a text in strings files; parts of a control have no id of their own and go by the control's. Nil for
    /// what is no text.
    private func key(ofText name: String) -> String? {
        if let id { return ["userDefinedRuntimeAttribute", "placeholder", "segue"].contains(self.name) ? nil : "\(id).\(name)" }
        guard let holder = parent, let id = holder.nearestID else { return nil }
        switch self.name {
        case "state": return "\(id).\(self["key"] ?? "")\(name.prefix(1).uppercased() + name.dropFirst())"
        case "buttonConfiguration": return "\(id).configuration.\(name)"
        case "segment": return "\(id).segmentTitles[\(holder.children("segment").firstIndex(of: self) ?? 0)]"
        default: return nil
        }
    }
}
