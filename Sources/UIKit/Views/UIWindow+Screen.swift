/// The window's adaptation to its screen.
extension UIWindow {
    /// The part of the screen's safe area insets that the window overlaps, in points.
    var screenSafeArea: UIEdgeInsets {
        windowScreen.environment.safeArea.covered(at: distances(of: untransformedFrame, in: windowScreen.environment.size))
    }

    /// Called when the screen rotated or its settings changed: notifies the controllers, updates size, traits and
    /// insets, and lays out.
    func screenChanged(from old: ScreenEnvironment) {
        let new = windowScreen.environment
        let filled = frame == CGRect(origin: .zero, size: old.size)
        let resizes = filled && old.size != new.size
        let traits = overridden(traits(at: resizes ? new.size : bounds.size))
        let changesTraits = old.traits != new.traits && traits != traitCollection
        let transition = WindowTransition(of: self, isMoving: resizes || traits.hasOtherSizeClasses(than: traitCollection))
        if resizes || changesTraits { self.transition = transition }
        for controller in rootManager?.managersOnScreen ?? [] {
            if changesTraits { controller.willTransition(to: controller.overriding(traits), with: transition) }
            if resizes { controller.viewWillTransition(to: new.size, with: transition) }
        }
        transition.run {
            if resizes { frame.size = new.size }
            traitsChanged()
            updateInsets()
        }
    }

    // MARK: Size classes

    /// The screen's traits, with size classes derived from the window's size if it does not fill the screen.
    var ownTraits: UITraitCollection { traits(at: bounds.size) }

    private func traits(at size: CGSize) -> UITraitCollection {
        let traits = windowScreen.traitCollection.overridden(style: .unspecified, by: overridesOfScene)
        guard size != windowScreen.environment.size, size.width > 0, size.height > 0 else { return traits }
        var values = traits.values
        (values.horizontalSizeClass, values.verticalSizeClass) = Self.sizeClasses(at: size, on: values.userInterfaceIdiom)
        return values == traits.values ? traits : UITraitCollection(values: values)
    }

    /// The size classes of devices and split-screen windows of about the given size.
    ///
    /// - Source: Apple's tables of devices for whole screens; in halves and thirds of tablets' screens, 438 to 592
    ///   points are compact and 678 is regular. A size that matches no device counts as a tablet's from 600 points on
    ///   its shorter side.
    private static func sizeClasses(
        at size: CGSize, on idiom: UIUserInterfaceIdiom
    ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        let shorter = min(size.width, size.height)
        if idiom == .pad || shorter >= 600 {
            return (size.width >= DeviceScreen.leastRegularWidth ? .regular : .compact, .regular)
        }
        guard size.width > size.height else { return (.compact, .regular) }
        return (shorter >= DeviceScreen.leastLargePhoneWidth ? .regular : .compact, .compact)
    }

    private func overridden(_ traits: UITraitCollection) -> UITraitCollection {
        traits.overridden(style: overrideUserInterfaceStyle, by: traitState.overrides)
    }
}

extension UITraitCollection {
    fileprivate func hasOtherSizeClasses(than other: UITraitCollection) -> Bool {
        horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
    }
}
