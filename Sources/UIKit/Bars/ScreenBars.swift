/// The bars of containers over a window.
///
/// - Source: insets measured on recorded frames; a tablet's navigation bar is known only from publications.
package struct ScreenBars: Equatable, Sendable {
    package enum Top: Sendable {
        case none, navigationBar, largeTitleBar
    }
    package enum Bottom: Sendable {
        case none, tabBar, toolbar
    }
    package var top: Top
    package var bottom: Bottom

    package init(top: Top = .none, bottom: Bottom = .none) {
        self.top = top
        self.bottom = bottom
    }

    fileprivate func heights(_ screen: ScreenEnvironment) -> (top: CGFloat, bottom: CGFloat) {
        let place = ChromePlace(screen.traits, hasHomeIndicator: screen.safeArea.bottom > 0)
        let gap = max(0, ChromeMetrics.navigationBarTop[place] - screen.safeArea.top)
        let topHeight: CGFloat =
            switch top {
            case .none: 0
            case .navigationBar: gap + ChromeMetrics.navigationBar[place]
            case .largeTitleBar: gap + ChromeMetrics.navigationBarHeight(place, hasLargeTitle: true, hasPrompt: false)
            }
        let bottomHeight: CGFloat =
            switch bottom {
            case .none: 0
            case .tabBar: ChromeMetrics.tabBar[place]
            case .toolbar: ChromeMetrics.toolbar[place]
            }
        return (topHeight, bottomHeight)
    }
}

extension ScreenEnvironment {
    /// The safe area insets of a window that fills the screen, including the bars, in points.
    package func safeArea(under bars: ScreenBars) -> UIEdgeInsets {
        let (top, bottom) = bars.heights(self)
        return safeArea + UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
}
