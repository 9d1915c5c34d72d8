/// Lets the user feel how a task ended.
///
/// - Source: developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task ended.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype
    public enum FeedbackType: Int, Sendable {
        /// The task is done.
        case success = 0
        /// The task is done, and something about it deserves attention.
        case warning
        /// The task failed.
        case error
    }

    /// Lets the user feel how a task ended.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        UIDevice.current.haptics.feel(.notification(notificationType))
    }
    /// Lets the user feel how a task ended.
    ///
    /// - Parameter location: Where it ended. Not recorded.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
