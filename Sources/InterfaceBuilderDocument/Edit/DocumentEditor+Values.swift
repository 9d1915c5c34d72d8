/// Whether elements can have the attributes, values and parts that edits give them, by ``ElementSchema``.
extension DocumentEditor {
    /// Throws if an element of a name cannot have an attribute, or the attribute cannot have the value.
    ///
    /// - Parameter element: The element, if it is in the document already.
    func check(_ attribute: DocumentEdit.Attribute, of name: String, at element: MarkupElement? = nil) throws(DocumentEditError) {
        try Self.checkWritable(attribute)
        guard let schema = ElementSchema.named(name) else { return }
        guard let form = schema.attributes[attribute.name] else {
            throw DocumentEditError(
                .noSuchAttribute(
                    attribute.name, of: name, known: schema.names,
                    elsewhere: ElementSchema.elements(with: attribute.name)), at: element)
        }
        let isKnown = form != .reference || has(attribute.value)
        guard form.accepts(attribute.value), isKnown else {
            throw DocumentEditError(
                .invalidValue(attribute.value, attribute: attribute.name, of: name, expected: form.expectation), at: element)
        }
    }

    private func has(_ id: String) -> Bool { document.elementsByID[id] != nil || group?.ids.contains(id) == true }

    /// Throws if a new value of an attribute is not to be seen, since something else in the element decides it, or if
    /// it does not fit the objects around: the key of a part, the end of a segue, the index of a segment.
    func checkTakesEffect(_ attribute: String, _ value: String, of element: MarkupElement, _ path: ObjectPath)
        throws(DocumentEditError)
    {
        if element.child(key: attribute.attributedKey, named: "attributedString") != nil {
            throw DocumentEditError(.attributedText(attribute, "\(path).\(attribute.attributedKey)"), at: element)
        }
        if attribute == "key" { try checkKey(value, of: element, path) }
        try checkSegue(element, attribute, to: value)
        try checkIndex(.init(attribute, value), of: element.name, listed: { element.children(in: $0).count }, at: element)
    }

    /// Throws if an attribute is the index of an item that its element does not list.
    ///
    /// - Parameter listed: The number of items in a list of the element.
    func checkIndex(
        _ attribute: DocumentEdit.Attribute, of name: String, listed: (String) -> Int, at element: MarkupElement?
    ) throws(DocumentEditError) {
        guard let list = ElementSchema.indexedLists["\(name).\(attribute.name)"], let index = Int(attribute.value) else { return }
        let count = listed(list)
        guard !(-1..<count).contains(index) else { return }
        throw DocumentEditError(
            .invalidValue(
                attribute.value, attribute: attribute.name, of: name,
                expected: "the index of one of its \(count) \(list), from 0, or -1 for none"), at: element)
    }

    /// Throws if an object cannot hold an element under a key.
    func check(_ element: String, key: String?, in parent: MarkupElement, _ schema: ElementSchema) throws(DocumentEditError) {
        let keys = schema.parts.filter { $0.value.names.contains(element) }.keys.sorted()
        guard !keys.isEmpty else { throw DocumentEditError(.cannotHold(element, in: parent.name), at: parent) }
        guard let key, keys.contains(key) else {
            throw DocumentEditError(.noSuchPart(element, key: key, in: parent.name, known: keys), at: parent)
        }
    }

    /// Throws if an element without some attributes would not be read.
    static func checkCompleteness(_ name: String, _ attributes: Set<String>, at element: MarkupElement?) throws(DocumentEditError)
    {
        let required = ElementSchema.named(name)?.required ?? []
        guard !required.isEmpty, !required.contains(where: attributes.isSuperset) else { return }
        throw DocumentEditError(.incomplete(name, needs: required), at: element)
    }

    // MARK: Parts by a value

    /// The part that a value of an object's attribute stands for; nil if the attribute is no part.
    func part(_ attribute: String, _ value: String, of name: String, at element: MarkupElement?) throws(DocumentEditError)
        -> NewElement?
    {
        guard let schema = ElementSchema.named(name), schema.attributes[attribute] == nil, let form = schema.parts[attribute]
        else { return nil }
        try Self.checkWritable(.init(attribute, value))
        guard let expected = form.expectation else {
            throw DocumentEditError(
                .invalidValue(
                    value, attribute: attribute, of: name,
                    expected: form.expectationOfElements(under: attribute)),
                at: element)
        }
        guard let part = form.part(value, key: attribute, colors: Set(document.resources.namedColors.keys)) else {
            throw DocumentEditError(.invalidValue(value, attribute: attribute, of: name, expected: expected), at: element)
        }
        return part
    }

    /// Replaces the part of an object under its key, or inserts it.
    func put(_ part: NewElement, in element: MarkupElement, _ edits: inout MarkupEdits) {
        let key = part.attributes[0].value
        if let known = element.child(key: key) {
            edits.replace(known.span, with: part.text(nil))
        } else {
            Self.insert(part, in: element, &edits)
        }
    }

    /// Adds the part that a path names to its object, with one attribute, if the object has none yet.
    ///
    /// - Returns: Whether it was added.
    mutating func addPart(_ path: ObjectPath, _ attribute: String, _ value: String) throws(DocumentEditError) -> Bool {
        try addPart(path, with: [.init(attribute, value)])
    }

    /// Adds the part that a path names, and those around it, if the object has none yet.
    private mutating func addPart(
        _ path: ObjectPath, with attributes: [DocumentEdit.Attribute]
    ) throws(DocumentEditError) -> Bool {
        guard let key = path.keys.last else { return false }
        let owner = ObjectPath(path.id, keys: path.keys.dropLast())
        _ = try addPart(owner, with: [])
        let holder = try element(owner)
        guard holder.child(key: key) == nil, holder.child(key) == nil,
            let name = ElementSchema.named(holder.name)?.parts[key]?.elementWithOneAttribute
        else { return false }
        let part = DocumentEdit.NewObject(name, attributes: [.init("key", key)] + attributes)
        try add(part, at: DocumentEdit.Place(in: owner))
        return true
    }
}

extension String {
    /// The key of the attributed string that takes the place of a text.
    fileprivate var attributedKey: String {
        self == "text" ? "attributedText" : "attributed\(prefix(1).uppercased())\(dropFirst())"
    }
}
