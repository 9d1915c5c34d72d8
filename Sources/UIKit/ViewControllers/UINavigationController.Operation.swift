extension UINavigationController {
    /// A kind of change of a navigation stack.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/operation
    public enum Operation: Int, Sendable {
        /// No change.
        case none = 0
        /// A controller is pushed.
        case push
        /// The top controller is popped.
        case pop
    }
}
