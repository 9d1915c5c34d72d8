extension UISearchBar {
    /// The pictures in a search bar.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisearchbar/icon
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the text.
        case clear
        /// The button that opens bookmarks.
        case bookmark
        /// The button that opens the list of results.
        case resultsList
    }
}

/// Pictures in the place of the system's, by kind and state.
struct SearchBarIcons {
    private var images: [(icon: UISearchBar.Icon, state: UIControl.State, image: UIImage)] = []

    mutating func set(_ image: UIImage?, _ icon: UISearchBar.Icon, _ state: UIControl.State) {
        images.removeAll { $0.icon == icon && $0.state == state }
        if let image { images.append((icon, state, image)) }
    }

    /// The picture for a state, or that for the normal one.
    func image(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
        exact(icon, state) ?? exact(icon, .normal)
    }

    func exact(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
        images.first { $0.icon == icon && $0.state == state }?.image
    }
}
