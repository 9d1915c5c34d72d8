extension UIView {
    /// The key by which the sizes of bars and sheets around this view are found, as for a container that fills the
    /// screen.
    var chromePlace: ChromePlace {
        ChromePlace(traitCollection.values, hasHomeIndicator: (window?.safeAreaInsets.bottom ?? 0) > 0)
    }

    /// The generation of the system whose appearance the view has.
    var generation: SystemGeneration { traitCollection.generation }
}
