/// One change to a document. Objects are named by their object ids, as ``ObjectPath`` says.
///
/// A list of edits is made by ``InterfaceDocument/applying(_:)``. ``init(parsing:)`` reads an edit from words, as
/// `cairn edit` takes it.
public enum DocumentEdit: Hashable, Sendable {
    /// Sets an attribute of an object or of a part of it, such as a constraint's constant or a font's size; nil removes
    /// the attribute.
    ///
    /// With size classes such as `heightClass=compact`, the value counts on these only, and the object's own value on
    /// all others.
    case set(ObjectPath, attribute: String, value: String?, sizeClasses: String? = nil)
    /// Adds an object.
    case add(NewObject, at: Place)
    /// Adds a constraint to the nearest common superview of its items, and frees these from their autoresizing masks.
    case constrain(NewConstraint)
    /// Removes an object or a part of one with all that is in it, and what refers to it: constraints, connections,
    /// entries of size classes.
    case remove(ObjectPath)
    /// Moves a view among its siblings or to another superview. In another superview, constraints to what is outside of
    /// the view are removed, as Interface Builder does.
    case move(ObjectPath, to: Place)
    /// Installs a view or a constraint, or takes it away; on some size classes only where they are given.
    case install(ObjectPath, isInstalled: Bool, sizeClasses: String? = nil)

    /// An object that is to be added.
    public struct NewObject: Hashable, Sendable {
        /// The element's name: a view of Interface Builder's library such as `label`, a part such as `color`, or a
        /// connection.
        public var element: String
        /// The object id; nil for one that the document does not have yet.
        public var id: String?
        /// The attributes, besides those that the library gives; a later one of the same name replaces an earlier one.
        public var attributes: [Attribute]

        /// An object with the attributes that Interface Builder's library gives it, and others.
        public init(_ element: String, id: String? = nil, attributes: [Attribute] = []) {
            (self.element, self.id, self.attributes) = (element, id, attributes)
        }
    }

    /// An attribute's name and value.
    public struct Attribute: Hashable, Sendable {
        /// The name, such as `text`.
        public var name: String
        /// The value, without entities.
        public var value: String

        /// An attribute.
        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// Where in another object something goes.
    public struct Place: Hashable, Sendable {
        /// A place among siblings.
        public enum Position: Hashable, Sendable {
            /// After all siblings.
            case last
            /// Before the sibling with that number, counted from 0; after all where there are not so many.
            case index(Int)
            /// Before the sibling with an object id.
            case before(String)
            /// After the sibling with an object id.
            case after(String)
        }

        /// The object that it goes into.
        public var parent: ObjectPath
        /// Where among its siblings.
        public var position: Position

        /// A place in an object.
        public init(in parent: ObjectPath, _ position: Position = .last) { (self.parent, self.position) = (parent, position) }
    }

    /// A constraint that is to be added: `first.attribute = multiplier * second.attribute + constant`.
    public struct NewConstraint: Hashable, Sendable {
        /// A view or a layout guide.
        public var first: ObjectPath
        /// An attribute as documents name it, such as `leading`.
        public var firstAttribute: String
        /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
        public var relation: String
        /// The other item; nil if the constraint names one item only.
        public var second: ObjectPath?
        /// The other item's attribute; nil if there is no other item.
        public var secondAttribute: String?
        /// As documents write it: a number, or a ratio such as `16:9`.
        public var multiplier: String?
        /// Points.
        public var constant: String?
        /// From 1 to 1000; nil for 1000.
        public var priority: String?
        /// The object id; nil for one that the document does not have yet.
        public var id: String?

        /// A constraint.
        public init(
            _ first: ObjectPath, _ firstAttribute: String, _ relation: String = "equal", _ second: ObjectPath? = nil,
            _ secondAttribute: String? = nil, multiplier: String? = nil, constant: String? = nil, priority: String? = nil,
            id: String? = nil
        ) {
            (self.first, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
            (self.second, self.secondAttribute, self.multiplier) = (second, secondAttribute, multiplier)
            (self.constant, self.priority, self.id) = (constant, priority, id)
        }
    }
}

/// An object by its id, or a part of it by the part's keys: `aBc-12-dEf`, `aBc-12-dEf.contentView`,
/// `aBc-12-dEf.fontDescription`.
public struct ObjectPath: Hashable, Sendable, CustomStringConvertible {
    /// The object's id.
    public var id: String
    /// The keys of parts, each inside the one before; a part without a key is named by its element.
    public var keys: [String]

    /// A path from an id and keys.
    public init(_ id: String, keys: [String] = []) { (self.id, self.keys) = (id, keys) }

    /// A path of words between points.
    public init?(parsing text: some StringProtocol) {
        let parts = String(text).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let id = parts.first, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.init(id, keys: Array(parts.dropFirst()))
    }

    /// The words with points between them.
    public var description: String { ([id] + keys).joined(separator: ".") }
}
