extension UIBarButtonItem {
    /// Items with a title or an image of the system's.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh,
            stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case pageCurl, close
    }
}

extension UIBarButtonItem.SystemItem {
    /// The English title of items that have one.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The template image of items that have one.
    @MainActor
    var image: UIImage? { BarSymbol.image(self) }
}
