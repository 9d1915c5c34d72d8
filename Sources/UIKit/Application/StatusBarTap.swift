/// A tap on the status bar scrolls what is below it to the top.
extension UIApplication {
    /// Has the only view in front that scrolls to its top do so if a touch of the event was a tap on the status bar. Where there are several,
    /// none does.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscrollview/scrollstotop
    func scrollToTopIfTapped(_ event: UIEvent) {
        for touch in event.touches where touch.isTapOnStatusBar {
            let inFront = touch.window?.rootManager?.managersOnScreen.last?.viewIfLoaded ?? touch.window
            let candidates = inFront?.viewsThatScrollToTop ?? []
            if candidates.count == 1 { candidates[0].statusBarTapped() }
        }
    }
}

extension UITouch {
    fileprivate var isTapOnStatusBar: Bool {
        guard phase == .ended, let window, let bar = window.windowScene?.statusBarManager?.statusBarFrame else { return false }
        let isInBar = [startInWindow, locationInWindow].allSatisfy { place in
            bar.contains(CGPoint(x: place.x + window.frame.minX, y: place.y + window.frame.minY))
        }
        return isInBar && window.screen === window.windowScene?.screen
    }
}

extension UIView {
    fileprivate var viewsThatScrollToTop: [UIView] {
        guard !isHidden else { return [] }
        return (scrollsToTopOnTap ? [self] : []) + subviews.flatMap(\.viewsThatScrollToTop)
    }
}
