extension UIWindowScene {
    /// Which scene is asked for, and how it comes.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/activationconfiguration
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// What the user does in the scene.
        open private(set) var userActivity: NSUserActivity
        /// How the scene comes; nil for as usual.
        open private(set) var options: UIWindowScene.ActivationRequestOptions?
        /// What the scene grows out of. It reads back what was set; scenes come at once here.
        open private(set) var preview: UITargetedPreview?

        /// Makes a configuration.
        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
            super.init()
        }
    }
}
