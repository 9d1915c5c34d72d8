extension UIGestureRecognizer {
    /// The state of a recognizer.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
    public enum State: Int, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed

        /// A discrete gesture was recognized; the same as `ended`.
        public static var recognized: State { .ended }
    }
}
