/// Autoscrolls while a drag is near the upper or lower edge of a scroll view's visible area.
@MainActor
final class EdgeScroll {
    /// The distance from an edge at which autoscrolling begins, in points; our choice.
    private static let zone: CGFloat = 44
    /// The maximum speed in points per second; our choice.
    private static let speed: CGFloat = 600

    private weak var scrollView: UIScrollView?
    private let scrolled: () -> Void
    /// From -1, at the upper edge or beyond it, to 1, at the lower one.
    private var depth: CGFloat = 0
    private var alarm: MediaClock.Alarm?

    /// - Parameter scrolled: Called after each step, in which the finger's location in the content changed.
    init(of scrollView: UIScrollView, scrolled: @escaping () -> Void) {
        (self.scrollView, self.scrolled) = (scrollView, scrolled)
    }

    /// The drag moved to a y coordinate of the scroll view.
    func follow(_ y: CGFloat) {
        guard let scrollView else { return }
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        let (above, below) = (visible.minY + Self.zone - y, y - visible.maxY + Self.zone)
        depth = above > 0 ? -min(above / Self.zone, 1) : below > 0 ? min(below / Self.zone, 1) : 0
        if depth == 0 { stop() } else if alarm == nil { wait() }
    }

    func stop() {
        alarm?.cancel()
        alarm = nil
    }

    private func wait() {
        let clock = MediaClock.shared
        alarm = clock.alarm(at: Frames.next(after: clock.now)) { [weak self] in self?.step() }
    }

    private func step() {
        alarm = nil
        guard let scrollView else { return }
        let offset = scrollView.contentOffset.y
        let next = scrollView.scrollAxis(.vertical).limited(offset + depth * Self.speed * Frames.duration)
        guard next != offset else { return }
        scrollView.contentOffset.y = next
        scrolled()
        wait()
    }
}
