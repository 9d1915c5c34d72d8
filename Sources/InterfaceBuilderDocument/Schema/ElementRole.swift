/// The roles of elements in Interface Builder: the elements that hold subviews, send actions and trigger segues.
enum ElementRole {
    // MARK: Subviews

    /// The elements that Interface Builder gives subviews. Views around others are of these kinds too.
    ///
    /// - Source: in 3,304 public documents the 12,905 lists of subviews are in views (7,844), stack views (2,419),
    ///   content views of cells (2,209), scroll views (399) and reusable views (34), and none in 12,000 labels, 4,600
    ///   buttons, 3,300 image views or other controls. Controls and windows stand for a program's own classes.
    static let superviews: Set<String> = [
        "view", "stackView", "scrollView", "control", "window", "tableViewCellContentView", "collectionViewCellContentView",
        "collectionReusableView",
    ]

    /// Views that stand elsewhere than among the views in a view.
    static let neverSubviews: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
        "collectionReusableView", "window", "refreshControl",
    ]

    /// Whether views of a kind are made around others.
    static func canEmbed(_ element: String) -> Bool { superviews.subtracting(neverSubviews).contains(element) }

    // MARK: Connections

    /// Whether an element sends actions for events: a control, or a view that may have a control's class.
    ///
    /// - Source: the senders of 4,500 actions with events in 3,304 public documents: controls, and 46 views of custom
    ///   classes.
    static func sendsEvents(_ element: MarkupElement) -> Bool { isControl(element.name) || hasOwnClass(element) }

    /// Whether an element sends actions without events.
    ///
    /// - Source: the senders of 447 actions without events in the same documents.
    static func sendsActions(_ element: MarkupElement) -> Bool {
        element.name == "barButtonItem" || element.name.hasSuffix("GestureRecognizer")
    }

    /// Whether a segue can start at an element.
    ///
    /// - Source: the sources of 1,900 segues in the same documents.
    static func triggersSegues(_ element: MarkupElement) -> Bool {
        isController(element.name) || sendsEvents(element) || sendsActions(element)
            || ["tableViewCell", "collectionViewCell", "containerView"].contains(element.name)
    }

    /// The elements at which segues of a kind start; nil for the kinds that start at any trigger but a container view.
    static func sources(ofSegue kind: String) -> Set<String>? {
        switch kind {
        case "embed": ["containerView"]
        case "relationship": ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
        default: nil
        }
    }

    /// Whether a segue of a kind can lead to an element: a controller, or the exit of a scene.
    static func leadsSegue(_ kind: String, to element: String) -> Bool {
        kind == "unwind" ? element == "exit" : isController(element) || element == "viewControllerPlaceholder"
    }

    private static func isController(_ element: String) -> Bool { element.hasSuffix("Controller") }

    private static func isControl(_ element: String) -> Bool {
        ElementSchema.named(element)?.rows.contains { $0.owner == "control" } ?? false
    }

    private static func hasOwnClass(_ element: MarkupElement) -> Bool {
        element.name == "view" && element["customClass"] != nil
    }
}
