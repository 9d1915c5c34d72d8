/// What programs tell assistive technologies, as values that post themselves. They are the ones of ``UIAccessibility/post(notification:argument:)``.
///
/// - Source: developer.apple.com/documentation/accessibility/accessibilitynotification
public enum AccessibilityNotification {
    /// Something to say.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/accessibilitynotification/announcement
    public struct Announcement {
        private let text: Any
        /// Makes an announcement.
        public init(_ announcement: String) { text = announcement }
        /// Makes an announcement with attributes of speech.
        public init(_ announcement: NSAttributedString) { text = announcement }
        /// Says it.
        @MainActor public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
    }
    /// A part of the screen changed.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/accessibilitynotification/layoutchanged
    public struct LayoutChanged {
        private let element: Any?
        /// Makes a notification with the element that is to be told of next, or a text to say.
        public init(_ focusing: Any? = nil) { element = focusing }
        /// Tells of it.
        @MainActor public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
    }
    /// The screen is another one.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/accessibilitynotification/screenchanged
    public struct ScreenChanged {
        private let element: Any?
        /// Makes a notification with the element that is to be told of next, or a text to say.
        public init(_ focusing: Any? = nil) { element = focusing }
        /// Tells of it.
        @MainActor public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
    }
    /// The content was scrolled.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/accessibilitynotification/pagescrolled
    public struct PageScrolled {
        private let text: String
        /// Makes a notification with what is to be seen now.
        public init(_ message: String) { text = message }
        /// Tells of it.
        @MainActor public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
    }
}
