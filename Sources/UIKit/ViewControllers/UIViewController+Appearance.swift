/// Coming on screen and going off it.
extension UIViewController {
    /// Runs the callbacks of coming on screen, with a layout between them, for this controller and for children whose views are shown in it.
    func appear(animated: Bool) {
        guard !isAppeared else { return }
        isAppeared = true
        loadViewIfNeeded()
        viewWillAppear(animated)
        viewIsAppearing(animated)
        for child in children where child.viewIfLoaded?.window != nil { child.appear(animated: animated) }
        view.window?.layoutIfNeeded()
        viewDidAppear(animated)
    }

    /// Runs the callbacks of going off screen, children first.
    func disappear(animated: Bool) {
        guard isAppeared else { return }
        isAppeared = false
        viewWillDisappear(animated)
        for child in children { child.disappear(animated: animated) }
        viewDidDisappear(animated)
    }

    /// The view came into a window or left it: its insets depend on that, and a child's comes and goes with it.
    func viewMoved(toWindow window: UIWindow?) {
        loadedView?.updateInsets()
        guard let parent else { return }
        if window == nil { disappear(animated: false) } else if parent.isAppeared { appear(animated: false) }
    }
}
