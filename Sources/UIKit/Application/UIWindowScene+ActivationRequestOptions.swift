extension UIWindowScene {
    /// How a scene comes to the screen.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/presentationstyle
    public enum PresentationStyle: UInt, Sendable {
        /// As the system chooses.
        case automatic = 0
        /// As other scenes.
        case standard
        /// In front of the scene that asks.
        case prominent
    }

    /// How a scene with windows is asked for.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/activationrequestoptions
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// How the scene comes. Stored: scenes fill their screen here.
        open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic
        /// Where the scene comes; nil for as the system chooses. Stored: scenes fill their screen here.
        open var placement: UIWindowScenePlacement?
    }
}
