extension UIWindowScene {
    /// A menu action that activates a scene.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/activationaction
    open class ActivationAction: UIAction {
        /// Creates an action.
        ///
        /// - Parameters:
        ///   - alternate: The action if the program supports a single scene only.
        ///   - configurationProvider: Creates the configuration when the action is chosen; nil for no scene.
        public convenience init(
            identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
            _ configurationProvider: @escaping (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?
        ) {
            let isUsed = UIApplication.shared.supportsMultipleScenes || alternate == nil
            self.init(
                title: isUsed ? "Open in New Window" : alternate?.title ?? "",
                image: isUsed ? UIImage(systemName: "macwindow.badge.plus") : alternate?.image, identifier: identifier
            ) { action in
                guard isUsed else { return alternate?.performWithSender(action.sender, target: nil) ?? () }
                guard let own = action as? ActivationAction, let configuration = configurationProvider(own) else { return }
                UIApplication.shared.requestSceneSessionActivation(
                    nil, userActivity: configuration.userActivity, options: configuration.options, errorHandler: nil)
            }
        }
    }
}
