/// Plays feedback for drawing on devices with a haptic pencil. Other devices, such as the simulated one, record
/// nothing.
///
/// - Source: developer.apple.com/documentation/uikit/uicanvasfeedbackgenerator
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Plays feedback for a drawn element that is aligned with another.
    open func alignmentOccurred(at location: CGPoint) {}
    /// Plays feedback for a drawn path that is recognized as a shape.
    open func pathCompleted(at location: CGPoint) {}
}
