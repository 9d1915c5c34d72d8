/// A transition from one page to another.
struct PageTurn {
    let old: UIViewController
    let new: UIViewController
    /// The superview of the new page.
    let place: UIView
    /// 1 if the new page is at a greater content offset, -1 if it is at a smaller one, and 0 for a curl.
    let side: CGFloat
    /// Called at the end of a turn that the program began, with whether the new page is shown; nil if a gesture began
    /// it.
    let completion: ((Bool) -> Void)?
}

/// The pages before and after the shown one, as far as the data source was asked; `.some(nil)` if the data
/// source has none.
struct PageNeighbours {
    var before: UIViewController??
    var after: UIViewController??
}

/// The scroll view of the pages. The shown page is the second of three places; its neighbours are added when a drag
/// begins. Programs find the view, whose class has UIKit's name, and may be its delegate.
///
/// - Source: public answers on the progress of a page turn, which is the offset less the width, over the width.
final class _UIQueuingScrollView: UIScrollView, UIScrollViewDelegate {
    weak var pages: UIPageViewController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        scrollState.settlesOffset = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var innerDelegate: (any UIScrollViewDelegate)? { self }

    override func takesDrag(_ axis: NSLayoutConstraint.Axis, _ translation: CGPoint) -> Bool {
        super.takesDrag(axis, translation) || isScrollEnabled && (pages?.hasPage(axis, translation) ?? false)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { pages?.makeRoom() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { pages?.pagesMoved() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { pages?.pagesCameToRest() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pages?.pagesCameToRest() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pages?.pagesCameToRest() }
}

/// Scrolling between pages, by gestures and by the program.
extension UIPageViewController {
    var axis: NSLayoutConstraint.Axis { navigationOrientation == .vertical ? .vertical : .horizontal }
    var extent: CGFloat { axis == .vertical ? scroll.bounds.height : scroll.bounds.width }
    /// The side of the next page: 1 for greater offsets, -1 for smaller ones.
    private var sideOfNext: CGFloat {
        axis == .horizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }
    private func step(_ side: CGFloat) -> CGPoint {
        axis == .vertical ? CGPoint(x: 0, y: side * extent) : CGPoint(x: side * extent, y: 0)
    }
    /// The content offset at which the shown page is seen; scrolling pages have a place before it and one after it.
    var rest: CGPoint { step(transitionStyle == .scroll ? 1 : 0) }
    /// The distance that the shown page has moved, in points.
    private var way: CGFloat { scroll.contentOffset[axis] - rest[axis] }

    // MARK: Gestures

    /// The page after or before the shown one. The data source is asked only once for each shown page.
    func neighbour(isNext: Bool) -> UIViewController? {
        guard let page = viewControllers?.first, let dataSource else { return nil }
        if let known = isNext ? neighbours.after : neighbours.before { return known }
        let asked =
            isNext
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
        if isNext { neighbours.after = .some(asked) } else { neighbours.before = .some(asked) }
        return asked
    }

    private func neighbour(on side: CGFloat) -> UIViewController? { neighbour(isNext: side == sideOfNext) }

    /// Called when a drag begins: makes the neighbouring pages reachable by content insets.
    func makeRoom() {
        guard turn == nil else { return }
        giveRoom(lower: neighbour(on: -1) != nil, upper: neighbour(on: 1) != nil)
    }

    /// Whether a drag in a page that cannot scroll further itself leads to another page; that page's inset is added
    /// once the scroll view moves.
    func hasPage(_ axis: NSLayoutConstraint.Axis, _ translation: CGPoint) -> Bool {
        axis == self.axis && turn == nil && neighbour(on: translation[axis] < 0 ? 1 : -1) != nil
    }

    private func giveRoom(lower: Bool, upper: Bool) {
        let (start, end) = ((lower ? extent : 0) - rest[axis], (upper ? extent : 0) - rest[axis])
        scroll.contentInset =
            axis == .vertical
            ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
            : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    }

    func pagesMoved() {
        let way = way
        if let turn, turn.completion == nil, way * turn.side < 0 { end(turn, completed: false) }
        guard turn == nil, scroll.isDragging, way != 0, let old = viewControllers?.first else { return }
        let side: CGFloat = way > 0 ? 1 : -1
        guard let new = neighbour(on: side) else { return }
        delegate?.pageViewController(self, willTransitionTo: [new])
        addChild(new)
        begin(from: old, to: new, side, completion: nil)
    }

    func pagesCameToRest() {
        if let turn {
            end(turn, completed: turn.completion != nil || way * turn.side > extent / 2)
        }
        recentre()
    }

    // MARK: Changes by the program

    /// Whether a change of the page by the program is animated; nothing scrolls if the extent is zero.
    var turnsInTime: Bool {
        appearance == .appeared && extent > 0 && SystemTransition.takesTime(in: viewIfLoaded)
    }

    /// Scrolls to another page, which is already a child controller.
    func scroll(
        from old: UIViewController, to new: UIViewController, _ direction: NavigationDirection,
        completion: @escaping (Bool) -> Void
    ) {
        let side = direction == .forward ? sideOfNext : -sideOfNext
        giveRoom(lower: side < 0, upper: side > 0)
        begin(from: old, to: new, side, completion: completion)
        view.window?.layoutIfNeeded()
        scroll.setContentOffset(CGPoint(x: rest.x + step(side).x, y: rest.y + step(side).y), animated: true)
    }

    /// Completes a turn immediately; a turn that a gesture began is cancelled.
    func finishTurn() {
        guard let turn else { return }
        self.turn = nil
        releaseCurl()
        end(turn, completed: turn.completion != nil)
        scroll.setContentOffset(rest, animated: false)
        recentre()
    }

    // MARK: Turning

    func begin(
        from old: UIViewController, to new: UIViewController, _ side: CGFloat, completion: ((Bool) -> Void)?
    ) {
        beginExchange(of: old, for: new)
        let place = UIViewControllerWrapperView.add(
            new.view, to: scroll, frame: pagePlace.offsetBy(dx: step(side).x, dy: step(side).y))
        new.callViewIsAppearing(animated: true)
        turn = PageTurn(old: old, new: new, place: place, side: side, completion: completion)
    }

    func end(_ turn: PageTurn, completed: Bool) {
        self.turn = nil
        let (stays, goes) = completed ? (turn.new, turn.old) : (turn.old, turn.new)
        beginExchange(of: goes, for: stays)
        if turn.completion == nil { goes.willMove(toParent: nil) }
        goes.viewIfLoaded?.superview?.removeFromSuperview()
        goes.viewIfLoaded?.removeFromSuperview()
        show(stays, steppedBy: completed && turn.completion == nil ? Int(turn.side * sideOfNext) : 0)
        goes.endDisappearing(animated: true)
        stays.endAppearing(animated: true)
        goes.removeFromParent()
        stays.containment.isMovingToParent = false
        if completed { stays.didMove(toParent: self) }
        if let completion = turn.completion { return completion(completed) }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [turn.old], transitionCompleted: completed)
    }

    /// Moves the shown page back to its place, without neighbours.
    func recentre() {
        guard turn == nil else { return }
        viewControllers?.first?.viewIfLoaded?.superview?.frame.origin = pagePlace.origin
        giveRoom(lower: false, upper: false)
        if scroll.contentOffset != rest { scroll.contentOffset = rest }
    }
}
