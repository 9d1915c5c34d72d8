/// Notifications for assistive technologies, as values that post themselves by
/// ``UIAccessibility/post(notification:argument:)``.
///
/// - Source: developer.apple.com/documentation/accessibility/accessibilitynotification
public enum AccessibilityNotification {
    /// A text to announce.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/accessibilitynotification/announcement
    public struct Announcement {
        private let text: Any
        /// Makes an announcement.
        public init(_ announcement: String) { text = announcement }
        /// Makes an announcement with speech attributes.
        public init(_ announcement: NSAttributedString) { text = announcement }
        /// Posts the announcement.
        @MainActor public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
    }
    /// A part of the screen changed.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/accessibilitynotification/layoutchanged
    public struct LayoutChanged {
        private let element: Any?
        /// Makes a notification with the element to focus, or a text to speak.
        public init(_ focusing: Any? = nil) { element = focusing }
        /// Posts the notification.
        @MainActor public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
    }
    /// A large part of the screen changed.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/accessibilitynotification/screenchanged
    public struct ScreenChanged {
        private let element: Any?
        /// Makes a notification with the element to focus, or a text to speak.
        public init(_ focusing: Any? = nil) { element = focusing }
        /// Posts the notification.
        @MainActor public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
    }
    /// Content was scrolled.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/accessibilitynotification/pagescrolled
    public struct PageScrolled {
        private let text: String
        /// Makes a notification with a description of the new content.
        public init(_ message: String) { text = message }
        /// Posts the notification.
        @MainActor public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
    }
}
