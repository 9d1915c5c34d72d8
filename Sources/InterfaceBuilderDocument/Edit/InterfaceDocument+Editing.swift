extension InterfaceDocument {
    /// The document with changes made to it, one after the other, each by the smallest change of the bytes: what no edit names stays as it is,
    /// byte for byte, and what is new is indented as its neighbours are.
    ///
    /// Recorded frames are left as they are.
    ///
    /// ```swift
    /// let edits = [try DocumentEdit(parsing: "set 8bC-Xf-vdC.text Hello"), .remove(ObjectPath("a1b-2C-d3e"))]
    /// let bytes = try document.applying(edits).tree.source
    /// ```
    ///
    /// - Throws: Where an edit names what the document does not have, or would leave a fault that the document has not now, such as an id that
    ///   is used twice, a number that is none, or a reference to nothing.
    /// - Complexity: reads the document a few times for each edit.
    public func applying(_ edits: [DocumentEdit]) throws(DocumentEditError) -> InterfaceDocument {
        var editor = DocumentEditor(self)
        for (number, edit) in edits.enumerated() {
            do throws(DocumentEditError) { try editor.apply(edit) } catch {
                var error = error
                error.edit = number
                throw error
            }
        }
        return editor.document
    }
}

/// Makes edits to a document, one at a time.
struct DocumentEditor {
    private(set) var document: InterfaceDocument

    init(_ document: InterfaceDocument) { self.document = document }

    mutating func apply(_ edit: DocumentEdit) throws(DocumentEditError) {
        let before = document
        switch edit {
        case .set(let path, let attribute, let value, nil): try set(path, attribute, to: value)
        case .set(let path, let attribute, let value, let classes?): try set(path, attribute, to: value, on: classes)
        case .add(let object, let place): try add(object, at: place)
        case .constrain(let constraint): try constrain(constraint)
        case .remove(let path): try remove(path)
        case .move(let path, let place): try move(path, to: place)
        case .install(let path, let isInstalled, let classes): try install(path, isInstalled, on: classes)
        }
        try checkFaults(since: before)
    }

    /// Takes changes of the text over.
    mutating func commit(_ edits: MarkupEdits) throws(DocumentEditError) {
        do throws(InterfaceDocumentError) { document = try InterfaceDocument(bytes: edits.applied()) } catch {
            throw DocumentEditError(error.diagnostic)
        }
    }

    /// Refuses an edit that leaves an error where there was none.
    private func checkFaults(since before: InterfaceDocument) throws(DocumentEditError) {
        struct Fault: Hashable {
            let id: String
            let items: [String]
        }
        func errors(_ document: InterfaceDocument) -> [DocumentDiagnostic] {
            (document.diagnostics + document.scenes().flatMap(\.diagnostics)).filter { $0.severity == .error }
        }
        var known: [Fault: Int] = [:]
        for fault in errors(before) { known[Fault(id: fault.id, items: fault.items), default: 0] += 1 }
        for fault in errors(document) {
            let key = Fault(id: fault.id, items: fault.items)
            guard let count = known[key], count > 0 else { throw DocumentEditError(fault) }
            known[key] = count - 1
        }
    }

    // MARK: Objects

    func element(_ id: String) throws(DocumentEditError) -> MarkupElement {
        guard let element = document.elementsByID[id] else { throw DocumentEditError(.unknownObject(id)) }
        return element
    }

    /// The element that a path names.
    func element(_ path: ObjectPath) throws(DocumentEditError) -> MarkupElement {
        var found = try element(path.id)
        var words = path.id
        for key in path.keys {
            guard let part = found.child(key: key) ?? found.child(key) else {
                let known = found.children.compactMap { $0["key"] }
                throw DocumentEditError(.unknownPart(key, of: words, known: known), at: found)
            }
            (found, words) = (part, words + "." + key)
        }
        return found
    }

    func newID(_ wanted: String?, for name: String) throws(DocumentEditError) -> String {
        if let wanted {
            if let other = document.elementsByID[wanted] { throw DocumentEditError(.usedID(wanted), at: other) }
            return wanted
        }
        return ObjectID.new(from: "\(name) \(document.tree.elementCount)") { document.elementsByID[$0] != nil }
    }

    /// Refuses names and values that XML cannot express.
    static func checkWritable(_ attribute: DocumentEdit.Attribute) throws(DocumentEditError) {
        let name = attribute.name.unicodeScalars
        let isName =
            (name.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? false)
            && name.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-.:".unicodeScalars.contains($0) }
        guard isName else { throw DocumentEditError(.unwritable(attribute.name)) }
        guard attribute.value.unicodeScalars.allSatisfy({ MarkupText.isAllowed($0.value) }) else {
            throw DocumentEditError(.unwritable(attribute.value))
        }
    }
}

extension MarkupElement {
    /// Whether the element is a view in another view, rather than a scene's root.
    var isSubview: Bool { id != nil && parent?.name == "subviews" }
}
