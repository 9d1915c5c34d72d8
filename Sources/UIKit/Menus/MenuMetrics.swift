/// Sizes of menus, in points. None is measured: they are estimated from Apple's pictures of menus of iOS 13 to 18.
enum MenuMetrics {
    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44
    static let titleHeight: CGFloat = 32
    /// The space between sections.
    static let sectionGap: CGFloat = 8
    static let cornerRadius: CGFloat = 13
    static let sideMargin: CGFloat = 16
    static let rowMargin: CGFloat = 11
    /// The space left of the titles for the marks of selected items.
    static let markWidth: CGFloat = 20
    /// The distance between a menu and its source.
    static let gap: CGFloat = 8
    /// Between a menu and the edges of the window's safe area.
    static let edge: CGFloat = 8
    static let editHeight: CGFloat = 44
    /// Beside the titles of an edit menu.
    static let editMargin: CGFloat = 14
}
