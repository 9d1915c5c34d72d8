/// Lets the user of a pencil with a motor feel what happens while drawing. Devices without such a pencil, as the
/// simulated one, record nothing.
///
/// - Source: developer.apple.com/documentation/uikit/uicanvasfeedbackgenerator
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// What is drawn lies in line with something.
    open func alignmentOccurred(at location: CGPoint) {}
    /// What is drawn became a shape.
    open func pathCompleted(at location: CGPoint) {}
}
