import Foundation
import InterfaceBuilderDocument
import LayoutInspection

/// Edits of documents as JSON objects, the argument `edits` of the tool `edit`.
@MainActor
enum EditArgument {
    /// The members of an edit besides `edit`, which names it.
    private struct Form {
        let name: String
        let required: [String]
        let optional: [String]
    }

    private static let forms = [
        Form(name: "set", required: ["object", "attribute", "value"], optional: ["sizeClasses"]),
        Form(name: "unset", required: ["object", "attribute"], optional: ["sizeClasses"]),
        Form(name: "add", required: ["element", "to"], optional: ["id", "position", "before", "after", "attributes"]),
        Form(
            name: "constrain", required: ["item", "attribute", "relation"],
            optional: ["toItem", "toAttribute", "multiplier", "constant", "priority", "id"]),
        Form(name: "move", required: ["object"], optional: ["to", "position", "before", "after"]),
        Form(name: "remove", required: ["object"], optional: []),
        Form(name: "install", required: ["object"], optional: ["sizeClasses"]),
        Form(name: "uninstall", required: ["object"], optional: ["sizeClasses"]),
        Form(name: "embed", required: ["objects", "element"], optional: ["id", "attributes"]),
        Form(name: "unembed", required: ["object"], optional: []),
        Form(name: "paste", required: ["markup", "to"], optional: ["position", "before", "after"]),
    ]

    /// The schema of the argument.
    static var schema: [String: Any] {
        var properties = texts.mapValues { ["type": "string", "description": $0] as [String: Any] }
        properties["edit"] = ["type": "string", "enum": forms.map(\.name), "description": "what is done"]
        properties["value"] = [
            "type": ["string", "number", "boolean"], "description": "the new value; true and false are YES and NO",
        ]
        properties["relation"] = [
            "type": "string", "enum": DocumentEdit.NewConstraint.relations.keys.sorted(), "description": "of a constraint",
        ]
        properties["position"] = [
            "type": "string", "enum": ["first", "last"], "description": "among the siblings; last if not given",
        ]
        for (name, words) in numbers { properties[name] = ["type": ["number", "string"], "description": words] }
        properties["attributes"] = [
            "type": "object", "additionalProperties": ["type": ["string", "number", "boolean"]],
            "description": "attributes of the new object, besides those of Interface Builder's library",
        ]
        properties["objects"] = [
            "type": "array", "items": ["type": "string"], "description": "the object ids of views in one superview",
        ]
        let words = forms.map {
            "\($0.name): \($0.required.joined(separator: ", "))"
                + ($0.optional.isEmpty ? "" : ", and if wanted \($0.optional.joined(separator: ", "))")
        }
        return [
            "type": "array", "description": "edits, made in their order or none of them. \(words.joined(separator: "; "))",
            "items": ["type": "object", "properties": properties, "required": ["edit"], "additionalProperties": false]
                as [String: Any],
        ]
    }

    private static let texts = [
        "object": "an object id, or a part of the object such as aBc-12-dEf.fontDescription",
        "attribute": "an attribute's name; of constraints such as leading or width", "sizeClasses": "such as widthClass=compact",
        "element": "a view such as label, a part such as color, or a connection", "to": "the object id of the new parent",
        "id": "the new object id; one is made if not given", "before": "the object id of the next sibling",
        "after": "the object id of the previous sibling", "item": "the object id of a view or a layout guide",
        "markup": "elements of a document, copied with their ids", "toItem": "the object id of the second item",
        "toAttribute": "the second item's attribute",
    ]

    private static let numbers = [
        "multiplier": "of the second item's attribute: a number, or a ratio such as 16:9", "constant": "points",
        "priority": "from 1 to 1000, which is required and the default",
    ]

    // MARK: Reading

    /// The edits that the argument states.
    static func edits(_ argument: Any) throws(CallRefusal) -> [DocumentEdit] {
        guard let list = argument as? [Any] else { throw CallRefusal("edits is a list of objects such as \(example)") }
        var edits: [DocumentEdit] = []
        for (number, value) in list.enumerated() {
            do throws(CallRefusal) { edits.append(try edit(value)) } catch {
                throw CallRefusal("edits[\(number)]: \(error.reason)")
            }
        }
        return edits
    }

    private static let example = #"{"edit": "set", "object": "aBc-12-dEf", "attribute": "text", "value": "Hello"}"#

    private static func edit(_ value: Any) throws(CallRefusal) -> DocumentEdit {
        guard let members = value as? [String: Any] else { throw CallRefusal("expected an object such as \(example)") }
        guard let form = forms.first(where: { $0.name == members["edit"] as? String }) else {
            throw CallRefusal("edit is one of \(forms.map(\.name).joined(separator: ", "))")
        }
        let known = form.required + form.optional
        if let other = members.keys.sorted().first(where: { $0 != "edit" && !known.contains($0) }) {
            throw CallRefusal("\(form.name) has no \(other); it has \(known.joined(separator: ", "))")
        }
        if let missing = form.required.first(where: { members[$0] == nil }) {
            throw CallRefusal("\(form.name) needs \(missing); it has \(known.joined(separator: ", "))")
        }
        return try Members(members).edit(form.name)
    }

