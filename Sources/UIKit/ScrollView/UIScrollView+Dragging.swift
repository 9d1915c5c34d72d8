/// Dragging of the content.
extension UIScrollView {
    /// Created with the recognizers, on first use.
    var activity: ScrollActivity {
        if let known = scrollState.activity { return known }
        let pan = UIScrollViewPanGestureRecognizer()
        pan.isEnabled = isScrollEnabled
        let made = ScrollActivity(pan)
        scrollState.activity = made
        // The view's own recognizer is inserted before those that were added to it.
        attachedRecognizers.insert(pan, at: 0)
        pan.view = self
        return made
    }

    /// The pinch recognizer, once the view zooms.
    var zoomRecognizer: UIPinchGestureRecognizer? {
        guard canZoom else { return nil }
        if let known = activity.pinchRecognizer { return known }
        let made = UIScrollViewPinchGestureRecognizer()
        activity.pinchRecognizer = made
        attachedRecognizers.insert(made, at: 1)
        made.view = self
        return made
    }

    /// Whether the content is being dragged or decelerates.
    var isMoving: Bool { scrollState.activity?.isMoving ?? false }

    // MARK: Touches

    /// Touches began, and stop the motion; touches that do so are not delivered to views.
    func fingersCameDown(_ touches: Set<UITouch>) {
        activity.isTracking = true
        guard isDecelerating || isScrollAnimating else { return }
        for touch in touches { touch.isTakenFromView = true }
        stopScrolling()
    }

    /// All touches ended. Content that they stopped beyond the limits, or between pages, moves on.
    func fingersLeft() {
        activity.isTracking = false
        if !isMoving { decelerate(velocity: .zero) }
    }

    /// Seconds.
    ///
    /// - Source: not documented; the time that is widely measured.
    static let contentTouchDelay: TimeInterval = 0.15

    /// Whether touches are delayed because they may become drags.
    var delaysTouches: Bool {
        delaysContentTouches && isScrollEnabled && (scrollAxis(.horizontal).moves || scrollAxis(.vertical).moves)
    }

    /// Whether the touches of the content's views can be cancelled.
    private var mayTakeTouches: Bool {
        activity.pan.followed.allSatisfy { touch in
            guard let view = touch.view, view !== self, touch.delay == nil, !touch.isTakenFromView else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    // MARK: Beginning

    /// Whether a drag scrolls: along a scrollable axis, unless only an enclosing scroll view can move in its direction.
    func mayDrag(_ translation: CGPoint) -> Bool {
        let axis: NSLayoutConstraint.Axis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
        guard scrollAxis(axis).moves, mayTakeTouches else { return false }
        if axis == .vertical, isAtTop, isInsideView(where: { $0.precedesScrolling(translation) }) { return false }
        return hasRoom(axis, translation) || !isInsideView { $0.takesDrag(axis, translation) }
    }

    func hasRoom(_ axis: NSLayoutConstraint.Axis, _ translation: CGPoint) -> Bool {
        scrollAxis(axis).hasRoom(from: contentOffset[axis], towards: -translation[axis])
    }

    private var isAtTop: Bool { contentOffset.y <= scrollAxis(.vertical).lowest }

    private func isInsideView(where holds: (UIView) -> Bool) -> Bool {
        guard let superview else { return false }
        return sequence(first: superview, next: \.superview).contains(where: holds)
    }

    func beginDragging() {
        let (axes, translation) = (scrollAxes, activity.pan.translation(in: self))
        let moves = AxisPair(each: { axes[$0].moves && !isLocked($0, translation) })
        activity.drag = ScrollDrag(
            origin: CGPoint { axes[$0].pulled(contentOffset[$0]) }, shown: contentOffset,
            slop: UIPanGestureRecognizer.slop(of: translation), moves: moves)
        showIndicators()
        beginDismissingKeyboard()
        tell { $0.scrollViewWillBeginDragging(self) }
        drag()
    }

    /// The ratio of the translations along the axes above which a drag is locked to one axis.
    ///
    /// - Source: not located; a drag that begins diagonally is documented not to be locked.
    private static let lockingSlope: CGFloat = 2

    private func isLocked(_ axis: NSLayoutConstraint.Axis, _ translation: CGPoint) -> Bool {
        guard isDirectionalLockEnabled else { return false }
        let across = axis == .horizontal ? translation.y : translation.x
        return abs(across) >= Self.lockingSlope * abs(translation[axis])
    }

    // MARK: Following

    /// Moves the content to the dragged offset. Other changes of the offset since then are kept.
    func drag() {
        guard let drag = activity.drag else { return }
        let (axes, translation) = (scrollAxes, activity.pan.translation(in: self))
        let origin = CGPoint { drag.origin[$0] + contentOffset[$0] - drag.shown[$0] }
        let pulled = CGPoint { drag.moves[$0] ? origin[$0] - (translation[$0] - drag.slop[$0]) : origin[$0] }
        let followed = inPixels(CGPoint { axes[$0].shown(pulled[$0]) })
        let shown = CGPoint { drag.moves[$0] ? followed[$0] : contentOffset[$0] }
        activity.drag?.origin = origin
        activity.drag?.shown = shown
        if shown != contentOffset { contentOffset = shown }
        refreshControl?.pulled(by: axes.vertical.lowest - contentOffset.y)
        followWithKeyboard()
    }

    /// An offset rounded to whole pixels, which keeps text sharp, or an unrounded limit.
    func inPixels(_ offset: CGPoint) -> CGPoint {
        let (scale, axes) = (max(1, traitCollection.displayScale), scrollAxes)
        return CGPoint { axis in
            let isAtLimit = offset[axis] == axes[axis].lowest || offset[axis] == axes[axis].highest
            return isAtLimit ? offset[axis] : offset[axis].roundedToPixel(scale)
        }
    }

    // MARK: Ending

    /// - Parameter velocity: The velocity of the drag, in points per second.
    func endDragging(velocity: CGPoint) {
        guard let drag = activity.drag else { return }
        let own = CGPoint { drag.moves[$0] ? -velocity[$0] : 0 }
        endDismissingKeyboard(velocity: velocity)
        refreshControl?.takeRoom(in: self)
        let target = chosenTarget(velocity: own)
        activity.drag = nil
        activity.isTracking = false
        prepareDeceleration(velocity: own, to: target)
        tell { $0.scrollViewDidEndDragging(self, willDecelerate: isDecelerating) }
        startDecelerating()
        if !isDecelerating { cameToRest() }
    }

    /// The offset at which the content comes to rest: the one chosen by the delegate, else by deceleration, which may
    /// lie beyond the limits.
    private func chosenTarget(velocity: CGPoint) -> CGPoint {
        let natural = restingOffset(velocity: velocity)
        let expected = limited(natural)
        var target = restingBesideBar(proposedTarget(expected, velocity: velocity))
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        return target == expected ? natural : limited(target)
    }

    /// The target adjusted so that each part of the bar above is either expanded or collapsed.
    private func restingBesideBar(_ target: CGPoint) -> CGPoint {
        let (lowest, bar) = (scrollAxis(.vertical).lowest, scrollState.barAbove)
        guard target.y > lowest, target.y < lowest + bar.most else { return target }
        return CGPoint(x: target.x, y: lowest + bar.atRest(after: target.y - lowest))
    }
}
