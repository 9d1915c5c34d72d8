/// The tabs at the top of a tablet's screen.
extension UITabBar {
    /// The size of the capsule, in points: each tab is as wide as its title with the padding of a bar's button.
    package var sizeAtTop: CGSize {
        for button in buttons { button.showStyle() }
        let tabs = buttons.reduce(0) { $0 + widthAtTop(of: $1) }
        return CGSize(width: tabs + 2 * ChromeMetrics.tabPlatterPadding, height: ChromeMetrics.barButtonHeight)
    }

    private func widthAtTop(of button: UITabBarButton) -> CGFloat {
        button.widthBesideEachOther.rounded(.up) + 2 * ChromeMetrics.barTitlePadding[generation]
    }

    /// Lays the tabs out beside one another in the capsule, which fills the bar.
    func placeTabsAtTop() {
        platter.isHidden = false
        platter.frame = bounds
        platter.roundPlatter()
        let inner = bounds.shrunk(dx: ChromeMetrics.tabPlatterPadding, dy: ChromeMetrics.tabPlatterPadding)
        var start = inner.minX
        for button in isRightToLeft ? buttons.reversed() : buttons {
            let width = widthAtTop(of: button)
            button.frame = CGRect(x: start, y: inner.minY, width: width, height: inner.height).roundedToPixels(pixelScale)
            start += width
        }
    }
}
