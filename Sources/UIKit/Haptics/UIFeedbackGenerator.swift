/// The base class of haptic feedback generators.
///
/// The simulated device has no haptic engine: it records the feedback of a phone, and tests read the record with
/// `CairnTesting`. iPads have no haptic engine either, and record nothing.
///
/// - Source: developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    nonisolated public override init() { super.init() }

    /// Creates a generator for a view. The view is not used.
    public convenience init(view: UIView) { self.init() }

    /// Announces imminent feedback, so that a haptic engine can start in advance. Has no effect here.
    open func prepare() {}
}
