import RuntimeReflection

/// The button that starts and ends editing mode.
extension UIViewController {
    func makeEditButtonItem() -> UIBarButtonItem {
        if let item = containment.editButtonItem { return item }
        let item = UIBarButtonItem(
            barButtonSystemItem: isEditing ? .done : .edit, target: self, action: EditToggling.selector)
        item.title = item.systemItem?.title
        containment.editButtonItem = item
        return item
    }

    func changeEditing(_ editing: Bool) {
        containment.isEditing = editing
        let item = containment.editButtonItem
        item?.become(editing ? .done : .edit)
        item?.title = item?.systemItem?.title
    }
}

/// What the button sends to its controller.
@MainActor
private enum EditToggling {
    /// The name of the action. It begins as no method of a program does, so that none is called in its place.
    static let selector: Selector = {
        MemberTables.register {
            MemberTable(describes: { $0 is UIViewController.Type }, methods: [(name, toggle)])
        }
        return Selector(name)
    }()

    nonisolated private static let name = "_toggleEditing:"

    nonisolated private static var toggle: MemberTable.Call {
        { object, _ in
            if let controller = object as? UIViewController { controller.setEditing(!controller.isEditing, animated: true) }
            return nil
        }
    }
}
