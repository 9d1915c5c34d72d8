/// An action that a share sheet offers for shared items.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivity
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The category of an activity.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiactivity/category
    public enum Category: Int, Sendable {
        /// An activity that processes or stores the items.
        case action = 0
        /// An activity that sends the items to others.
        case share
    }

    /// The share sheet that performs the activity; nil unless it was chosen.
    weak var course: UIActivityViewController?

    /// Makes an activity.
    nonisolated public override init() { super.init() }

    /// The category; ``Category/action`` unless overridden.
    open class var activityCategory: UIActivity.Category { .action }
    /// The type; nil unless overridden.
    open var activityType: UIActivity.ActivityType? { nil }
    /// The title in the share sheet; nil unless overridden.
    open var activityTitle: String? { nil }
    /// The image in the share sheet; nil unless overridden.
    open var activityImage: UIImage? { nil }

    /// Whether the activity supports these items; false unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Prepares the activity for the items. Does nothing unless overridden.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A controller that performs the activity; nil, unless overridden, for an activity without a user interface, which
    /// ``perform()`` performs.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity, and calls ``activityDidFinish(_:)`` at its end. Overridden by activities without a user
    /// interface.
    open func perform() {}
    /// Notifies the share sheet that the activity ended, with whether it was completed.
    open func activityDidFinish(_ completed: Bool) { course?.finish(self, completed: completed) }
}
