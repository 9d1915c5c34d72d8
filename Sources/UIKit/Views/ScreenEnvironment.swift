import InterfaceBuilderDocument

/// A device's screen, held one way up: its size, what it covers of a window that fills it, and its traits.
package struct ScreenEnvironment: Equatable, Sendable {
    /// Points, as the screen is held.
    package var size: CGSize
    /// What status bar, corners and home indicator take from a window that fills the screen, in points.
    package var safeArea: UIEdgeInsets
    /// Scale, kind of device and size classes, with what the user prefers.
    package var traits: UITraitCollection.Values
    /// The keyboard on the screen, if it is there.
    package var keyboard: KeyboardPlacement?

    package init(size: CGSize, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection.Values = .standard) {
        self.size = size
        self.safeArea = safeArea
        self.traits = traits
    }

    /// The screen of a device.
    ///
    /// - Parameters:
    ///   - device: Interface Builder's id, such as `retina6_12`, or a product's name, such as `iPhone 15`; nil results for others.
    ///   - toolsVersion: The version of Interface Builder whose figures are taken; early ones differ for some phones.
    /// - Source: the insets are measured on recorded frames; the size classes are Apple's for full-screen windows.
    package init?(device: String, isLandscape: Bool = false, toolsVersion: ToolsVersion = .ofPrograms) {
        guard let model = CanvasModel.named(device) else { return nil }
        let (canvas, portrait) = (CanvasDevice(id: model.id, isLandscape: isLandscape), model.size)
        let insets = model.screenInsets(isLandscape: isLandscape, toolsVersion: toolsVersion)
        size = isLandscape ? CGSize(width: portrait.height, height: portrait.width) : portrait
        safeArea = UIEdgeInsets(
            top: CGFloat(insets.top), left: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.trailing))
        traits = .standard
        traits.displayScale = CGFloat(model.scale)
        traits.userInterfaceIdiom = canvas.isPad ? .pad : .phone
        traits.horizontalSizeClass = UIUserInterfaceSizeClass(canvas.traits.width)
        traits.verticalSizeClass = UIUserInterfaceSizeClass(canvas.traits.height)
    }

    /// What is left of a window under bars: the safe area with what they cover, in points.
    package func safeArea(under bars: ScreenBars) -> UIEdgeInsets {
        let (top, bottom) = bars.heights(self)
        return safeArea + UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate init(_ size: CanvasTraits.SizeClass?) {
        switch size {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}

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
        let heights = BarHeights(screen.traits, isRounded: screen.safeArea.bottom > 0)
        let topHeight: CGFloat =
            switch top {
            case .none: 0
            case .navigationBar: heights.navigationBar
            case .largeTitleBar: heights.largeTitleBar
            }
        let bottomHeight: CGFloat =
            switch bottom {
            case .none: 0
            case .tabBar: heights.tabBar
            case .toolbar: heights.toolbar
            }
        return (topHeight, bottomHeight)
    }
}
