extension UIViewController: ViewManager {
    var containerBarInsets: UIEdgeInsets { containment.barInsets }

    var hearsOfSafeAreaAtOnce: Bool { appearance == .appeared || appearance == .disappearing }

    var managersOnScreen: [any ViewManager] {
        let controllers: [UIViewController] = sequence(first: self, next: \.presentedFromInside).filter(\.isAppeared)
        return controllers
    }

    func contentScrolled(_ scrollView: UIView) {
        guard let stack = parent as? UINavigationController, scrollView === topScrollView else { return }
        stack.contentScrolled(of: self)
    }

    func contentEdgesChanged(_ scrollView: UIView) {
        guard scrollView === topScrollView || scrollView === bottomScrollView else { return }
        updateScrollEdgeBars()
    }

    func fill(_ window: UIWindow) -> UIView {
        let outermost = UITransitionView(frame: window.bounds)
        let views = [outermost, UIDropShadowView(frame: window.bounds), view as UIView]
        for (view, superview) in zip(views, [window] + views) {
            view.frame = superview.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            superview.addSubview(view)
        }
        views[1].clipsToBounds = ChromeMetrics.rootViewsAreClipped[window.generation]
        return outermost
    }

    func receiveMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.receiveMemoryWarning() }
        presentation.presented?.receiveMemoryWarning()
    }

    var statusBarLook: (style: UIStatusBarStyle, isHidden: Bool) {
        let chain: [UIViewController] = sequence(first: self, next: \.presentedFromInside).map { $0 }
        let front = chain.last { $0.modalPresentationStyle == .fullScreen } ?? self
        return (
            front.decider { $0.childForStatusBarStyle }.preferredStatusBarStyle,
            front.decider { $0.childForStatusBarHidden }.prefersStatusBarHidden
        )
    }

    /// The controller at the end of a chain of children that decide instead of their parents.
    private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var decider = self
        while let next = child(decider) { decider = next }
        return decider
    }
}

extension UIViewController: UIAppearanceContainer {}
