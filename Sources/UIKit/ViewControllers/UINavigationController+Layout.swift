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

    /// Lays out the bars and the displayed view, and sets the part of its safe area that the bars cover.
    func arrange() {
        if hidesBarsWhenVerticallyCompact { barHiding.followVerticalSizeClass(of: self) }
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
        updateScrollEdges()
        guard controller === topViewController, let scroll = controller.topScrollView else { return }
        collapseBar(above: scroll, isBelowTop: isBelowTop)
        // It may have scrolled while another controller was at the top, or on its way there.
        if scroll.scrollState.settlement?.inset == scroll.adjustedContentInset { contentScrolled(of: controller) }
    }

    /// Tells a scroll view what the bar above it has lost. A view that begins below the bar moved with the bar's edge, so that its content goes
    /// back by as much and stays where it is on the screen.
    private func collapseBar(above scroll: UIScrollView, isBelowTop: Bool) {
        let way = navigationBar.collapse.lost - scroll.scrollState.barAbove.lost
        scroll.scrollState.barAbove = navigationBar.collapse
        if !isBelowTop, way != 0 { scroll.contentOffset.y -= way }
    }

    /// The content of the controller at the top moved: it pushes the search bar and the large title away, or lets them come back.
    func contentScrolled(of controller: UIViewController) {
        guard controller === topViewController, stackTransition == nil, let scroll = controller.topScrollView,
            let item = navigationBar.topItem, item === controller.navigationItem
        else { return }
        let bar = scroll.scrollState.barAbove
        guard bar.most > 0 else { return }
        // Where the content begins to move away from a bar that is whole.
        let start = -(scroll.adjustedContentInset.top + bar.lost)
        item.collapse = max(0, min(scroll.contentOffset.y - start, bar.most))
        item.pull = max(0, start - scroll.contentOffset.y)
    }

    /// Places the navigation bar below the covered part at the top. Returns what it covers below that part, or 0 if it is hidden.
    private func placeNavigationBar(below top: CGFloat) -> CGFloat {
        let (height, y) = (navigationBar.neededHeight, max(top, ChromeMetrics.navigationBarTop[navigationBar.place]))
        let place = CGRect(
            x: 0, y: leavingBars.navigationBar ? -height : y, width: view.bounds.width, height: height + navigationBar.titlePull)
        if navigationBar.frame != place { navigationBar.frame = place }
        return isNavigationBarHidden ? 0 : y + height - top
    }

    /// Places the toolbar above the covered part at the bottom. Returns its height, or 0 if it is hidden.
    private func placeToolbar(above bottom: CGFloat) -> CGFloat {
        let height = ChromeMetrics.toolbar[view.chromePlace]
        let isHidden = isToolbarHidden || hidesBottomBars
        let leaves = leavingBars.toolbar
        if toolbar.isHidden != (isHidden && !leaves) { toolbar.isHidden = isHidden && !leaves }
        let y = view.bounds.height - (leaves ? 0 : bottom + height)
        let place = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        if toolbar.frame != place { toolbar.frame = place }
        return isHidden ? 0 : height
    }

    /// Whether a controller on the stack hides the bars at the bottom.
    var hidesBottomBars: Bool { viewControllers.contains { $0.hidesBottomBarWhenPushed } }

    /// Sets the toolbar's items to the top controller's.
    func showToolbarItems(animated: Bool = false) {
        toolbar.setItems(topViewController?.toolbarItems, animated: animated && !isToolbarHidden)
    }

    // MARK: Bars that slide

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
            UIView.performWithoutAnimation { toolbar.frame.origin.y = view.bounds.height }
        }
        slide { [self] in
            guard leavingBars.toolbar else { return }
            leavingBars.toolbar = false
            barContentChanged()
        }
    }

    /// Lays out what bars that come and go leave, in time.
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
