/// Indicators are visible during scrolling, for a moment afterwards, and when flashed.
extension UIScrollView {
    /// The seconds for which indicators stay after scrolling and after being flashed, and the duration of fading.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    private static let (stay, flash, fade) = (0.4, 1.0, 0.25)

    /// Shows the indicators of the axes along which the content is larger than the visible area.
    func showIndicators() {
        activity.indicatorAlarm?.cancel()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where showsIndicator(axis) {
            let indicator = activity.indicators[axis] ?? ScrollIndicator(indicatorStyle)
            activity.indicators[axis] = indicator
            addSubview(indicator)
            indicator.alpha = 1
        }
        placeIndicators()
    }

    func flashIndicators() {
        showIndicators()
        hideIndicators(after: Self.flash)
    }

    /// Scrolling ended.
    func hideIndicatorsSoon() { hideIndicators(after: Self.stay) }

    private func hideIndicators(after seconds: TimeInterval) {
        activity.indicatorAlarm?.cancel()
        activity.indicatorAlarm = MediaClock.shared.alarm(after: seconds) { [weak self] in self?.fadeIndicators() }
    }

    private func fadeIndicators() {
        guard !isMoving else { return }
        for indicator in shownIndicators {
            UIView.animate(withDuration: Self.fade) {
                indicator.alpha = 0
            } completion: { _ in
                if indicator.alpha == 0 { indicator.removeFromSuperview() }
            }
        }
    }

    private var shownIndicators: [ScrollIndicator] {
        guard let indicators = scrollState.activity?.indicators else { return [] }
        return [indicators.horizontal, indicators.vertical].compactMap { $0 }.filter { $0.superview === self }
    }

    private func showsIndicator(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let (limits, isVertical) = (scrollAxis(axis), axis == .vertical)
        return limits.highest > limits.lowest && (isVertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator)
    }

    /// The offset changed: updates visible indicators.
    func placeIndicators() {
        guard let indicators = scrollState.activity?.indicators else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            guard let indicator = indicators[axis], indicator.superview === self else { continue }
            let track = bounds.inset(by: indicatorInsets(axis))
            let span = ScrollIndicator.span(
                scrollAxis(axis), offset: contentOffset[axis], track: axis == .vertical ? track.height : track.width,
                content: insetContentLength(axis))
            indicator.place(axis, in: track, span, isAtLeft: isRightToLeft)
        }
    }

    private func indicatorInsets(_ axis: NSLayoutConstraint.Axis) -> UIEdgeInsets {
        let own = axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
        return automaticallyAdjustsScrollIndicatorInsets ? own + safeAreaInsets : own
    }

    private func insetContentLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let inset = adjustedContentInset
        return axis == .vertical ? contentSize.height + inset.top + inset.bottom : contentSize.width + inset.left + inset.right
    }
}
