/// The content goes elsewhere because the program wants it to.
extension UIScrollView {
    /// Stops what moves, and goes to an offset.
    func scroll(to offset: CGPoint, animated: Bool) {
        stopDecelerating()
        scrollState.activity?.animation = nil
        guard offset != contentOffset else { return }
        guard animated else { return contentOffset = offset }
        animateScrolling { offset }
    }

    /// Goes to an offset in time; at once where no frames come, outside of windows, or where animations are disabled.
    ///
    /// - Parameter destination: Asked again in each frame.
    func animateScrolling(to destination: @escaping () -> CGPoint, completion: (() -> Void)? = nil) {
        stopDecelerating()
        let told = completion ?? { [unowned self] in delegate?.scrollViewDidEndScrollingAnimation(self) }
        guard window != nil, UIView.areAnimationsEnabled else {
            contentOffset = destination()
            return told()
        }
        activity.animation = ScrollAnimation(
            start: MediaClock.shared.now, origin: contentOffset, shown: contentOffset, destination: destination, completion: told)
        awaitFrame()
    }

    /// A frame came: the content goes to where the animation is by now. What others do to the offset meanwhile is kept.
    func animateScrolling(at now: TimeInterval) {
        guard var animation = scrollState.activity?.animation else { return }
        animation.origin = CGPoint { animation.origin[$0] + contentOffset[$0] - animation.shown[$0] }
        let isOver = animation.isOver(at: now)
        animation.shown = isOver ? animation.destination() : inPixels(animation.position(at: now))
        activity.animation = animation
        if animation.shown != contentOffset { contentOffset = animation.shown }
        if isOver { endAnimation() } else if isScrollAnimating { awaitFrame() }
    }

    /// Ends an animation where it is.
    private func endAnimation() {
        guard let animation = scrollState.activity?.animation else { return }
        activity.animation = nil
        animation.completion()
        cameToRest()
    }

    /// Room above the content was given back: what is seen of it goes, in time.
    func returnToTop(from offset: CGPoint) {
        let top = 0 - adjustedContentInset.top
        guard !isMoving, offset.y < top else { return }
        animateScrolling(to: { CGPoint(x: offset.x, y: top) }, completion: {})
    }

    /// Stops what moves the content by itself.
    func stopScrolling() {
        stopDecelerating()
        endAnimation()
    }

    // MARK: To the top

    /// Scrolls to the top because the user tapped on the status bar, if the delegate agrees.
    func scrollToTop() {
        let top = CGPoint(x: contentOffset.x, y: scrollAxis(.vertical).lowest)
        guard contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        animateScrolling(to: { top }, completion: { [unowned self] in delegate?.scrollViewDidScrollToTop(self) })
    }
}
