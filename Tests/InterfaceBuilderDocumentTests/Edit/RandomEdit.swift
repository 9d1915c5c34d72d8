import SeededRandom

@testable import InterfaceBuilderDocument

/// Edits of a document that a seed decides, some of which cannot be made.
enum RandomEdit {
    private static let values = [
        "YES", "NO", "0", "1", "-1", "0.5", "750", "1001", "center", "left", "fill", "vertical", "bold", "", "two words",
        "é <&> \"",
        "labelColor", "#102030", "system 17", "1 2 3 4", "nan", "infinite", "\u{1}",
    ]

    private static func object(in document: InterfaceDocument, _ random: inout SplitMix) -> MarkupElement? {
        let ids = document.elementsByID.keys.sorted()
        return ids.isEmpty ? nil : document.elementsByID[random.pick(ids)]
    }

    /// Sets an attribute that the element may have to a value that may be valid.
    static func setting(in document: InterfaceDocument, _ random: inout SplitMix) -> DocumentEdit? {
        guard let element = object(in: document, &random), let id = element.id, let schema = ElementSchema.named(element.name)
        else { return nil }
        let name = random.pick(schema.attributes.keys.filter { $0 != "id" && element.child(key: $0) == nil }.sorted())
        let value: String
        switch schema.attributes[name] {
        case .words(let words): value = random.pick(words)
        case .flag: value = random.pick(["YES", "NO"])
        case .text: value = random.pick(["One", "Two words", "é <&> \"'"])
        case .integer, .count, .length, .number: value = "\(random.roll(0...900))"
        case .priority, .ratio: value = "\(random.roll(1...1000))"
        case .share: value = "0.25"
        default: return nil
        }
        return .set(ObjectPath(id), attribute: name, value: value)
    }

    static func any(in document: InterfaceDocument, _ random: inout SplitMix) -> DocumentEdit? {
        guard let element = object(in: document, &random), let id = element.id, let other = object(in: document, &random)?.id
        else { return nil }
        let path = ObjectPath(id)
        switch random.below(12) {
        case 0: return setting(in: document, &random)
        case 1:
            let schema = ElementSchema.named(random.pick([element.name, "label", "button", "stackView"]))
            let names = schema?.names ?? ["text"]
            return .set(path, attribute: random.pick(names), value: random.pick(values))
        case 2: return .set(path, attribute: random.pick(element.attributes.map(\.name) + ["tag"]), value: nil)
        case 3:
            let attributes =
                random.flip() ? [] : [DocumentEdit.Attribute(random.pick(["text", "key", "hidden"]), random.pick(values))]
            return .add(
                .init(
                    random.pick(["label", "view", "color", "state", "outlet", "tableViewCell", "wheel"]), attributes: attributes),
                at: .init(in: path, random.flip() ? .last : .index(0)))
        case 4: return .remove(path)
        case 5: return .move(path, to: .init(in: ObjectPath(other), random.flip() ? .last : .index(0)))
        case 6:
            return .embed(
                [path, ObjectPath(other)].shuffled(using: &random), in: .init(random.pick(["stackView", "view", "scrollView"])))
        case 7:
            let siblings = element.parent?.children.compactMap(\.id).prefix(3) ?? []
            return .embed(siblings.map { ObjectPath($0) }, in: .init(random.pick(["stackView", "view", "scrollView"])))
        case 8: return .unembed(path)
        case 9:
            let markup = document.markup(of: random.flip() ? [id] : [id, other])
            return .paste(
                markup: markup, at: .init(in: ObjectPath(random.flip() ? other : id), random.flip() ? .last : .index(1)))
        case 10: return .install(path, isInstalled: random.flip(), sizeClasses: random.flip() ? nil : "heightClass=compact")
        default:
            let names = ["top", "leading", "width", "centerY", "sideways"]
            return .constrain(
                .init(
                    path, random.pick(names), "equal", ObjectPath(other), random.pick(names),
                    constant: random.pick(["8", "-3", "x"])))
        }
    }
}
