extension EnvironmentValues {
    /// Takes what UIKit says about the place of a view.
    @MainActor
    mutating func take(_ view: UIView) {
        let traits = view.traitCollection
        self.traits = traits
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        layoutDirection = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        displayScale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    }
}
