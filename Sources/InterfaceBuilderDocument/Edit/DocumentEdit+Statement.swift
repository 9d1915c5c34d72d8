extension DocumentEdit: CustomStringConvertible {
    /// The edit in the syntax of ``forms``, as ``init(parsing:)`` reads it.
    public var description: String {
        switch self {
        case .set(let path, let attribute, let value, let classes):
            let verb = value == nil ? ["unset"] : ["set"]
            return Self.statement(verb + ["\(path).\(attribute)"] + Self.list(value) + Self.option("on", classes))
        case .add(let object, let place):
            return Self.statement(
                ["add", object.element] + Self.list(object.id) + ["to", "\(place.parent)"] + place.position.words
                    + object.attributes.map { "\($0.name)=\($0.value)" })
        case .constrain(let constraint): return Self.statement(constraint.words)
        case .remove(let path): return Self.statement(["remove", "\(path)"])
        case .move(let path, let place):
            let parent = place.parent.id.isEmpty ? [] : ["to", "\(place.parent)"]
            return Self.statement(["move", "\(path)"] + parent + place.position.words)
        case .install(let path, let isInstalled, let classes):
            return Self.statement([isInstalled ? "install" : "uninstall", "\(path)"] + Self.option("on", classes))
        case .embed(let views, let object):
            return Self.statement(
                ["embed"] + views.map(\.description) + ["in", object.element] + Self.list(object.id)
                    + object.attributes.map { "\($0.name)=\($0.value)" })
        case .unembed(let path): return Self.statement(["unembed", "\(path)"])
        case .paste(let markup, let place):
            return Self.statement(["paste", markup, "to", "\(place.parent)"] + place.position.words)
        }
    }

    private static func list(_ word: String?) -> [String] { word.map { [$0] } ?? [] }

    fileprivate static func option(_ name: String, _ word: String?) -> [String] { word.map { [name, $0] } ?? [] }

    private static func statement(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

    /// A word in quotation marks, if it is empty or has characters that would end it.
    private static func quoted(_ word: String) -> String {
        guard word.isEmpty || word == ";" || word.contains(where: { $0.isWhitespace || $0 == "\"" }) else { return word }
        let escaped = word.map { character in
            switch character {
            case "\\", "\"": "\\\(character)"
            case "\n": "\\n"
            default: "\(character)"
            }
        }
        return "\"\(escaped.joined())\""
    }
}

extension DocumentEdit.Place.Position {
    fileprivate var words: [String] {
        switch self {
        case .last: []
        case .index(let number): number == 0 ? ["first"] : ["at", "\(number)"]
        case .before(let id): ["before", id]
        case .after(let id): ["after", id]
        }
    }
}

extension DocumentEdit.NewConstraint {
    fileprivate var words: [String] {
        var words = ["constrain", "\(first).\(firstAttribute)", Self.sign(of: relation)]
        if let second, let secondAttribute {
            if let multiplier { words += [multiplier, "*"] }
            words.append("\(second).\(secondAttribute)")
            if let constant { words += ["+", constant] }
        } else {
            words.append(constant ?? "0")
        }
        if let priority { words.append("@\(priority)") }
        return words + DocumentEdit.option("id", id)
    }
}
