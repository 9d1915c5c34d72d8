extension UIGestureRecognizer {
    /// Where a recognizer stands with its gesture.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
    public enum State: Int, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed

        /// The state in which a gesture that does not last has been made; the same as `ended`.
        public static var recognized: State { .ended }
    }
}
