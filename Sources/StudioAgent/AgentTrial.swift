import Foundation
import InterfaceBuilderDocument
import UIKit
import ViewInspection

/// Values that a page tries in the running program, without building it: what was changed, as Swift and as edits of the
/// document that a view came from.
///
/// A message is one of `cairn edit`, with the ids by which the inspector knows views and constraints: `set view-3.text Hello`.
/// `unset` gives a property the value back that the program had given it.
@MainActor
final class AgentTrial {
    /// A property with another value than the program's.
    struct Change: Encodable {
        /// The id of the view or the constraint.
        let id: String
        let words: String
        let name: String
        let value, before: String?
        /// The statement that makes the change.
        let code: String
        /// The file's name of the document that the object came from, and its id there; nil for one that the program made.
        let document, object: String?
        /// The edit that makes the change there.
        let edit: String?
    }

    struct Answer: Encodable { let changes: [Change] }

    private struct Tried {
        weak var object: AnyObject?
        let id: String
        let name: String
        let before: String?
    }

    private let names: ViewNames
    private let constraints = ObjectIDs<NSLayoutConstraint>(prefix: "constraint")
    /// In the order in which they were first tried.
    private var tried: [Tried] = []

    init(_ names: ViewNames) { self.names = names }

    // MARK: Trying

    /// Makes the edits of a message, all or none.
    func take(_ text: String) throws -> Answer {
        guard !text.isEmpty else { return answer }
        let message: SessionMessage
        do throws(DocumentEdit.ParsingError) { message = try SessionMessage(parsing: text) } catch {
            throw StudioAgent.Refusal(description: "column \(error.column): \(error.description)")
        }
        guard case .edit(let edits) = message else {
            throw StudioAgent.Refusal(description: "a running program takes values, and 'unset' in place of 'undo'")
        }
        var done: [(attribute: LiveAttribute, before: String?)] = []
        do {
            for edit in edits { done.append(try make(edit)) }
        } catch {
            for (attribute, before) in done.reversed() { _ = attribute.set(before) }
            throw error
        }
        return answer
    }

    private func make(_ edit: DocumentEdit) throws -> (LiveAttribute, String?) {
        guard case .set(let path, let last, let value, nil) = edit else {
            throw StudioAgent.Refusal(description: "in a running program values of attributes are tried, by 'set' and 'unset'")
        }
        let name = (path.keys + [last]).joined(separator: ".")
        guard let object = object(path.id) else { throw StudioAgent.Refusal(description: "there is no view \(path.id) any more") }
        let attributes = Self.attributes(of: object)
        guard let attribute = attributes.first(where: { $0.name == name }) else {
            let known = attributes.map(\.name).joined(separator: ", ")
            throw StudioAgent.Refusal(description: "of \(path.id), \(name) cannot be tried; these can: \(known)")
        }
        let known = tried.firstIndex { $0.object === object && $0.name == name }
        let before = attribute.get()
        guard attribute.set(value ?? known.flatMap { tried[$0].before } ?? before) else {
            throw StudioAgent.Refusal(description: "'\(value ?? "nothing")' is no value of \(name)")
        }
        if known == nil, value != nil { tried.append(Tried(object: object, id: path.id, name: name, before: before)) }
        return (attribute, before)
    }

    private func object(_ id: String) -> AnyObject? { names.view(id) ?? constraints.object(id) }

    private static func attributes(of object: AnyObject) -> [LiveAttribute] {
        if let constraint = object as? NSLayoutConstraint { return LiveAttribute.all(of: constraint) }
        return (object as? UIView).map(LiveAttribute.all) ?? []
    }

    // MARK: What was changed

    private var answer: Answer {
        tried.removeAll { $0.object == nil }
        return Answer(changes: tried.compactMap(change))
    }

