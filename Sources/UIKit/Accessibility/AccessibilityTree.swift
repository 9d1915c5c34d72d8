extension UIView {
    func frameOnScreen(_ rect: CGRect) -> CGRect {
        let inWindow = convert(rect, to: nil)
        guard let window = window ?? self as? UIWindow else { return inWindow }
        return window.convert(inWindow, to: window.screen.coordinateSpace)
    }

    /// The accessibility elements of the view and its descendants, in the order in which assistive technologies visit
    /// them: views and elements.
    package var accessibilityTree: [NSObject] {
        if isHidden || accessibilityElementsHidden { return [] }
        if isAccessibilityElement { return [self] }
        if let elements = accessibilityElements { return elements.flatMap(Self.tree) }
        let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
        return (modal.map { [$0] } ?? subviews).flatMap(\.accessibilityTree)
    }

    private static func tree(_ element: Any) -> [NSObject] {
        switch element {
        case let view as UIView: view.accessibilityTree
        case let element as UIAccessibilityElement: element.isAccessibilityElement ? [element] : []
        default: []
        }
    }
}
