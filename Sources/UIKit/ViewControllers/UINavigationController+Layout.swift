/// Shows the top controller's view and lays out bars and view.
extension UINavigationController {
    /// Replaces the displayed view by the top controller's.
    func showTop(_ animated: Bool) {
        let (old, new) = (shown, topViewController)
        shown = new
        replaceContent(old, by: new, animated: animated, isStillMeant: { self.shown === new }) {
            if isAppeared { tellComing(new, animated: animated) }
            for view in transitionView.subviews { view.removeFromSuperview() }
            guard let new else { return }
            UIViewControllerWrapperView.add(new.view, to: transitionView)
            arrange()
        }
        if let new, new.appearance == .appeared { tellShown(new, animated: animated) }
    }

    /// Lays out the bars and the displayed view, and adds the bars to its safe area.
    func arrange() {
        if hidesBarsWhenVerticallyCompact { barHiding.followVerticalSizeClass(of: self) }
        // During a transition the animator places the views.
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
        updateScrollEdges()
        guard controller === topViewController, let scroll = controller.topScrollView else { return }
        collapseBar(above: scroll, isBelowTop: isBelowTop)
        // The view may have scrolled while the controller was not on top or was in a transition.
        if scroll.scrollState.settlement?.inset == scroll.adjustedContentInset { contentScrolled(of: controller) }
    }

    /// Passes the navigation bar's collapsed height on to a scroll view. If the view begins below the bar, its top edge
    /// moves with the bar, so that its content offset changes by the same amount and its content stays in place on the
    /// screen.
    private func collapseBar(above scroll: UIScrollView, isBelowTop: Bool) {
        let way = navigationBar.collapse.lost - scroll.scrollState.barAbove.lost
        scroll.scrollState.barAbove = navigationBar.collapse
        if !isBelowTop, way != 0 { scroll.contentOffset.y -= way }
    }

    /// Called when the content of the top controller scrolled: collapses or expands the search bar and the large title.
    func contentScrolled(of controller: UIViewController) {
        guard controller === topViewController, stackTransition == nil, let scroll = controller.topScrollView,
            let item = navigationBar.topItem, item === controller.navigationItem
        else { return }
        let bar = scroll.scrollState.barAbove
        guard bar.most > 0 else { return }
        // The content offset at which the bar is fully expanded.
        let start = -(scroll.adjustedContentInset.top + bar.lost)
        item.collapse = max(0, min(scroll.contentOffset.y - start, bar.most))
        item.pull = max(0, start - scroll.contentOffset.y)
    }

    /// Places the navigation bar below the top inset. Returns the height that it covers below the inset, or 0 if it is
    /// hidden.
    private func placeNavigationBar(below top: CGFloat) -> CGFloat {
        let (height, y) = (navigationBar.neededHeight, max(top, ChromeMetrics.navigationBarTop[navigationBar.place]))
        let place = CGRect(
            x: 0, y: leavingBars.navigationBar ? -height : y, width: view.bounds.width, height: height + navigationBar.titlePull)
        if navigationBar.frame != place { navigationBar.frame = place }
        return isNavigationBarHidden ? 0 : y + height - top
    }

    /// Places the toolbar above the bottom inset. Returns its height, or 0 if it is hidden.
    private func placeToolbar(above bottom: CGFloat) -> CGFloat {
        let height = ChromeMetrics.toolbar[view.chromePlace]
        let isHidden = isToolbarHidden || hidesBottomBars
        let leaves = leavingBars.toolbar
        if toolbar.isHidden != (isHidden && !leaves) { toolbar.isHidden = isHidden && !leaves }
        if !toolbar.isHidden { addToolbar() }
        let y = view.bounds.height - (leaves ? 0 : bottom + height)
        let place = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        if toolbar.frame != place { toolbar.frame = place }
        return isHidden ? 0 : height
    }

    /// Adds the toolbar, which is no view of the controller's until it is shown first, in front of the navigation bar.
    private func addToolbar() { if toolbar.superview !== view { view.addSubview(toolbar) } }

    /// Whether a controller on the stack hides the bars at the bottom.
    var hidesBottomBars: Bool {
        viewControllers.contains { $0.hidesBottomBarWhenPushed || ($0 as? UINavigationController)?.hidesBottomBars ?? false }
    }

    /// Sets the toolbar's items to the top controller's.
    func showToolbarItems(animated: Bool = false) {
        toolbar.setItems(topViewController?.toolbarItems, animated: animated && !isToolbarHidden)
    }

    // MARK: Sliding bars

    func slideNavigationBar(_ hidden: Bool) {
        leavingBars.navigationBar = hidden
        if !hidden {
            navigationBar.isHidden = false
            UIView.performWithoutAnimation { navigationBar.frame.origin.y = -navigationBar.frame.height }
        }
        slide { [self] in
            guard leavingBars.navigationBar else { return }
            (leavingBars.navigationBar, navigationBar.isHidden) = (false, true)
            barContentChanged()
        }
    }

    func slideToolbar(_ hidden: Bool) {
        isToolbarHidden = hidden
        leavingBars.toolbar = hidden
        if !hidden {
            toolbar.isHidden = false
            addToolbar()
            UIView.performWithoutAnimation { toolbar.frame.origin.y = view.bounds.height }
        }
        slide { [self] in
            guard leavingBars.toolbar else { return }
            leavingBars.toolbar = false
            barContentChanged()
        }
    }

    /// Animates the layout after a bar was shown or hidden.
    private func slide(completion: @escaping () -> Void) {
        barContentChanged()
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), delay: 0, options: .allowUserInteraction) { [self] in
            view.setNeedsLayout()
            view.layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }

    func refusePush(of controller: UIViewController) {
        if controller is UINavigationController, !(self is UIMoreNavigationController) {
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
    func popTopItem() {
        if popViewController(animated: true) == nil { moreStack?.popViewController(animated: true) }
    }
}
