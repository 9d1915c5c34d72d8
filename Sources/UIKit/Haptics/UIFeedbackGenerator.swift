/// Lets the user feel what happens. Subclasses make the kinds of feedback.
///
/// The simulated device has no motor: it records what a user of a phone would have felt, and tests read that record
/// with `CairnTesting`. Tablets have no motor on iOS either, and record nothing.
///
/// - Source: developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    nonisolated public override init() { super.init() }

    /// Creates a generator of feedback in a view. The view makes no difference: the simulated device is felt as a
    /// whole.
    public convenience init(view: UIView) { self.init() }

    /// Announces feedback, so that a motor can be ready in time. Without a motor there is nothing to prepare.
    open func prepare() {}
}
