extension InterfaceDocument {
    /// The document after a list of edits, each made with the smallest change of the bytes: everything that no edit
    /// affects stays the same, byte for byte, and new elements are indented like their siblings.
    ///
    /// Recorded frames are not updated. The system colours in use are listed in the resources, as Interface Builder
    /// does.
    ///
    /// ```swift
    /// let edits = [try DocumentEdit(parsing: "set 8bC-Xf-vdC.text Hello"), .remove(ObjectPath("a1b-2C-d3e"))]
    /// let bytes = try document.applying(edits).tree.source
    /// ```
    ///
    /// - Throws: An error if an edit refers to something that the document does not have, or would cause an error that
    ///   the document does not have yet, such as a duplicate id, a malformed number, or a dangling reference, or if the
    ///   edits together leave a constraint that UIKit refuses.
    /// - Complexity: Parses the document once for a run of independent edits: appended views, attributes of different
    ///   objects, constraints of objects that already have some, removals of views or constraints. Parses it a few
    ///   times for each other edit.
    public func applying(_ edits: [DocumentEdit]) throws(DocumentEditError) -> InterfaceDocument {
        var editor = DocumentEditor(self)
        try editor.apply(edits[...])
        try editor.checkRefusals()
        try editor.listSystemColors(usedBefore: systemColorNames)
        return editor.document
    }
}

/// Makes edits to a document.
struct DocumentEditor {
    private(set) var document: InterfaceDocument
    /// The edit that is being made; new ids are derived from it, so that different edits of equal documents make
    /// different ids.
    var edit: DocumentEdit?
    /// The edits that are being made together, if any.
    var group: EditGroup?
    /// The number of times that changed bytes were parsed, for tests that guard against regressions.
    var readings = 0
    /// The number of occurrences of each error in the document.
    private var faults: [Fault: Int]
    /// The ids of the constraints that UIKit refuses in the document before the edits.
    let knownRefusals: Set<String>
    /// The errors of the other constraints that UIKit refuses, by their ids, each with the edit since which it does.
    var refusals: [String: DocumentEditError] = [:]

    private struct Fault: Hashable {
        let id: String
        let items: [String]
    }

    init(_ document: InterfaceDocument) {
        self.document = document
        faults = Self.errors(of: document).reduce(into: [:]) { $0[$1.fault, default: 0] += 1 }
        knownRefusals = Set(Self.refusals(in: document).keys)
    }

    /// Makes one edit.
    mutating func apply(_ edit: DocumentEdit) throws(DocumentEditError) {
        self.edit = edit
        switch edit {
        case .set(let path, let attribute, let value, nil): try set(path, attribute, to: value)
        case .set(let path, let attribute, let value, let classes?): try set(path, attribute, to: value, on: classes)
        case .add(let object, let place): try add(object, at: place)
        case .constrain(let constraint): try constrain(constraint)
        case .remove(let path): try remove(path)
        case .move(let path, let place): try move(path, to: place)
        case .install(let path, let isInstalled, let classes): try install(path, isInstalled, on: classes)
        case .embed(let views, let object): try embed(views, in: object)
        case .unembed(let path): try unembed(path)
        case .paste(let markup, let place): try paste(markup, at: place)
        }
        try checkFaults()
    }

    /// The changes to which an edit adds its own: those of its group, or none.
    mutating func takeChanges() -> MarkupEdits {
        guard let changes = group?.changes else { return MarkupEdits(document.tree) }
        group?.changes = MarkupEdits(document.tree)
        return changes
    }

    /// Applies changes of the text; those of a group are applied together.
    mutating func commit(_ edits: MarkupEdits) throws(DocumentEditError) {
        if group != nil {
            group?.changes = edits
            return
        }
        readings += 1
        do throws(InterfaceDocumentError) { document = try InterfaceDocument(bytes: edits.applied()) } catch {
            throw DocumentEditError(error.diagnostic)
        }
    }

    /// Throws if there is an error that the document did not have.
    mutating func checkFaults() throws(DocumentEditError) {
        var found: [Fault: Int] = [:]
        for error in Self.errors(of: document) {
            let count = found[error.fault, default: 0] + 1
            guard count <= faults[error.fault] ?? 0 else { throw DocumentEditError(error.diagnostic) }
            found[error.fault] = count
        }
        faults = found
    }

    private static func errors(of document: InterfaceDocument) -> [(fault: Fault, diagnostic: DocumentDiagnostic)] {
        (document.diagnostics + document.scenes().flatMap(\.diagnostics)).filter { $0.severity == .error }.map {
            (Fault(id: $0.id, items: $0.items), $0)
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
            guard ValueForm.identifier.accepts(wanted) else {
                throw DocumentEditError(
                    .invalidValue(wanted, attribute: "id", of: name, expected: ValueForm.identifier.expectation))
            }
            try Self.checkWritable(.init("id", wanted))
            if let other = document.elementsByID[wanted] { throw DocumentEditError(.usedID(wanted), at: other) }
            return wanted
        }
        let count = document.tree.elementCount + (group?.elementCount ?? 0)
        let seed = "\(edit.map(\.description) ?? "") \(name) \(count)"
        return ObjectID.new(from: seed) { document.elementsByID[$0] != nil || group?.ids.contains($0) == true }
    }

    /// Throws for names and values that XML cannot express.
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
    /// Whether the element is a subview, rather than a scene's root view.
    var isSubview: Bool { id != nil && parent?.name == "subviews" }
}
