/// Something that a share sheet offers to do with what is shared.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivity
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// What an activity does.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiactivity/category
    public enum Category: Int, Sendable {
        /// Changes or keeps what is shared.
        case action = 0
        /// Sends it to somebody.
        case share
    }

    /// Runs the activity; nil unless it was chosen.
    weak var course: UIActivityViewController?

    /// Makes an activity.
    nonisolated public override init() { super.init() }

    /// What the activity does; ``Category/action`` unless overridden.
    open class var activityCategory: UIActivity.Category { .action }
    /// The identity of the activity; nil unless overridden.
    open var activityType: UIActivity.ActivityType? { nil }
    /// What the share sheet calls the activity; nil unless overridden.
    open var activityTitle: String? { nil }
    /// The picture of the activity in the share sheet; nil unless overridden.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can be done with these items; false unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the items with which the activity will be done. Does nothing unless overridden.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// What the activity shows; nil, unless overridden, for an activity that shows nothing and is done by ``perform()``.
    open var activityViewController: UIViewController? { nil }
    /// Does the activity, and calls ``activityDidFinish(_:)`` at its end. Overridden by activities that show nothing.
    open func perform() {}
    /// Tells the share sheet that the activity ended, and whether it was done.
    open func activityDidFinish(_ completed: Bool) { course?.finish(self, completed: completed) }
}
