extension UIWindowScene {
    /// A request for a scene: its activity, options and preview.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/activationconfiguration
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// The user activity for the scene.
        open private(set) var userActivity: NSUserActivity
        /// The options of the request; nil for the defaults.
        open private(set) var options: UIWindowScene.ActivationRequestOptions?
        /// The view from which the scene expands. It reads back what was set; scenes appear without animation here.
        open private(set) var preview: UITargetedPreview?

        /// Creates a configuration.
        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
            super.init()
        }
    }
}
