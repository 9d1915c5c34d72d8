/// The stages of a controller's appearance on screen.
enum AppearanceStage {
    case disappeared
    /// `viewWillAppear` was called, but not yet `viewIsAppearing`.
    case announced
    case appearing, appeared, disappearing
}

/// The appearance callbacks. Each step is applied to the controller, to the children whose views are in its view, and
/// to the controller presented in its view. A callback may reverse the direction, for example by a push in
/// `viewWillAppear`: the step that called it returns then, since the opposite step has called the children.
extension UIViewController {
    /// Calls all methods of an appearance, with a layout in between.
    func appear(animated: Bool) {
        guard appearance == .disappeared else { return }
        beginAppearing(animated: animated)
        callViewIsAppearing(animated: animated)
        view.window?.layoutIfNeeded()
        endAppearing(animated: animated)
    }

    /// Calls all methods of a disappearance.
    func disappear(animated: Bool) {
        beginDisappearing(animated: animated)
        endDisappearing(animated: animated)
    }

    // MARK: Steps

    /// Calls `viewWillAppear`, on the controller first, then on its children.
    func beginAppearing(animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        loadViewIfNeeded()
        showContent()
        appearance = .announced
        viewWillAppear(animated)
        guard appearance == .announced else { return }
        for child in forwardedChildren { child.beginAppearing(animated: animated) }
        contentWillAppear()
    }

    /// Calls `viewIsAppearing`, on the controller first, then on its children.
    func callViewIsAppearing(animated: Bool) {
        guard appearance == .announced else { return }
        appearance = .appearing
        viewIsAppearing(animated)
        guard appearance == .appearing else { return }
        for child in forwardedChildren { child.callViewIsAppearing(animated: animated) }
        showInputs()
    }

    /// Calls `viewDidAppear`, on the children first.
    func endAppearing(animated: Bool) {
        callViewIsAppearing(animated: animated)
        guard appearance == .appearing else { return }
        for child in forwardedChildren { child.endAppearing(animated: animated) }
        guard appearance == .appearing else { return }
        appearance = .appeared
        // Includes children that were added by the callbacks above.
        for child in forwardedChildren { child.endAppearing(animated: animated) }
        guard appearance == .appeared else { return }
        viewDidAppear(animated)
        contentDidAppear()
    }

    /// Calls `viewWillDisappear`, on the controller first, then on its children.
    func beginDisappearing(animated: Bool) {
        guard appearance != .disappeared, appearance != .disappearing else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        guard appearance == .disappearing else { return }
        for child in forwardedChildren { child.beginDisappearing(animated: animated) }
        loadedView?.window?.inputsChanged()
    }

    /// Calls `viewDidDisappear`, on the children first.
    func endDisappearing(animated: Bool) {
        guard appearance == .disappearing else { return }
        if shouldAutomaticallyForwardAppearanceMethods { for child in companions { child.endDisappearing(animated: animated) } }
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(animated)
    }

    /// The children that appear with the controller: those whose views are inside its view.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
        return companions.filter { $0.loadedView?.isInside(view) ?? false }
    }

    /// The children, and the controller presented in this controller's view.
    private var companions: [UIViewController] { presentation.guest.map { children + [$0] } ?? children }

    // MARK: Containers

    /// Whether the controller is on screen or appearing, so that its children may appear.
    private var mayShowChildren: Bool { appearance != .disappeared && appearance != .disappearing }

    /// Begins to replace a child by another one; `endAppearing` and `endDisappearing` of the two complete it. The new
    /// child's methods are not called if this controller is disappearing or has disappeared, which can happen when a
    /// gesture or an animator that began earlier continues.
    ///
    /// - Parameter isStillMeant: Returns whether `new` should still appear after the callbacks of `old`.
    func beginExchange(of old: UIViewController, for new: UIViewController, isStillMeant: () -> Bool = { true }) {
        old.beginDisappearing(animated: true)
        if mayShowChildren, isStillMeant() { new.beginAppearing(animated: true) }
    }

    /// Begins an appearance change that the program requested; `endAppearanceChange` completes it.
    func begin(appearing: Bool, animated: Bool) {
        containment.animatesAppearance = animated
        appearing ? beginAppearing(animated: animated) : beginDisappearing(animated: animated)
    }

    /// Completes that change. Without one UIKit logs what public logs have since iOS 5.
    func endAppearanceChange() {
        if appearance == .appeared || appearance == .disappeared {
            LayoutWarning.sink(
                "Unbalanced calls to begin/end appearance transitions for \(LayoutText.reference(self)).")
        }
        let animated = containment.animatesAppearance
        appearance == .disappearing ? endDisappearing(animated: animated) : endAppearing(animated: animated)
    }

    /// Replaces the controller that a container shows, with the appearance methods of both if the container itself is
    /// on screen.
    ///
    /// - Parameters:
    ///   - newComesFirst: Whether `viewWillAppear` of the new controller precedes `viewWillDisappear` of the old one.
    ///   - isStillMeant: Returns whether `new` should still be shown; false if an appearance method changed that.
    ///   - exchange: Removes the old view and adds the new one; not called if `isStillMeant` returns false.
    func replaceContent(
        _ old: UIViewController?, by new: UIViewController?, animated: Bool, newComesFirst: Bool = false,
        isStillMeant: () -> Bool = { true }, exchange: () -> Void
    ) {
        let isShown = mayShowChildren
        if isShown {
            if newComesFirst { new?.beginAppearing(animated: animated) }
            old?.beginDisappearing(animated: animated)
            if isStillMeant() { new?.beginAppearing(animated: animated) }
        }
        if isStillMeant() { exchange() }
        guard isShown else {
            // The container is not on screen, so that it will not call the end of the disappearance.
            old?.endDisappearing(animated: animated)
            return
        }
        if appearance != .announced, isStillMeant() {
            new?.callViewIsAppearing(animated: animated)
            view.window?.layoutIfNeeded()
        }
        old?.endDisappearing(animated: animated)
        if appearance == .appeared { new?.endAppearing(animated: animated) }
    }

    /// Called when the view entered or left a window: updates its insets, and the appearance of a child whose parent is
    /// on screen.
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
