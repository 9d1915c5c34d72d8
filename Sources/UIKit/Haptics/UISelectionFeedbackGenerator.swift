/// Plays feedback for a changing selection.
///
/// - Source: developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays feedback for a change of the selection.
    open func selectionChanged() { UIDevice.current.haptics.feel(.selection) }
    /// Plays feedback for a change of the selection.
    ///
    /// - Parameter location: The location of the change. Not recorded.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
