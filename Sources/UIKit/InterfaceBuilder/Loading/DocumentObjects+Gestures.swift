import InterfaceBuilderDocument

/// Gesture recognizers, which documents keep beside the views and connect with them.
extension DocumentObjects {
    func makeRecognizer(_ element: MarkupElement, _ type: UIGestureRecognizer.Type) -> UIGestureRecognizer? {
        makeCoded(element) { coder in
            let made = UIGestureRecognizer.make(type, coder)
            made?.takeDocument(element)
            return made
        }
    }
}

extension UIGestureRecognizer {
    /// Takes over what a document says.
    fileprivate func takeDocument(_ element: MarkupElement) {
        if let isEnabled = element.flag("enabled") { self.isEnabled = isEnabled }
        if let cancels = element.flag("cancelsTouchesInView") { cancelsTouchesInView = cancels }
        if let delays = element.flag("delaysTouchesBegan") { delaysTouchesBegan = delays }
        if let delays = element.flag("delaysTouchesEnded") { delaysTouchesEnded = delays }
        switch self {
        case let tap as UITapGestureRecognizer: tap.takeTaps(element)
        case let press as UILongPressGestureRecognizer: press.takePress(element)
        case let pan as UIPanGestureRecognizer: pan.takeFingers(element)
        case let swipe as UISwipeGestureRecognizer: swipe.takeDirection(element)
        default: break
        }
    }
}

extension UITapGestureRecognizer {
    fileprivate func takeTaps(_ element: MarkupElement) {
        if let taps = element.integer("numberOfTapsRequired") { numberOfTapsRequired = taps }
        if let fingers = element.integer("numberOfTouchesRequired") { numberOfTouchesRequired = fingers }
    }
}

extension UILongPressGestureRecognizer {
    fileprivate func takePress(_ element: MarkupElement) {
        if let taps = element.integer("numberOfTapsRequired") { numberOfTapsRequired = taps }
        if let fingers = element.integer("numberOfTouchesRequired") { numberOfTouchesRequired = fingers }
        if let duration = element.number("minimumPressDuration") { minimumPressDuration = duration }
        if let movement = element.length("allowableMovement") { allowableMovement = CGFloat(movement) }
    }
}

extension UIPanGestureRecognizer {
    fileprivate func takeFingers(_ element: MarkupElement) {
        if let fewest = element.integer("minimumNumberOfTouches") { minimumNumberOfTouches = fewest }
        if let most = element.integer("maximumNumberOfTouches") { maximumNumberOfTouches = most }
        guard let edges = element.child(key: "edges"), let pan = self as? UIScreenEdgePanGestureRecognizer else { return }
        pan.edges = UIRectEdge(edges)
    }
}

extension UISwipeGestureRecognizer {
    fileprivate func takeDirection(_ element: MarkupElement) {
        let directions: [String: Direction] = ["right": .right, "left": .left, "up": .up, "down": .down]
        if let direction = element["direction"].flatMap({ directions[$0] }) { self.direction = direction }
    }
}

extension UIRectEdge {
    /// The edges that an element names, each by an attribute.
    init(_ element: MarkupElement) {
        let names: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        self = names.reduce(into: []) { edges, pair in if element.flag(pair.0) ?? false { edges.formUnion(pair.1) } }
    }
}
