extension UIViewController {
    /// What runs the present change of the window's size or traits; nil outside of one.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { loadedView?.window?.transition }

    /// Tells the children what traits they will have.
    func handOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.willTransition(to: child.overriding(traits), with: coordinator) }
    }

    /// Tells the children whose views are as large as this one's.
    func handOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.viewIfLoaded?.bounds.size == loadedView?.bounds.size {
            child.viewWillTransition(to: size, with: coordinator)
        }
    }
}
