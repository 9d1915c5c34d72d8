/// Which view is in place, and where bars and views are.
extension UINavigationController {
    /// Shows the view of the top controller instead of the one before.
    func showTop(_ animated: Bool) {
        let (old, new) = (shown, topViewController)
        shown = new
        replaceContent(old, by: new, animated: animated, isStillMeant: { self.shown === new }) {
            if isAppeared { new.map { delegate?.navigationController(self, willShow: $0, animated: animated) } }
            for view in transitionView.subviews { view.removeFromSuperview() }
            guard let new else { return }
            transitionView.addSubview(UIViewControllerWrapperView(new.view, in: transitionView.bounds))
            arrange()
        }
        if let new, new.appearance == .appeared { delegate?.navigationController(self, didShow: new, animated: animated) }
    }

    /// Gives bars and the shown view their places, and tells the view what the bars cover.
    func arrange() {
        if shown !== topViewController { showTop(false) }
        let bars = view.barInsets
        let (top, bottom) = (placeNavigationBar(below: bars.top), placeToolbar(above: bars.bottom))
        guard let shown, let content = shown.viewIfLoaded else { return }
        let isBelowTop = shown.extends(under: .top, isTranslucent: navigationBar.isTranslucent) || top == 0
        let isBelowBottom = shown.extends(under: .bottom, isTranslucent: toolbar.isTranslucent) || bottom == 0
        let frame = transitionView.bounds.inset(
            by: UIEdgeInsets(
                top: isBelowTop ? 0 : bars.top + top, left: 0, bottom: isBelowBottom ? 0 : bars.bottom + bottom, right: 0))
        if content.frame != frame { content.frame = frame }
        shown.coverWithBars(UIEdgeInsets(top: isBelowTop ? top : 0, left: 0, bottom: isBelowBottom ? bottom : 0, right: 0))
    }

    /// Puts the bar below what is covered already, and returns what it covers.
    private func placeNavigationBar(below top: CGFloat) -> CGFloat {
        let height = navigationBar.neededHeight
        let place = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        if navigationBar.frame != place { navigationBar.frame = place }
        return isNavigationBarHidden ? 0 : height
    }

    /// Puts the bar above what is covered already, and returns what it covers.
    private func placeToolbar(above bottom: CGFloat) -> CGFloat {
        let height = view.barHeights.toolbar
        let isHidden = isToolbarHidden || hidesBottomBars
        if toolbar.isHidden != isHidden { toolbar.isHidden = isHidden }
        let place = CGRect(x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
        if toolbar.frame != place { toolbar.frame = place }
        return isHidden ? 0 : height
    }

    /// Whether a controller that was pushed wants the bars at the bottom away.
    var hidesBottomBars: Bool { viewControllers.contains { $0.hidesBottomBarWhenPushed } }

    /// Shows what the top controller has for the toolbar.
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
