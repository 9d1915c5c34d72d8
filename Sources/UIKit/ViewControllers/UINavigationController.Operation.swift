extension UINavigationController {
    /// How a stack changes.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/operation
    public enum Operation: Int, Sendable {
        /// Not at all.
        case none = 0
        /// A controller comes to its top.
        case push
        /// A controller that was below is its top again.
        case pop
    }
}
