/// Connections, each of which has objects that can be at its ends.
extension DocumentEditor {
    /// The elements of connections.
    static let connections: Set<String> = ["outlet", "outletCollection", "action", "segue"]

    /// Throws if an object cannot have a connection.
    func checkConnection(_ new: DocumentEdit.NewObject, in parent: MarkupElement) throws(DocumentEditError) {
        func value(_ name: String) -> String? { new.attributes.last { $0.name == name }?.value }
        let isObject = parent.id != nil && parent.name != "constraint" && !Self.connections.contains(parent.name)
        guard isObject else { throw DocumentEditError(.cannotHold(new.element, in: parent.name), at: parent) }
        switch new.element {
        case "outlet": try checkOutlet(value("property"), of: parent)
        case "action": try checkAction(event: value("eventType"), of: parent)
        case "segue": try checkSegue(value("kind"), from: parent, to: value("destination"))
        default: break
        }
    }

    /// Throws if an object has an outlet of a name: a property has one value.
    ///
    /// - Source: 33,900 outlets in 3,400 public documents, none of them of the name of another one of its object.
    private func checkOutlet(_ property: String?, of owner: MarkupElement) throws(DocumentEditError) {
        let outlets = owner.children(in: "connections").filter { $0.name == "outlet" }
        guard let property, let known = outlets.first(where: { $0["property"] == property }) else { return }
        throw DocumentEditError(
            .usedProperty(property, of: owner.id ?? owner.name, by: known.id ?? known.name), at: known)
    }

    private func checkAction(event: String?, of sender: MarkupElement) throws(DocumentEditError) {
        if ElementRole.sendsEvents(sender) { return }
        guard ElementRole.sendsActions(sender) else { throw DocumentEditError(.sendsNoActions(sender.name), at: sender) }
        if event != nil { throw DocumentEditError(.sendsNoEvents(sender.name), at: sender) }
    }

    private func checkSegue(_ kind: String?, from source: MarkupElement, to id: String?) throws(DocumentEditError) {
        guard ElementRole.triggersSegues(source) else { throw DocumentEditError(.triggersNoSegues(source.name), at: source) }
        guard let kind else { return }
        let isEmbedding = source.name == "containerView"
        guard ElementRole.sources(ofSegue: kind)?.contains(source.name) ?? !isEmbedding else {
            throw DocumentEditError(.wrongSegue(kind, from: source.name), at: source)
        }
        if let id { try checkDestination(id, ofSegue: kind) }
    }

    /// Throws if a segue cannot have a new kind or destination.
    func checkSegue(_ segue: MarkupElement, _ attribute: String, to value: String) throws(DocumentEditError) {
        guard segue.name == "segue", let list = segue.parent, list.name == "connections", let source = list.parent else { return }
        if attribute == "kind" { try checkSegue(value, from: source, to: nil) }
        if attribute == "destination", let kind = segue["kind"] { try checkDestination(value, ofSegue: kind) }
    }

    /// Throws if a segue of a kind cannot lead to an object.
    private func checkDestination(_ id: String, ofSegue kind: String) throws(DocumentEditError) {
        let element = try element(id)
        guard ElementRole.leadsSegue(kind, to: element.name) else {
            throw DocumentEditError(.wrongDestination(kind, element.name), at: element)
        }
    }
}
