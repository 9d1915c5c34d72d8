import Foundation
import InterfaceBuilderDocument

/// The differences between two states of a scene: its views, their frames after layout, and its constraints.
public struct SceneDifference: Hashable, Sendable {
    /// Whether both documents have the scene.
    public enum Presence: String, Hashable, Sendable {
        /// Both have it.
        case both
        /// Only the new one has it.
        case added
        /// Only the old one has it.
        case removed
    }

    /// A view that is different.
    public struct View: Hashable, Sendable {
        /// The object id, in the new document where that has the view.
        public let id: String
        /// The view as people know it, in the new document where that has the view.
        public let words: String
        /// The names of the views around it, from the outermost one below the root view on; nil where there is none.
        public let path: String?
        /// Points in the superview's coordinates; nil for a view that came.
        public let oldFrame: CGRect?
        /// Points in the superview's coordinates; nil for a view that went.
        public let newFrame: CGRect?
        /// The view's properties in the document that differ.
        public let properties: [Property]
        /// The difference of the documents that moved or resized the view; nil if its frame is the same or no cause was
        /// found.
        public let cause: String?

        /// Whether the view has another frame.
        public var isMoved: Bool { oldFrame != nil && newFrame != nil && oldFrame != newFrame }
    }

    /// Something that a document says of an object, with another value in the other document.
    public struct Property: Hashable, Sendable {
        /// The attribute's name, or the key of an element, such as `text` or `fontDescription`.
        public let name: String
        /// Nil where the old document does not say it.
        public let old: String?
        /// Nil where the new document does not say it.
        public let new: String?
        /// Whether the values are names of views, rather than what the documents say.
        var areNames = false
    }

    /// A constraint that is different.
    public struct Constraint: Hashable, Sendable {
        /// The object id.
        public let id: String
        /// In words; nil for one that came.
        public let old: String?
        /// In words; nil for one that went.
        public let new: String?
    }

    /// The object id, in the new document where that has the scene.
    public let id: String
    /// The class, and the storyboard identifier where there is one.
    public let name: String
    /// Whether both documents have the scene.
    public let presence: Presence
    /// The views that are different, in the new document's order; those that went at the end.
    public let views: [View]
    /// The constraints that are different, likewise.
    public let constraints: [Constraint]
    /// The differing properties of the controller and of other parts of the scene that are no views.
    public let properties: [Property]

    /// Whether something is different.
    public var isDifferent: Bool { presence != .both || !views.isEmpty || !constraints.isEmpty || !properties.isEmpty }
    /// Whether a picture of the scene may be another one.
    public var mayLookDifferent: Bool { presence != .both || !views.isEmpty }
}
