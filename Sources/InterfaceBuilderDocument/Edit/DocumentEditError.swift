/// The reason why an edit is impossible.
public struct DocumentEditError: Error, Hashable, Sendable {
    /// The edit's index in its list, from 0.
    public internal(set) var edit = 0
    /// The reason.
    public let reason: Reason
    /// The position in the document after the preceding edits; nil if there is none.
    public let position: SourcePosition?

    /// Kinds of failure.
    public enum Reason: Hashable, Sendable {
        /// The document has no object with that id.
        case unknownObject(String)
        /// The object has no such part, but the known ones.
        case unknownPart(String, of: String, known: [String])
        /// The object has no such attribute to be removed.
        case unknownAttribute(String, of: String)
        /// No element of that name has such an attribute; it has the known ones, and other elements have such an
        /// attribute.
        case noSuchAttribute(String, of: String, known: [String], elsewhere: [String])
        /// The attribute of such an element cannot have the value.
        case invalidValue(String, attribute: String, of: String, expected: String)
        /// The element cannot stand under that key, or without one, in such an object; the known keys are possible.
        case noSuchPart(String, key: String?, in: String, known: [String])
        /// The element would not be read without the attributes of one of the lists.
        case incomplete(String, needs: [[String]])
        /// The attribute has no effect, since the path names an attributed string that is shown instead.
        case attributedText(String, String)
        /// The attribute cannot vary with size classes.
        case constantAttribute(String)
        /// The attribute belongs to a part of the object, which the path names.
        case attributeOfPart(String, String)
        /// The object's element cannot contain an element of that name.
        case cannotHold(String, in: String)
        /// The object already has an outlet of that name.
        case usedProperty(String, of: String, by: String)
        /// The element sends no actions.
        case sendsNoActions(String)
        /// The element sends its actions without events.
        case sendsNoEvents(String)
        /// No segue can start at the element.
        case triggersNoSegues(String)
        /// No segue of that kind can start at the element.
        case wrongSegue(String, from: String)
        /// No segue of that kind can lead to the element.
        case wrongDestination(String, String)
        /// The document finds the object by the attribute, which therefore stays.
        case identity(String, of: String, isRemoved: Bool)
        /// The name is not a view or part that can be added; those known can.
        case unknownElement(String, known: [String])
        /// The id is already in use.
        case usedID(String)
        /// The object already has a part with that key.
        case usedKey(String, of: String)
        /// The named sibling is not a child of that object.
        case notASibling(String, in: String)
        /// The object is the root of a scene, or not a view.
        case cannotBeMoved(String)
        /// The object is one that its document, scene or cell always has.
        case cannotBeRemoved(String)
        /// The view would be inside itself.
        case insideItself(String)
        /// No views are named that could be put into another one.
        case nothingToEmbed
        /// The views have different superviews.
        case differentSuperviews(String, String)
        /// The view has no subviews.
        case nothingInside(String)
        /// The text to be pasted has nothing that can be added: the reason.
        case unusableMarkup(String)
        /// The object is neither a view nor a layout guide.
        case noItem(String)
        /// The items have no common superview.
        case nothingInCommon(String, String)
        /// UIKit refuses a constraint between two attributes, or of one and points alone; the first can be related to the
        /// partners.
        case refusedConstraint(String, String?, reason: String, partners: [String])
        /// Constraints have no attribute of that name.
        case unknownConstraintAttribute(String)
        /// The size classes are not in the documents' spelling.
        case unknownSizeClasses(String)
        /// Only views and constraints can be installed for size classes.
        case cannotBeInstalled(String)
        /// Only an object's own attributes can be set for size classes.
        case partOfSizeClasses(String)
        /// The name is not allowed in XML, or the value has characters that are not.
        case unwritable(String)
        /// The document would have an error that it does not have now.
        case fault(String)
    }

    init(_ reason: Reason, at element: MarkupElement? = nil) {
        self.reason = reason
        position = element?.position
    }

    init(_ diagnostic: DocumentDiagnostic) {
        reason = .fault(diagnostic.message)
        position = diagnostic.position
    }
}

