/// The attributes by which a document finds its objects and their parts.
extension DocumentEditor {
    /// Throws if the document would not find an element any more without an attribute, or with another value of it. Ids
    /// may change, since the references to them follow.
    ///
    /// - Parameter value: The new value; nil if the attribute is to be removed.
    static func checkIdentity(
        _ attribute: String, _ value: String?, of element: MarkupElement, _ path: ObjectPath
    ) throws(DocumentEditError) {
        let isLost =
            switch attribute {
            case "id": value == nil
            case "key": value == nil || element["key"] == nil
            case "sceneID", "sceneMemberID", "placeholderIdentifier": value == nil || value != element[attribute]
            default: false
            }
        guard isLost, value != nil || element.attribute(attribute) != nil else { return }
        throw DocumentEditError(.identity(attribute, of: path.description, isRemoved: value == nil), at: element)
    }

    /// Throws if an object has no other key for one of its parts, or if another part is under it.
    func checkKey(_ key: String, of element: MarkupElement, _ path: ObjectPath) throws(DocumentEditError) {
        guard let parent = element.parent, key != element["key"] else { return }
        guard let schema = ElementSchema.named(parent.name),
            schema.parts.values.contains(where: { $0.names.contains(element.name) })
        else { throw DocumentEditError(.identity("key", of: path.description, isRemoved: false), at: element) }
        try check(element.name, key: key, in: parent, schema)
        if let other = parent.child(key: key) {
            throw DocumentEditError(.usedKey(key, of: parent.pathFromObject.description), at: other)
        }
    }
}
