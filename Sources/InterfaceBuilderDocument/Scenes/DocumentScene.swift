/// A view controller's root view, or a top-level view, with its descendants: views, guides and constraints in document
/// order.
public struct DocumentScene: Sendable {
    /// The owner of the root view.
    public enum Kind: String, Sendable {
        /// The view of a view controller.
        case controller
        /// A loose view in a storyboard's scene.
        case extra
        /// A top-level view of a xib.
        case xib
    }

    /// The owner of the root view.
    public let kind: Kind
    /// The object id of the controller or the top-level view.
    public let id: String
    /// The view controller's element; nil for loose views.
    public let controller: MarkupElement?
    /// The size classes for which variations were applied.
    package let traits: SizeClasses
    /// The root view, then its descendants in document order.
    package internal(set) var views: [DocumentView] = []
    package internal(set) var guides: [DocumentGuide] = []
    package internal(set) var constraints: [DocumentConstraint] = []
    /// The findings about the scene's constraints and frames.
    package internal(set) var diagnostics: [DocumentDiagnostic] = []
    /// Indices into `views`; of several views with the same id, the first.
    package internal(set) var viewsByID: [String: Int] = [:]
    /// Indices into `guides`.
    package internal(set) var guidesByID: [String: Int] = [:]

    /// The storyboard identifier with which programs instantiate the controller; nil if it has none.
    public var storyboardIdentifier: String? { controller?["storyboardIdentifier"] }

    /// The element whose id identifies the scene.
    public var element: MarkupElement { controller ?? views[0].element }

    /// Whether the items of a constraint are installed for the scene's size classes.
    package func hasInstalledItems(_ constraint: DocumentConstraint) -> Bool {
        [constraint.first, constraint.second].allSatisfy { item in
            switch item {
            case .view(let index): views[index].isInstalled
            case .guide(let index): views[guides[index].owner].isInstalled
            case nil: true
            }
        }
    }

    /// Creates a scene without views.
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
    /// The index of the superview in the scene; nil for the root.
    package let parent: Int?
    /// The index of the root of the layout unit: the scene's root, or the cell that contains the view.
    package let unit: Int
    package let role: Role
    /// Whether the view and its ancestors are installed for the scene's size classes.
    package let isInstalled: Bool

    /// The relation of a view to its parent.
    package enum Role: Hashable, Sendable {
        case root
        case subview
        case cell
        /// A view with a key of its own, such as `contentView` or `tableHeaderView`.
        case keyed(String)
    }

    /// Whether Auto Layout determines the view's frame instead of the document. A stack view places the views that it
    /// arranges, whatever Xcode 7.0 wrote of their frames.
    package var isPlacedByLayout: Bool {
        role != .root && element["translatesAutoresizingMaskIntoConstraints"] == "NO"
            && (element["fixedFrame"] != "YES" || role == .subview && element.parent?.parent?.name == "stackView")
    }

    /// The elements of cells, which are layout units of their own.
    static let cellElements: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
}

/// A layout guide in a document.
package struct DocumentGuide: Sendable {
    package enum Kind: Hashable, Sendable {
        case top, bottom, safeArea, contentLayout, frameLayout, keyboard, custom

        /// The kind of a guide; nil of elements that are none.
        init?(of element: MarkupElement) {
            switch (element.name, element["key"]) {
            case ("viewControllerLayoutGuide", _): self = element["type"] == "top" ? .top : .bottom
            case ("viewLayoutGuide", "safeArea"): self = .safeArea
            case ("viewLayoutGuide", "contentLayoutGuide"): self = .contentLayout
            case ("viewLayoutGuide", "frameLayoutGuide"): self = .frameLayout
            case ("keyboardLayoutGuide", _), ("viewLayoutGuide", "keyboard"): self = .keyboard
            case ("viewLayoutGuide", _), ("userLayoutGuide", _): self = .custom
            default: return nil
            }
        }
    }

    package let id: String
    package let element: MarkupElement
    package let kind: Kind
    /// The index of the owning view in the scene.
    package let owner: Int
}