    /// The members of an edit, read by kind.
    private struct Members {
        private let members: [String: Any]

        init(_ members: [String: Any]) { self.members = members }

        func edit(_ name: String) throws(CallRefusal) -> DocumentEdit {
            switch name {
            case "set", "unset":
                return .set(
                    try path("object"), attribute: try word("attribute"), value: try text("value"),
                    sizeClasses: try text("sizeClasses"))
            case "add":
                let object = DocumentEdit.NewObject(try word("element"), id: try text("id"), attributes: try attributes())
                return .add(object, at: DocumentEdit.Place(in: try path("to"), try position()))
            case "constrain": return .constrain(try constraint())
            case "move":
                let parent = members["to"] == nil ? ObjectPath("") : try path("to")
                return .move(try path("object"), to: DocumentEdit.Place(in: parent, try position()))
            case "remove": return .remove(try path("object"))
            case "embed":
                let object = DocumentEdit.NewObject(try word("element"), id: try text("id"), attributes: try attributes())
                return .embed(try paths("objects"), in: object)
            case "unembed": return .unembed(try path("object"))
            case "paste":
                return .paste(markup: try word("markup"), at: DocumentEdit.Place(in: try path("to"), try position()))
            default:
                return .install(
                    try path("object"), isInstalled: name == "install", sizeClasses: try text("sizeClasses"))
            }
        }

        private func constraint() throws(CallRefusal) -> DocumentEdit.NewConstraint {
            let sign = try word("relation")
            guard let relation = DocumentEdit.NewConstraint.relations[sign] else {
                throw CallRefusal(
                    "relation is one of \(DocumentEdit.NewConstraint.relations.keys.sorted().joined(separator: ", "))")
            }
            guard (members["toItem"] == nil) == (members["toAttribute"] == nil) else {
                throw CallRefusal("toItem and toAttribute are given together")
            }
            return DocumentEdit.NewConstraint(
                try path("item"), try word("attribute"), relation, members["toItem"] == nil ? nil : try path("toItem"),
                try text("toAttribute"), multiplier: try text("multiplier"), constant: try text("constant"),
                priority: try text("priority"), id: try text("id"))
        }

        private func position() throws(CallRefusal) -> DocumentEdit.Place.Position {
            if let id = try text("before") { return .before(id) }
            if let id = try text("after") { return .after(id) }
            switch try text("position") {
            case nil, "last": return .last
            case "first": return .index(0)
            default: throw CallRefusal("position is first or last")
            }
        }

        private func attributes() throws(CallRefusal) -> [DocumentEdit.Attribute] {
            guard let value = members["attributes"] else { return [] }
            guard let attributes = value as? [String: Any] else { throw CallRefusal("attributes is an object") }
            let names = (attributes["key"] == nil ? [] : ["key"]) + attributes.keys.filter { $0 != "key" }.sorted()
            var found: [DocumentEdit.Attribute] = []
            for name in names { found.append(.init(name, try Members(attributes).word(name))) }
            return found
        }

        private func path(_ name: String) throws(CallRefusal) -> ObjectPath {
            guard let path = ObjectPath(parsing: try word(name)) else { throw CallRefusal("\(name) is an object id") }
            return path
        }

        private func paths(_ name: String) throws(CallRefusal) -> [ObjectPath] {
            let list = (members[name] as? [String] ?? []).compactMap { ObjectPath(parsing: $0) }
            guard !list.isEmpty else { throw CallRefusal("\(name) is a list of object ids") }
            return list
        }

        private func word(_ name: String) throws(CallRefusal) -> String {
            guard let word = try text(name) else { throw CallRefusal("\(name) is missing") }
            return word
        }

        /// A member's text; numbers and truth values as documents write them.
        private func text(_ name: String) throws(CallRefusal) -> String? {
            guard let value = members[name] else { return nil }
            guard let text = CallRefusal.text(value) else { throw CallRefusal("\(name) is a text, a number, or true or false") }
            return text
        }
    }
}

/// Why a call of a tool is not done.
struct CallRefusal: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// A JSON value as documents write it: `YES` and `NO`, and numbers in their shortest form; nil for other kinds.
    static func text(_ value: Any) -> String? {
        if let text = value as? String { return text }
        guard let number = value as? NSNumber else { return nil }
        if isTruthValue(number) { return number.boolValue ? "YES" : "NO" }
        return JSONWriter.number(number.doubleValue)
    }

    /// Whether a JSON value is true or false.
    static func isTruthValue(_ value: Any) -> Bool { (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false }
}
