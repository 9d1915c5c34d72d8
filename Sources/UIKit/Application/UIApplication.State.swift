extension UIApplication {
    /// Whether an application is in front.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/state
    public enum State: Int, Sendable {
        /// In front, and receives events.
        case active = 0
        /// In front, and receives no events: between two states, or interrupted by the system.
        case inactive
        /// Not on the screen.
        case background
    }
}
