/// Shows the top controller's view and lays out bars and view.
extension UINavigationController {
    /// Replaces the displayed view by the top controller's.
    func showTop(_ animated: Bool) {
        let (old, new) = (shown, topViewController)
        shown = new
        replaceContent(old, by: new, animated: animated, isStillMeant: { self.shown === new }) {
            if let new, isAppeared, currentPop == nil {
                delegate?.navigationController(self, willShow: new, animated: animated)
            }
            for view in transitionView.subviews { view.removeFromSuperview() }
            guard let new else { return }
            transitionView.addSubview(UIViewControllerWrapperView(new.view, in: transitionView.bounds))
            arrange()
        }
        if let new, new.appearance == .appeared { delegate?.navigationController(self, didShow: new, animated: animated) }
    }

    /// Lays out the bars and the displayed view, and sets the part of its safe area that the bars cover.
    func arrange() {
        // What moves is its animator's.
        if stackTransition != nil { return placeBars() }
        if shown !== topViewController { showTop(false) }
        shown.map(place)
    }

    private func placeBars() {
        let bars = view.barInsets
        _ = (placeNavigationBar(below: bars.top), placeToolbar(above: bars.bottom))
    }

    /// Lays out the bars, and a controller's view below them.
    func place(_ controller: UIViewController) {
        let bars = view.barInsets
        let (top, bottom) = (placeNavigationBar(below: bars.top), placeToolbar(above: bars.bottom))
        guard let content = controller.viewIfLoaded else { return }
        let isBelowTop = controller.extends(under: .top, isTranslucent: navigationBar.isTranslucent) || top == 0
        let isBelowBottom = controller.extends(under: .bottom, isTranslucent: toolbar.isTranslucent) || bottom == 0
        let frame = transitionView.bounds.inset(
            by: UIEdgeInsets(
                top: isBelowTop ? 0 : bars.top + top, left: 0, bottom: isBelowBottom ? 0 : bars.bottom + bottom, right: 0))
        if content.frame != frame { content.frame = frame }
        controller.coverWithBars(UIEdgeInsets(top: isBelowTop ? top : 0, left: 0, bottom: isBelowBottom ? bottom : 0, right: 0))
    }

    /// Places the navigation bar below the covered part at the top. Returns what it covers below that part, or 0 if it is hidden.
    private func placeNavigationBar(below top: CGFloat) -> CGFloat {
        let (height, y) = (navigationBar.neededHeight, max(top, ChromeMetrics.navigationBarTop[navigationBar.place]))
        let place = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        if navigationBar.frame != place { navigationBar.frame = place }
        return isNavigationBarHidden ? 0 : y + height - top
    }

    /// Places the toolbar above the covered part at the bottom. Returns its height, or 0 if it is hidden.
    private func placeToolbar(above bottom: CGFloat) -> CGFloat {
        let height = ChromeMetrics.toolbar[view.chromePlace]
        let isHidden = isToolbarHidden || hidesBottomBars
        if toolbar.isHidden != isHidden { toolbar.isHidden = isHidden }
        let place = CGRect(x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
        if toolbar.frame != place { toolbar.frame = place }
        return isHidden ? 0 : height
    }

    /// Whether a controller on the stack hides the bars at the bottom.
    var hidesBottomBars: Bool { viewControllers.contains { $0.hidesBottomBarWhenPushed } }

    /// Sets the toolbar's items to the top controller's.
    func showToolbarItems() { toolbar.items = topViewController?.toolbarItems }

    func refusePush(of controller: UIViewController) {
        if controller is UINavigationController {
            raise("NSInvalidArgumentException", "Pushing a navigation controller is not supported")
        }
        guard viewControllers.contains(where: { $0 === controller }) else { return }
        raise(
            "NSInvalidArgumentException",
            "\(LayoutText.reference(self)) is pushing the same view controller instance (\(LayoutText.reference(controller))) "
                + "more than once which is not supported and is most likely an error in the application")
    }
}

extension UINavigationController: NavigationBarOwner {
    func popTopItem() { popViewController(animated: true) }
}
