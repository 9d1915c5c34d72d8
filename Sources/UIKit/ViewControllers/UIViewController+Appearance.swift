/// How far a controller is with coming on screen or going off it.
enum AppearanceStage {
    case disappeared
    /// `viewWillAppear` was called, `viewIsAppearing` not yet.
    case announced
    case appearing, appeared, disappearing
}

/// Coming on screen and going off it. Each step goes through the controller and the children whose views are shown in its own.
extension UIViewController {
    /// Runs all callbacks of coming on screen, with a layout between them.
    func appear(animated: Bool) {
        guard appearance == .disappeared else { return }
        beginAppearing(animated: animated)
        tellIsAppearing(animated: animated)
        view.window?.layoutIfNeeded()
        endAppearing(animated: animated)
    }

    /// Runs all callbacks of going off screen.
    func disappear(animated: Bool) {
        beginDisappearing(animated: animated)
        endDisappearing(animated: animated)
    }

    // MARK: Steps

    /// Tells that the view is about to come on screen: the controller first, then children.
    func beginAppearing(animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        loadViewIfNeeded()
        showContent()
        appearance = .announced
        viewWillAppear(animated)
        for child in forwardedChildren { child.beginAppearing(animated: animated) }
    }

    /// Tells that the view is in its place: the controller first, then children.
    func tellIsAppearing(animated: Bool) {
        guard appearance == .announced else { return }
        appearance = .appearing
        viewIsAppearing(animated)
        for child in forwardedChildren { child.tellIsAppearing(animated: animated) }
    }

    /// Tells that the view is on screen: children first.
    func endAppearing(animated: Bool) {
        tellIsAppearing(animated: animated)
        guard appearance == .appearing else { return }
        for child in forwardedChildren { child.endAppearing(animated: animated) }
        appearance = .appeared
        viewDidAppear(animated)
    }

    /// Tells that the view is about to go off screen: the controller first, then children.
    func beginDisappearing(animated: Bool) {
        guard appearance != .disappeared, appearance != .disappearing else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        for child in forwardedChildren { child.beginDisappearing(animated: animated) }
    }

    /// Tells that the view is off screen: children first.
    func endDisappearing(animated: Bool) {
        guard appearance == .disappearing else { return }
        if shouldAutomaticallyForwardAppearanceMethods { for child in children { child.endDisappearing(animated: animated) } }
        appearance = .disappeared
        viewDidDisappear(animated)
    }

    /// The children that go along with the controller: those whose views are somewhere in its own.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
        return children.filter { $0.loadedView?.isInside(view) ?? false }
    }

    // MARK: Containers

    /// Runs a step that was asked for by hand; the change is told of as over later.
    func begin(appearing: Bool, animated: Bool) {
        containment.animatesAppearance = animated
        appearing ? beginAppearing(animated: animated) : beginDisappearing(animated: animated)
    }

    func endAppearanceChange() {
        let animated = containment.animatesAppearance
        appearance == .disappearing ? endDisappearing(animated: animated) : endAppearing(animated: animated)
    }

    /// Replaces what a container shows, with the callbacks of both controllers as far as the container is on screen itself.
    ///
    /// - Parameters:
    ///   - newComesFirst: Whether the new controller hears first that it will appear, and last that it did.
    ///   - exchange: Takes the old view out and puts the new one in; not run if the callbacks replaced what is shown once more.
    func replaceContent(
        _ old: UIViewController?, by new: UIViewController?, animated: Bool, newComesFirst: Bool = false,
        isStillMeant: () -> Bool = { true }, exchange: () -> Void
    ) {
        let isShown = appearance != .disappeared && appearance != .disappearing
        if isShown {
            if newComesFirst { new?.beginAppearing(animated: animated) }
            old?.beginDisappearing(animated: animated)
            new?.beginAppearing(animated: animated)
        }
        if isStillMeant() { exchange() }
        guard isShown else { return }
        if appearance != .announced, isStillMeant() {
            new?.tellIsAppearing(animated: animated)
            view.window?.layoutIfNeeded()
        }
        old?.endDisappearing(animated: animated)
        if appearance == .appeared { new?.endAppearing(animated: animated) }
    }

    /// The view came into a window or left it: its insets depend on that, and a child's comes and goes with it.
    func viewMoved(toWindow window: UIWindow?) {
        loadedView?.updateInsets()
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        if window == nil {
            if appearance == .appeared { disappear(animated: false) }
        } else if parent.appearance == .appeared {
            appear(animated: false)
        } else if parent.appearance == .announced || parent.appearance == .appearing {
            beginAppearing(animated: false)
        }
    }
}