    private func change(_ tried: Tried) -> Change? {
        guard let object = tried.object, let attribute = Self.attributes(of: object).first(where: { $0.name == tried.name })
        else { return nil }
        let value = attribute.get()
        guard value != tried.before else { return nil }
        let origin = ObjectOrigins.shared.origin(of: object)
        let edit = origin.map { origin in
            let path = ObjectPath(parsing: "\(origin.id).\(tried.name)")
            let owner = ObjectPath(origin.id, keys: Array(path?.keys.dropLast() ?? []))
            return DocumentEdit.set(owner, attribute: path?.keys.last ?? tried.name, value: value).description
        }
        return Change(
            id: tried.id, words: words(object), name: tried.name, value: value, before: tried.before,
            code: code(attribute, object, value), document: origin?.document, object: origin?.id, edit: edit)
    }

    private func words(_ object: AnyObject) -> String {
        if let view = object as? UIView { return names.words(view) }
        return (object as? NSLayoutConstraint).map { words($0, of: nil) } ?? ""
    }

    /// A constraint by its items' names and attributes; told of one of its views, that has no name.
    private func words(_ constraint: NSLayoutConstraint, of subject: UIView? = nil) -> String {
        func item(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
            guard let item else { return nil }
            if item === subject { return "\(attribute)" }
            let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            let owner = view.map { $0 === subject?.superview ? "superview" : $0 === subject ? "the view" : names.words($0) }
            return "\((item as? UILayoutGuide)?.words(owner: owner ?? "no view") ?? owner ?? "no view").\(attribute)"
        }
        let sign: String =
            switch constraint.relation {
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            default: "="
            }
        let first = item(constraint.firstItem, constraint.firstAttribute) ?? "nothing"
        guard let second = item(constraint.secondItem, constraint.secondAttribute) else { return first }
        return "\(first) \(sign) \(second)"
    }

    private func code(_ attribute: LiveAttribute, _ object: AnyObject, _ value: String?) -> String {
        if let name = PropertyNames.name(of: object) { return attribute.code(name, value) }
        let name = object is NSLayoutConstraint ? "constraint" : ViewClass.variable(for: object)
        return "\(attribute.code(name, value))  // \(words(object))"
    }

    // MARK: The inspector

    /// The rows of the inspector for a view, in the form of a document's.
    struct Attributes: Encodable {
        struct Row: Encodable {
            let name, owner, form: String
            let words: [String]
            let value, defaultValue: String?
            let variations: [String: String]
            let varies: Bool
        }

        struct Constraint: Encodable {
            let id, words, firstAttribute: String
            let firstItem, secondItem, secondAttribute, constant, priority, multiplier: String?
        }

        let id, element, title: String
        let rows: [Row]
        let constraints: [Constraint]
        let connections: [String] = []
        let possible: [String] = []
        let isArranged = false
        let isFixed = false
        let isSubview = false
    }

    func attributes(of view: UIView) -> Attributes {
        let rows = LiveAttribute.all(of: view).map { attribute in
            let known = tried.first { $0.object === view && $0.name == attribute.name }
            let value = attribute.get()
            return Attributes.Row(
                name: attribute.name, owner: attribute.owner, form: attribute.form.name, words: attribute.form.words,
                value: value, defaultValue: known.map(\.before) ?? value, variations: [:], varies: false)
        }
        let constraints = Self.constraints(of: view).map { constraint in
            Attributes.Constraint(
                id: self.constraints.id(of: constraint), words: words(constraint, of: view),
                firstAttribute: "\(constraint.firstAttribute)",
                firstItem: nil, secondItem: nil, secondAttribute: nil,
                constant: LiveAttribute.all(of: constraint)[0].get(), priority: LiveAttribute.all(of: constraint)[1].get(),
                multiplier: constraint.multiplier == 1 ? nil : "\(ViewTree.number(constraint.multiplier))")
        }
        return Attributes(
            id: names.id(of: view), element: ViewClass.name(of: view), title: names.words(view), rows: rows,
            constraints: constraints)
    }

