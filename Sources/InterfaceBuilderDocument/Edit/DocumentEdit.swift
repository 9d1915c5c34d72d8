/// A change to a document. Objects are identified by their object ids; see ``ObjectPath``.
///
/// ``InterfaceDocument/applying(_:)`` makes a list of edits. ``init(parsing:)`` parses an edit in the syntax of `cairn
/// edit`.
public enum DocumentEdit: Hashable, Sendable {
    /// Sets an attribute of an object or of a part of it, such as a constraint's constant or a font's size; nil removes
    /// the attribute.
    ///
    /// With size classes such as `heightClass=compact`, the value applies to these only, and the object's own value to
    /// all others.
    case set(ObjectPath, attribute: String, value: String?, sizeClasses: String? = nil)
    /// Adds an object.
    case add(NewObject, at: Place)
    /// Adds a constraint to the nearest common superview of its items, and makes these use constraints instead of
    /// autoresizing masks.
    case constrain(NewConstraint)
    /// Removes an object or a part of one with its descendants and everything that refers to it: constraints,
    /// connections, variations.
    case remove(ObjectPath)
    /// Moves a view among its siblings or to another superview. Moving to another superview removes constraints to
    /// objects outside of the view, as in Interface Builder.
    case move(ObjectPath, to: Place)
    /// Installs or uninstalls a view or a constraint; only for the size classes, if they are given.
    case install(ObjectPath, isInstalled: Bool, sizeClasses: String? = nil)
    /// Puts views of one superview into a new view of theirs, which takes their place and is as large as they are
    /// together. Constraints between them and other objects are removed, as in Interface Builder.
    ///
    /// In a stack view they are arranged from left to right if they stand side by side, and else from top to bottom,
    /// unless the new view has an axis.
    case embed([ObjectPath], in: NewObject)
    /// Puts the subviews of a view into the superview, where the view was, and removes the view.
    case unembed(ObjectPath)
    /// Adds copies of objects: elements of a document as ``InterfaceDocument/markup(of:)`` copies them. Ids that are in
    /// use are replaced, and connections and constraints to objects that are not there are left out.
    case paste(markup: String, at: Place)

    /// An object to be added.
    public struct NewObject: Hashable, Sendable {
        /// The element name: a view of Interface Builder's library such as `label`, a part such as `color`, a
        /// connection, or a controller, which is added to a storyboard's `scenes`.
        public var element: String
        /// The object id; nil for a new one.
        public var id: String?
        /// The attributes, in addition to those of the library; a later one replaces an earlier one of the same name.
        public var attributes: [Attribute]

        /// Creates an object with the attributes that Interface Builder's library gives it, and others.
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

        /// Creates an attribute.
        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// A position in another object.
    public struct Place: Hashable, Sendable {
        /// A position among siblings.
        public enum Position: Hashable, Sendable {
            /// After all siblings.
            case last
            /// Before the sibling at an index, counted from 0; after all if there are fewer.
            case index(Int)
            /// Before the sibling with an object id.
            case before(String)
            /// After the sibling with an object id.
            case after(String)
        }

        /// The new parent.
        public var parent: ObjectPath
        /// The position among its children.
        public var position: Position

        /// Creates a position in an object.
        public init(in parent: ObjectPath, _ position: Position = .last) { (self.parent, self.position) = (parent, position) }
    }

    /// A constraint to be added: `first.attribute = multiplier * second.attribute + constant`.
    public struct NewConstraint: Hashable, Sendable {
        /// A view or a layout guide.
        public var first: ObjectPath
        /// An attribute in the documents' spelling, such as `leading`.
        public var firstAttribute: String
        /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
        public var relation: String
        /// The second item; nil if the constraint has only one.
        public var second: ObjectPath?
        /// The second item's attribute; nil if there is no second item.
        public var secondAttribute: String?
        /// A number, or a ratio such as `16:9`, as documents write it.
        public var multiplier: String?
        /// The constant in points.
        public var constant: String?
        /// The priority, from 1 to 1000; nil for 1000.
        public var priority: String?
        /// The object id; nil for a new one.
        public var id: String?

        /// Creates a constraint.
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

/// An object by its id, or a part of it by the parts' keys: `aBc-12-dEf`, `aBc-12-dEf.contentView`,
/// `aBc-12-dEf.fontDescription`.
public struct ObjectPath: Hashable, Sendable, CustomStringConvertible {
    /// The object's id.
    public var id: String
    /// The keys of nested parts; a part without a key is named by its element.
    public var keys: [String]

    /// Creates a path from an id and keys.
    public init(_ id: String, keys: [String] = []) { (self.id, self.keys) = (id, keys) }

    /// Parses a path, whose components are separated by points.
    public init?(parsing text: some StringProtocol) {
        let parts = String(text).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let id = parts.first, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.init(id, keys: Array(parts.dropFirst()))
    }

    /// The components, separated by points.
    public var description: String { ([id] + keys).joined(separator: ".") }
}
