/// Plays feedback for the result of a task.
///
/// - Source: developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of a task.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success = 0
        /// The task succeeded with a warning.
        case warning
        /// The task failed.
        case error
    }

    /// Plays feedback for the result of a task.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        UIDevice.current.haptics.feel(.notification(notificationType))
    }
    /// Plays feedback for the result of a task.
    ///
    /// - Parameter location: The location of the task. Not recorded.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
