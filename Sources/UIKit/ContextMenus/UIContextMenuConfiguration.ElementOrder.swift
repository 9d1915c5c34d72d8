extension UIContextMenuConfiguration {
    /// The order of a menu's elements. It reads back what was set; elements are always listed from the top in the given
    /// order.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder
    public enum ElementOrder: Int, Sendable {
        /// The system's default.
        case automatic = 0
        /// The first element nearest to the finger.
        case priority
        /// The first element at the top.
        case fixed

        fileprivate init(_ order: MenuOrder) { self = ElementOrder(rawValue: order.rawValue) ?? .automatic }
        fileprivate var order: MenuOrder { MenuOrder(rawValue: rawValue) ?? .automatic }
    }
}

extension UIButton {
    /// The order of the elements in the button's menu.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { .init(menuOrder) }
        set { menuOrder = newValue.order }
    }
}

extension UIBarButtonItem {
    /// The order of the elements in the item's menu.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { .init(menuOrder) }
        set { menuOrder = newValue.order }
    }
}
