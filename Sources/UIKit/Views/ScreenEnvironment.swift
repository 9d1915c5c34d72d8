import InterfaceBuilderDocument

/// The state of a device's screen in one orientation: its size, its safe area and its traits.
package struct ScreenEnvironment: Equatable, Sendable {
    /// Points, in the present orientation.
    package var size: CGSize
    /// The insets that status bar, rounded corners and home indicator require of a window that fills the screen, in
    /// points.
    package var safeArea: UIEdgeInsets
    /// Scale, idiom and size classes, with the user's preferences.
    package var traits: UITraitCollection.Values
    /// The placement of the keyboard; nil while there is none.
    package var keyboard: KeyboardPlacement?
    /// The height of the software keyboard, in points, including the home indicator's inset; it appears when a
    /// responder takes text. Nil with a hardware keyboard.
    package var softwareKeyboardHeight: CGFloat?
    /// The name by which the device was found, and by which the safe area in the other orientation is found; nil for a
    /// screen of custom size.
    private(set) var device: String?
    /// The interface orientation of the screen while it is wider than high.
    var landscape = UIInterfaceOrientation.landscapeRight

    package init(size: CGSize, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection.Values = .standard) {
        self.size = size
        self.safeArea = safeArea
        self.traits = traits
    }

    /// Makes the screen of a device.
    ///
    /// - Parameters:
    ///   - device: Interface Builder's id, such as `retina6_12`, or a product's name, such as `iPhone 15`; the result
    ///     is nil for other strings.
    ///   - generation: The generation of the system, whose first version decides the insets of some phones.
    /// - Source: the size classes are Apple's for full-screen windows.
    package init?(device: String, isLandscape: Bool = false, generation: SystemGeneration = .ofPrograms) {
        guard let model = DeviceScreen.named(device) else { return nil }
        self.device = device
        let (classes, portrait) = (model.sizeClasses(isLandscape: isLandscape), model.size)
        let insets = model.screenInsets(isLandscape: isLandscape, presenter: .program(generation))
        size = isLandscape ? CGSize(width: portrait.height, height: portrait.width) : portrait
        safeArea = UIEdgeInsets(insets)
        traits = .standard
        traits.displayScale = CGFloat(model.scale)
        traits.userInterfaceIdiom = model.isPad ? .pad : .phone
        traits.horizontalSizeClass = UIUserInterfaceSizeClass(classes.width)
        traits.verticalSizeClass = UIUserInterfaceSizeClass(classes.height)
        if generation != .ofPrograms { traits.generation = generation }
    }
}

extension ScreenEnvironment {
    /// The same screen in the other orientation, with unchanged user settings. The keyboard is gone.
    func turned() -> ScreenEnvironment {
        let isLandscape = size.height > size.width
        var turned = self
        turned.keyboard = nil
        let generation = traits.generation ?? .ofPrograms
        if let device, let other = ScreenEnvironment(device: device, isLandscape: isLandscape, generation: generation) {
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
