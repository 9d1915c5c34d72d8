import Foundation
import InterfaceBuilderDocument
import LayoutInspection

/// The state of a document after a change.
struct EditAnswer: Encodable {
    let canUndo, canRedo: Bool
    /// Whether the document is another one than before.
    let isChanged: Bool
    /// Whether the file has the document.
    let isSaved: Bool
    /// Why the file could not be written.
    let fault: String?
    /// The decisions that a person has to make where others changed the same objects; the change was not made then.
    let decisions: [String]
}

/// Places of views under edits that are not made.
struct RehearsedLayout: Encodable {
    /// By object id: the rectangle in the root view, in points.
    let places: [String: [Double]]
    let conflicts: Int
    let ambiguous: [String]
}

/// Edits that are offered, with their names.
struct OfferedEdit: Encodable {
    let title: String
    /// The message that makes it.
    let edit: String
    /// The view that it is about.
    let view: String?
}

/// Constraints that contradict each other, with edits that give one up.
struct OfferedConflict: Encodable {
    struct Member: Encodable {
        let id, words: String
        let resolves: Bool
        let edits: [OfferedEdit]
    }

    let message: String
    let members: [Member]

    init(_ conflict: ConstraintConflict) {
        message = conflict.message
        members = conflict.members.map { member in
            let titles = ["Lower its priority", "Remove it"]
            return Member(
                id: member.id, words: member.words, resolves: member.resolvesConflict,
                edits: zip(titles, member.choices).map { OfferedEdit(title: $0, edit: $1.description, view: nil) })
        }
    }
}

struct Advice: Encodable {
    var offers: [OfferedEdit] = []
    var conflicts: [OfferedConflict] = []
}

/// An object of the library.
struct LibraryItem: Encodable {
    let title, group, element: String
    let attributes: [String]
    let size: [Double]?

    init(_ entry: LibraryEntry) {
        (title, group, element) = (entry.title, entry.group, entry.element)
        attributes = entry.attributes.map { "\($0.name)=\($0.value)" }
        size = entry.size.map { [$0.width, $0.height] }
    }
}

/// The resources that attributes can name: images and colours of the project's catalogues and files, and symbols of the system.
struct NamedResources: Encodable {
    let images, colors, symbols: [String]
}

/// The inspector's rows for an object.
struct InspectedAttributes: Encodable {
    struct Row: Encodable {
        let name, owner, form: String
        let words: [String]
        let value, defaultValue: String?
        let variations: [String: String]
        let varies: Bool

        init(_ row: AttributeRow) {
            (name, owner, form, words) = (row.name, row.owner, row.form, row.words)
            (value, defaultValue, variations, varies) = (row.value, row.defaultValue, row.variations, row.varies)
        }
    }

    struct Constraint: Encodable {
        let id, words, firstAttribute: String
        let firstItem, secondItem, secondAttribute, constant, priority, multiplier: String?
    }

    struct Connection: Encodable {
        let id, kind, name, destination: String
    }

    let id, element, title: String
    let rows: [Row]
    let constraints: [Constraint]
    let connections: [Connection]
    /// Outlets and actions of the sources that the object can be connected to: the kind, its name, and the edit.
    let possible: [OfferedEdit]
    /// Whether the object's superview arranges it.
    let isArranged: Bool
    /// Whether it is placed by its recorded frame.
    let isFixed: Bool
    let isSubview: Bool
}