    /// The active constraints that the program states of a view.
    private static func constraints(of view: UIView) -> [NSLayoutConstraint] {
        sequence(first: view, next: \.superview).flatMap(\.constraints).filter { constraint in
            guard constraint.isStatedByProgram, !constraint.isAutoresizingMask else { return false }
            return [constraint.firstItem, constraint.secondItem].contains { item in
                item === view || (item as? UILayoutGuide)?.owningView === view
            }
        }
    }
}

extension LiveAttribute.Form {
    fileprivate var name: String {
        switch self {
        case .flag: "flag"
        case .text: "text"
        case .number: "number"
        case .integer: "integer"
        case .color: "color"
        case .words: "words"
        }
    }

    @MainActor
    fileprivate var words: [String] {
        switch self {
        case .words(let words): words
        case .color: LiveColor.names
        default: []
        }
    }
}

/// Objects by ids that are given when they are first asked for.
@MainActor
final class ObjectIDs<Object: AnyObject> {
    private struct Known {
        weak var object: Object?
        let id: String
    }

    private let prefix: String
    private var known: [ObjectIdentifier: Known] = [:]
    private var objects: [String: ObjectIdentifier] = [:]

    init(prefix: String) { self.prefix = prefix }

    func id(of object: Object) -> String {
        let key = ObjectIdentifier(object)
        if let known = known[key], known.object === object { return known.id }
        let id = "\(prefix)-\(objects.count + 1)"
        (known[key], objects[id]) = (Known(object: object, id: id), key)
        return id
    }

    /// The object with an id; nil for those that are gone.
    func object(_ id: String) -> Object? { objects[id].flatMap { known[$0] }.flatMap { $0.id == id ? $0.object : nil } }
}

/// The objects of documents that the program loads: the file's name, and the object's id there.
@MainActor
final class ObjectOrigins {
    static let shared = ObjectOrigins()

    private struct Known {
        weak var object: AnyObject?
        let origin: (document: String, id: String)
    }

    private var known: [ObjectIdentifier: Known] = [:]

    /// Keeps what the program loads from now on.
    func watch() {
        LoadedObjects.listener = { [unowned self] object, id, document in
            known[ObjectIdentifier(object)] = Known(object: object, origin: (document, id))
        }
    }

    func origin(of object: AnyObject) -> (document: String, id: String)? {
        known[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.origin : nil }
    }
}

/// The names that a program has for its views and constraints: those of stored properties of the views around them and of
/// their controllers.
@MainActor
enum PropertyNames {
    static func name(of object: AnyObject) -> String? {
        let view = object as? UIView ?? (object as? NSLayoutConstraint).flatMap { $0.firstItem as? UIView }
        let owners = sequence(first: view as UIResponder?, next: { $0?.next }).compactMap { $0 }
        for owner in owners {
            if let name = property(of: owner, holding: object) { return name }
            if let controller = owner as? UIViewController, controller.viewIfLoaded === object { return "view" }
        }
        return nil
    }

    private static func property(of owner: AnyObject, holding object: AnyObject) -> String? {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let known = mirror, !String(reflecting: known.subjectType).hasPrefix("UIKit.") {
            for child in known.children where child.label != nil && isSame(child.value, object) {
                let lazy = "$__lazy_storage_$_"
                return child.label.map { $0.hasPrefix(lazy) ? String($0.dropFirst(lazy.count)) : $0 }
            }
            mirror = known.superclassMirror
        }
        return nil
    }

    private static func isSame(_ value: Any, _ object: AnyObject) -> Bool {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { isSame($0.value, object) } ?? false }
        return mirror.displayStyle == .class && (value as AnyObject) === object
    }
}

extension ViewClass {
    /// A name for an object that the program has none for: `label` for a `UILabel`.
    fileprivate static func variable(for object: AnyObject) -> String {
        let name = name(of: object).drop { $0 == "_" }
        let words = name.hasPrefix("UI") ? name.dropFirst(2) : name
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
