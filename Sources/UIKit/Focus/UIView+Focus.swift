extension UIView: UIFocusItem, UIFocusItemContainer {
    /// The superview, or the controller whose view this is.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? {
        (hierarchy.controller as? any UIFocusEnvironment) ?? superview
    }
    /// The view itself, since it contains its subviews.
    public var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The view's own coordinate space.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The focusable views in a rectangle, in the view's coordinates.
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        focusableViews.filter { $0 !== self && rect.intersects($0.convert($0.bounds, to: self)) }
    }

    /// The visible, focusable views among this view and its descendants, in the order of the tree; rows and items in
    /// reading order.
    var focusableViews: [UIView] {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return [] }
        let parts = self is any FocusRemembering ? subviewsAsRead : subviews
        return (canBecomeFocused ? [self] : []) + parts.flatMap(\.focusableViews)
    }

    /// The subviews in reading order.
    private var subviewsAsRead: [UIView] {
        let direction: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        return subviews.sorted { one, other in
            let (a, b) = (one.frame, other.frame)
            return a.minY != b.minY ? a.minY < b.minY : direction * a.midX < direction * b.midX
        }
    }
}

extension UIWindow {
    /// The focus system of the window; nil on devices without focus.
    var ownFocusSystem: UIFocusSystem? {
        guard traitCollection.userInterfaceIdiom == .pad else { return nil }
        if focusSystemOfWindow == nil { focusSystemOfWindow = UIFocusSystem() }
        return focusSystemOfWindow
    }

    /// Moves focus as the keys of a keyboard do. Returns whether it moved.
    package func moveFocus(_ heading: UIFocusHeading) -> Bool { ownFocusSystem?.moveFocus(heading, in: self) ?? false }
}
