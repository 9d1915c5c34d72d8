import InterfaceBuilderDocument

extension LintRule {
    static let missingMember = LintRule(
        "missing-member", .error, "an outlet or action that the class does not have",
        meaning: """
            The program ends when it loads the document (“this class is not key value coding-compliant for the key …”) or when the control is \
            touched (“unrecognized selector sent to instance”). The classes are those of a list that `--classes` names. Classes that the list \
            does not have, or that inherit from one of a library, are not judged, nor are outlets that UIKit's classes have.
            """,
        example: "<outlet property=\"titleLabel\" destination=\"a\"/> to a controller whose class has no property titleLabel",
        remedy: "Remove the connection, or give the class the property or method.",
        scope: .document
    ) { $0.missingMembers }
}

extension LintedScene {
    fileprivate var missingMembers: [LintFault] {
        guard let classes else { return [] }
        return connections.compactMap { connection in
            guard let (member, target) = wanted(by: connection), let name = target["customClass"],
                classes.has(member, in: name) == false
            else { return nil }
            let kind = connection.name == "action" ? "method" : "property"
            return LintFault(
                message:
                    "\(name) has no \(kind) \(member), which \(connection.name == "action" ? "an action" : "an outlet") names",
                position: connection.position, items: [target.id, connection.id].compactMap { $0 })
        }
    }

    /// The connections of the objects of the scene.
    private var connections: [MarkupElement] {
        elements.filter { ["outlet", "outletCollection", "action"].contains($0.name) }
    }

    /// The member that a connection needs, and the object whose class must have it; nil for outlets of UIKit's classes.
    private func wanted(by connection: MarkupElement) -> (member: String, of: MarkupElement)? {
        if connection.name == "action" {
            guard let selector = connection["selector"], let id = connection["destination"],
                let target = layout.document.elementsByID[id]
            else { return nil }
            return (selector, target)
        }
        guard let property = connection["property"], !Self.ownOutlets.contains(property), let holder = connection.parent?.parent
        else {
            return nil
        }
        return (property, holder)
    }

    /// The outlets of UIKit's own classes.
    private static let ownOutlets: Set<String> = [
        "accessoryView", "backgroundView", "collectionView", "contentView", "customView", "dataSource", "delegate",
        "detailTextLabel",
        "dragDelegate", "dropDelegate", "editingAccessoryView", "gestureRecognizers", "imageView", "inputAccessoryView",
        "inputView",
        "leftBarButtonItem", "leftBarButtonItems", "leftView", "multipleSelectionBackgroundView", "navigationItem",
        "prefetchDataSource",
        "refreshControl", "rightBarButtonItem", "rightBarButtonItems", "rightView", "rootViewController", "searchBar",
        "searchDisplayController", "selectedBackgroundView", "tabBarItem", "tableFooterView", "tableHeaderView", "tableView",
        "textLabel", "titleView", "toolbarItems", "uiDelegate", "navigationDelegate", "view", "viewControllers", "window",
    ]
}
