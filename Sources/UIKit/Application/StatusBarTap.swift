/// Scrolling to the top after a tap on the status bar.
extension UIApplication {
    /// Scrolls a view of the frontmost controller to its top if a touch of the event was a tap on the status bar. Does
    /// nothing if several views could be scrolled.
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

extension UIEvent {
    /// Whether all touches began on the status bar.
    var isOnStatusBar: Bool { !touches.isEmpty && touches.allSatisfy { $0.isOnStatusBar($0.startInWindow) } }
}

extension UITouch {
    fileprivate var isTapOnStatusBar: Bool {
        phase == .ended && isOnStatusBar(startInWindow) && isOnStatusBar(locationInWindow)
    }

    /// Whether a point, in the window's coordinates, is on the status bar above the window.
    fileprivate func isOnStatusBar(_ place: CGPoint) -> Bool {
        guard let window, window.windowLevel.rawValue < UIWindow.Level.statusBar.rawValue,
            window.screen === window.windowScene?.screen,
            let bar = window.windowScene?.statusBarManager?.statusBarFrame
        else { return false }
        return bar.contains(CGPoint(x: place.x + window.frame.minX, y: place.y + window.frame.minY))
    }
}

extension UIView {
    fileprivate var viewsThatScrollToTop: [UIView] {
        guard !isHidden else { return [] }
        return (scrollsToTopOnTap ? [self] : []) + subviews.flatMap(\.viewsThatScrollToTop)
    }
}