extension DocumentEditError: CustomStringConvertible {
    /// A description of the reason.
    public var description: String {
        switch reason {
        case .unknownObject(let id): "the document has no object '\(id)'"
        case .unknownPart(let key, let owner, let known):
            "\(owner) has no part '\(key)'\(known.isEmpty ? "" : "; it has \(known.joined(separator: ", "))")"
        case .unknownAttribute(let name, let owner): "\(owner) has no attribute '\(name)' to remove"
        case .noSuchAttribute(let name, let element, let known, let elsewhere):
            "\(element.withArticle) has no attribute '\(name)'"
                + (elsewhere.isEmpty ? "" : ", but \(elsewhere.joined(separator: ", ")) have")
                + "; \(element.withArticle) has \(known.joined(separator: ", "))"
        case .invalidValue(let value, let name, let element, let expected):
            "\(name) of \(element.withArticle) cannot be '\(value)': expected \(expected)"
        case .noSuchPart(let element, let key, let holder, let known):
            "\(element.withArticle) in \(holder.withArticle) "
                + (key.map { "cannot have the key '\($0)'" } ?? "needs a key")
                + ": expected key=\(known.joined(separator: ", key="))"
        case .incomplete(let element, let lists):
            "\(element.withArticle) needs \(lists.map { $0.joined(separator: " and ") }.joined(separator: ", or "))"
        case .attributedText(let name, let path):
            "'\(name)' would not be shown, for \(path) is shown instead: remove that first"
        case .constantAttribute(let name): "'\(name)' cannot vary with size classes"
        case .attributeOfPart(let name, let part): "'\(name)' is an attribute of the part \(part): set \(part).\(name)"
        case .cannotHold(let element, let holder): "\(holder.withArticle) cannot hold \(element.withArticle)"
        case .usedProperty(let name, let owner, let outlet):
            "\(owner) has an outlet \(name), \(outlet): remove it first, or set its destination"
        case .sendsNoActions(let element):
            "\(element.withArticle) sends no actions: controls, bar button items and gesture recognizers do"
        case .sendsNoEvents(let element): "\(element.withArticle) sends its action without an eventType"
        case .triggersNoSegues(let element):
            "\(element.withArticle) triggers no segues: controllers, cells, controls, bar button items, gesture recognizers and "
                + "container views do"
        case .wrongSegue(let kind, let element): "\(element.withArticle) cannot have a segue of the kind \(kind)"
        case .wrongDestination(let kind, let element):
            "a segue of the kind \(kind) cannot lead to \(element.withArticle): expected "
                + (kind == "unwind" ? "the exit of a scene" : "a controller")
        case .identity(let name, let path, let isRemoved):
            "the \(name) of \(path) cannot be \(isRemoved ? "removed" : "changed"): the document finds the object by it"
        case .unknownElement(let name, let known):
            "'\(name)' is no view, part or connection that can be added; there are \(known.joined(separator: ", "))"
        case .usedID(let id): "the id \(id) is in use"
        case .usedKey(let key, let owner): "\(owner) has a part '\(key)'; remove it first, or set its attributes"
        case .notASibling(let id, let parent): "\(id) is not directly in \(parent)"
        case .cannotBeMoved(let id): "\(id) is not a view in another view"
        case .cannotBeRemoved(let path): "\(path) cannot be removed: its document, scene or cell always has it"
        case .insideItself(let id): "\(id) cannot be moved into itself"
        case .nothingToEmbed: "no views are named"
        case .differentSuperviews(let one, let other): "\(one) and \(other) are in different superviews"
        case .nothingInside(let id): "\(id) has no subviews to take out"
        case .unusableMarkup(let reason): "the text cannot be pasted: \(reason)"
        case .noItem(let path): "\(path) is neither a view nor a layout guide"
        case .nothingInCommon(let first, let second): "\(first) and \(second) have no superview in common"
        case .refusedConstraint(let first, let second, let reason, let partners):
            "UIKit refuses a constraint "
                + (second.map { "between \(first) and \($0)" } ?? "of \(first) to points alone") + ": \(reason)"
                + (partners.isEmpty ? "" : "; \(first) can be related to \(partners.joined(separator: ", ")) of another item")
        case .unknownConstraintAttribute(let name): "constraints have no attribute '\(name)'"
        case .unknownSizeClasses(let text):
            "'\(text)' names no size classes; expected such as widthClass=compact or heightClass=regular-widthClass=compact"
        case .cannotBeInstalled(let path): "\(path) is neither a view in a view nor a constraint"
        case .partOfSizeClasses(let path): "only attributes of objects vary with size classes, not those of the part \(path)"
        case .unwritable(let text): "\(text.debugDescription) cannot be written in a document"
        case .fault(let message): "the document would be at fault: \(message)"
        }
    }
}

extension String {
    /// The name with its indefinite article.
    fileprivate var withArticle: String { (first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + self }
}
