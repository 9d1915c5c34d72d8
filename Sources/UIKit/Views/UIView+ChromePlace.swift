extension UIView {
    /// The place whose bars and sheets are of the sizes that they have around this view, in a container that fills the screen.
    var chromePlace: ChromePlace {
        ChromePlace(traitCollection.values, hasHomeIndicator: (window?.safeAreaInsets.bottom ?? 0) > 0)
    }

    /// The system whose looks the view has.
    var generation: SystemGeneration { traitCollection.generation }
}
