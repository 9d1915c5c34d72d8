/// Lets the user feel that a selection changes.
///
/// - Source: developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets the user feel that the selection changed.
    open func selectionChanged() { UIDevice.current.haptics.feel(.selection) }
    /// Lets the user feel that the selection changed.
    ///
    /// - Parameter location: Where it changed. Not recorded.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
