extension UIContextMenuConfiguration {
    /// In which order a menu lists its elements. It reads back what was set; elements are always listed from the top in
    /// the order given.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder
    public enum ElementOrder: Int, Sendable {
        /// As the system has it.
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
    /// In which order the button's menu lists its elements.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { .init(menuOrder) }
        set { menuOrder = newValue.order }
    }
}

extension UIBarButtonItem {
    /// In which order the item's menu lists its elements.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { .init(menuOrder) }
        set { menuOrder = newValue.order }
    }
}
