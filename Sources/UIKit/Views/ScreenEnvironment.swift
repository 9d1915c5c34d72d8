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
    /// The height of a keyboard that comes and goes by itself with responders that are typed into, in points, with what the home indicator takes;
    /// nil beside a keyboard of hardware.
    package var softwareKeyboardHeight: CGFloat?
    /// The device whose screen it is, by its id, which tells what it covers held another way; nil for a screen of given measures.
    private(set) var device: String?
    /// The landscape orientation that a screen which is wider than high counts as.
    var landscape = UIInterfaceOrientation.landscapeRight

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
        guard let model = DeviceScreen.named(device) else { return nil }
        self.device = model.id
        let (classes, portrait) = (model.sizeClasses(isLandscape: isLandscape), model.size)
        let insets = model.screenInsets(isLandscape: isLandscape, toolsVersion: toolsVersion)
        size = isLandscape ? CGSize(width: portrait.height, height: portrait.width) : portrait
        safeArea = UIEdgeInsets(insets)
        traits = .standard
        traits.displayScale = CGFloat(model.scale)
        traits.userInterfaceIdiom = model.isPad ? .pad : .phone
        traits.horizontalSizeClass = UIUserInterfaceSizeClass(classes.width)
        traits.verticalSizeClass = UIUserInterfaceSizeClass(classes.height)
    }
}

extension ScreenEnvironment {
    /// The same screen with its sides exchanged, and the user's settings as they are. The keyboard is gone.
    func turned() -> ScreenEnvironment {
        let isLandscape = size.height > size.width
        var turned = self
        turned.keyboard = nil
        if let device, let other = ScreenEnvironment(device: device, isLandscape: isLandscape) {
            (turned.size, turned.safeArea) = (other.size, other.safeArea)
            turned.traits.horizontalSizeClass = other.traits.horizontalSizeClass
            turned.traits.verticalSizeClass = other.traits.verticalSizeClass
            return turned
        }
        turned.size = CGSize(width: size.height, height: size.width)
        if traits.userInterfaceIdiom == .phone, traits.verticalSizeClass != .unspecified {
            turned.traits.verticalSizeClass = isLandscape ? .compact : .regular
        }
        return turned
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate init(_ size: SizeClasses.SizeClass?) {
        switch size {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}
