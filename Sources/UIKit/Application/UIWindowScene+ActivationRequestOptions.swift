extension UIWindowScene {
    /// A presentation style of a scene.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/presentationstyle
    public enum PresentationStyle: UInt, Sendable {
        /// The system's choice.
        case automatic = 0
        /// Like other scenes.
        case standard
        /// In front of the requesting scene.
        case prominent
    }

    /// The options of a request for a window scene.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/activationrequestoptions
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// The preferred presentation style. It reads back what was set; scenes fill their screen here.
        open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic
        /// The placement of the scene; nil for the system's choice. It reads back what was set; scenes fill their
        /// screen here.
        open var placement: UIWindowScenePlacement?
    }
}
