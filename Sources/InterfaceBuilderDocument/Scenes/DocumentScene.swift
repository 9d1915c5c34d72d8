/// A view controller's root view, or a top-level view, with all below it: views, guides and constraints in document
/// order.
public struct DocumentScene: Sendable {
    /// What the root view belongs to.
    public enum Kind: String, Sendable {
        /// The view of a view controller.
        case controller
        /// A view beside a storyboard scene's controller.
        case extra
        /// A top-level view of a xib.
        case xib
    }

    /// What the root view belongs to.
    public let kind: Kind
    /// The controller's object id, or the top-level view's.
    public let id: String
    /// The view controller's element; nil for loose views.
    public let controller: MarkupElement?
    /// The size classes by which variations were chosen.
    package let traits: SizeClasses
    /// The root first, then all below it in document order.
    package internal(set) var views: [DocumentView] = []
    package internal(set) var guides: [DocumentGuide] = []
    package internal(set) var constraints: [DocumentConstraint] = []
    /// What is wrong with the scene's constraints and frames.
    package internal(set) var diagnostics: [DocumentDiagnostic] = []
    /// Indices into `views`; of several views with one id, the first.
    package internal(set) var viewsByID: [String: Int] = [:]
    /// Indices into `guides`.
    package internal(set) var guidesByID: [String: Int] = [:]

    /// The identifier by which programs instantiate the controller; nil when it has none.
    public var storyboardIdentifier: String? { controller?["storyboardIdentifier"] }

    /// The element whose id names the scene.
    public var element: MarkupElement { controller ?? views[0].element }

    /// Whether the views that a constraint names are installed for the scene's size classes.
    package func hasInstalledItems(_ constraint: DocumentConstraint) -> Bool {
        [constraint.first, constraint.second].allSatisfy { item in
            switch item {
            case .view(let index): views[index].isInstalled
            case .guide(let index): views[guides[index].owner].isInstalled
            case nil: true
            }
        }
    }

    /// A scene without views.
    package init(kind: Kind, id: String, controller: MarkupElement?, traits: SizeClasses) {
        self.kind = kind
        self.id = id
        self.controller = controller
        self.traits = traits
    }
}

/// A view of a scene.
package struct DocumentView: Sendable {
    /// The object id; for a view without one, `<parent id>.<its key>`.
    package let id: String
    package let element: MarkupElement
    /// Index of the superview in the scene; nil for the root.
    package let parent: Int?
    /// Index of the root of the layout unit: the scene's root, or the cell that the view lies in.
    package let unit: Int
    package let role: Role
    /// Whether the view and all above it are installed for the scene's size classes.
    package let isInstalled: Bool

    /// The relation of a view to its parent.
    package enum Role: Hashable, Sendable {
        case root
        case subview
        case cell
        /// A view under a key of its own, such as `contentView` or `tableHeaderView`.
        case keyed(String)
    }

    /// Whether Auto Layout, rather than the document, decides the view's frame.
    package var isPlacedByLayout: Bool {
        role != .root && element["translatesAutoresizingMaskIntoConstraints"] == "NO" && element["fixedFrame"] != "YES"
    }

    /// The elements that are cells and hence layout units of their own.
    static let cellElements: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
}

/// A layout guide that a document names.
package struct DocumentGuide: Sendable {
    package enum Kind: Hashable, Sendable {
        case top, bottom, safeArea, contentLayout, frameLayout, keyboard, custom
    }

    package let id: String
    package let element: MarkupElement
    package let kind: Kind
    /// Index of the owning view in the scene.
    package let owner: Int
}
