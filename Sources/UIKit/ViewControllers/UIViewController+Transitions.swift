extension UIViewController {
    /// What runs the present change of the window's size or traits; nil outside of one.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { loadedView?.window?.transition }

    /// Tells the children what traits they will have.
    func handOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.willTransition(to: child.overriding(traits), with: coordinator) }
    }

    /// Tells the children whose views are as large as this one's, or which this controller has a size of their own for.
    func handOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard own != size || child.viewIfLoaded?.bounds.size == loadedView?.bounds.size else { continue }
            child.viewWillTransition(to: own, with: coordinator)
        }
    }

    /// Tells the container, or what presents the controller, that it would like another size.
    func tellPreferredContentSize() {
        (parent ?? presentation.presenting)?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    func exchange(
        _ old: UIViewController, for new: UIViewController, _ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard old.parent === self, new.parent === self else {
            raise(
                "NSInvalidArgumentException",
                "Children view controllers \(LayoutText.reference(old)) and \(LayoutText.reference(new)) must have a common parent view "
                    + "controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:"
                    + "animations:completion:]")
        }
        if new.view.superview !== old.view.superview { old.view.superview?.insertSubview(new.view, aboveSubview: old.view) }
        AnimationBlock.run { changes?() }
        old.view.removeFromSuperview()
        completion?(true)
    }
}
