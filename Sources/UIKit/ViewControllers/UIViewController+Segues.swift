/// Segues and unwinding, as storyboards describe them.
extension UIViewController {
    /// Performs the segue with an identifier. Raises `NSInvalidArgumentException` if there is none.
    func takeSegue(named identifier: String, sender: Any?) {
        if scene?.performSegue(named: identifier, from: self, sender: sender) == true { return }
        raise(
            "NSInvalidArgumentException",
            "Receiver (\(LayoutText.opening(self))>) has no segue with identifier '\(identifier)'")
    }

    // MARK: Unwinding

    /// The nearest controller that accepts an unwind action: the parent or presenting controller is asked with its
    /// other children, then its own parent or presenting controller, and so on.
    func unwindTarget(for unwinding: UIStoryboardUnwindSegueSource) -> UIViewController? {
        sequence(first: self, next: { $0.parent ?? $0.presentingViewController }).dropFirst().lazy
            .compactMap { $0.taker(of: unwinding) }.first
    }

    /// The first controller that accepts an unwind action among the children, their descendants and this controller, in
    /// this order.
    private func taker(of unwinding: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in allowedChildrenForUnwinding(from: unwinding) {
            if let found = child.taker(of: unwinding) { return found }
        }
        return canPerformUnwindSegueAction(unwinding.unwindAction, from: unwinding.source, sender: unwinding.sender) ? self : nil
    }

    /// The children to ask, in order: the selected tab first, and navigation stacks from the top.
    func childrenForUnwinding(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        let selected = (self as? UITabBarController)?.selectedViewController
        let others = (self is UINavigationController ? children.reversed() : children).filter { $0 !== origin && $0 !== selected }
        return (selected.map { $0 === origin ? [] : [$0] } ?? []) + others
    }

    /// Whether a controller is this one or a descendant of it.
    func isAbove(_ controller: UIViewController) -> Bool {
        sequence(first: controller, next: \.parent).contains { $0 === self }
    }

    /// Makes this controller visible: dismisses what it presents, pops the controllers above it on stacks and selects
    /// its tabs.
    func goBack() {
        if presentedViewController != nil { dismiss(animated: true) }
        for controller in sequence(first: self, next: \.parent) {
            switch controller.parent {
            case let stack as UINavigationController where stack.topViewController !== controller:
                _ = stack.popToViewController(controller, animated: true)
            case let tabs as UITabBarController where tabs.selectedViewController !== controller:
                tabs.selectedViewController = controller
            default: break
            }
        }
    }
}
