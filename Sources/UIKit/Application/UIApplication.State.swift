extension UIApplication {
    /// The state of an application.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/state
    public enum State: Int, Sendable {
        /// In the foreground, and receives events.
        case active = 0
        /// In the foreground without receiving events: during a transition, or interrupted by the system.
        case inactive
        /// In the background.
        case background
    }
}
