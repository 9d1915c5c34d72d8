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

/// The action of the edit button.
@MainActor
private enum EditToggling {
    /// The selector of the action. Its name starts with an underscore so that it does not collide with a method of the
    /// program.
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
