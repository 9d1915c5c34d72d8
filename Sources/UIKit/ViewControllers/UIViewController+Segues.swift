/// Ways to other controllers, as storyboards describe them.
extension UIViewController {
    /// Takes the segue with an identifier. Raises `NSInvalidArgumentException` where there is none.
    func takeSegue(named identifier: String, sender: Any?) {
        guard let segue = scene?.segue(named: identifier) else {
            raise(
                "NSInvalidArgumentException",
                "Receiver (\(LayoutText.opening(self))>) has no segue with identifier '\(identifier)'")
        }
        segue.perform(from: self, sender: sender)
    }

    // MARK: Unwinding

    /// The controllers to go back to: those before this one on stacks, and those that present, the nearest first.
    private var controllersBefore: [UIViewController] {
        var found: [UIViewController] = []
        var current: UIViewController? = self
        while let controller = current {
            if let stack = controller as? UINavigationController { found += stack.viewControllers.reversed() }
            found.append(controller)
            current = controller.parent ?? controller.presentingViewController
        }
        return found.filter { $0 !== self }
    }

    /// The nearest controller that takes an unwinding.
    func unwindTarget(for unwinding: UIStoryboardUnwindSegueSource) -> UIViewController? {
        controllersBefore.first {
            $0.canPerformUnwindSegueAction(unwinding.unwindAction, from: unwinding.source, sender: unwinding.sender)
        }
    }

    /// Takes away what stands above this controller: what it presents, and what is on its stack.
    func goBack() {
        if presentedViewController != nil { dismiss(animated: true) }
        if let stack = navigationController, stack.viewControllers.contains(where: { $0 === self }) {
            _ = stack.popToViewController(self, animated: true)
        }
    }
}
