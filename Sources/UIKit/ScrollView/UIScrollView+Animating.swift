/// Programmatic scrolling.
extension UIScrollView {
    /// Stops all motion, and scrolls to an offset.
    func scroll(to offset: CGPoint, animated: Bool) {
        stopDecelerating()
        scrollState.activity?.animation = nil
        guard offset != contentOffset else { return }
        guard animated else { return contentOffset = offset }
        animateScrolling { offset }
    }

    /// Scrolls to an offset with an animation; at once outside of windows, if no frames are rendered, or if animations
    /// are disabled.
    ///
    /// - Parameter destination: Evaluated in each frame.
    func animateScrolling(to destination: @escaping () -> CGPoint, completion: (() -> Void)? = nil) {
        stopDecelerating()
        let told = completion ?? { [unowned self] in tell { $0.scrollViewDidEndScrollingAnimation(self) } }
        guard window != nil, UIView.areAnimationsEnabled else {
            contentOffset = destination()
            return told()
        }
        activity.animation = ScrollAnimation(
            start: MediaClock.shared.now, origin: contentOffset, shown: contentOffset, destination: destination, completion: told)
        awaitFrame()
    }

    /// Advances the animation to the current frame. Other changes of the offset since the last frame are kept.
    func animateScrolling(at now: TimeInterval) {
        guard var animation = scrollState.activity?.animation else { return }
        animation.origin = CGPoint { animation.origin[$0] + contentOffset[$0] - animation.shown[$0] }
        let isOver = animation.isOver(at: now)
        animation.shown = isOver ? animation.destination() : inPixels(animation.position(at: now))
        activity.animation = animation
        if animation.shown != contentOffset { contentOffset = animation.shown }
        if isOver { endAnimation() } else if isScrollAnimating { awaitFrame() }
    }

    /// Ends an animation at its current position.
    private func endAnimation() {
        guard let animation = scrollState.activity?.animation else { return }
        activity.animation = nil
        animation.completion()
        cameToRest()
    }

    /// Room above the content was given back: the visible part scrolls there with an animation.
    func returnToTop(from offset: CGPoint) {
        let top = 0 - adjustedContentInset.top
        guard !isMoving, offset.y < top else { return }
        animateScrolling(to: { CGPoint(x: offset.x, y: top) }, completion: {})
    }

    /// Stops decelerating and animated scrolling.
    func stopScrolling() {
        stopDecelerating()
        endAnimation()
    }

    // MARK: To the top

    /// Scrolls to the top after a tap on the status bar, if the delegate allows it.
    func scrollToTop() {
        let top = CGPoint(x: contentOffset.x, y: scrollAxis(.vertical).lowest)
        guard contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        animateScrolling(to: { top }, completion: { [unowned self] in delegate?.scrollViewDidScrollToTop(self) })
    }
}
