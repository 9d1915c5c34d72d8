extension UIScrollView {
    /// The way in which dragging the content dismisses the keyboard.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
    public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging does not dismiss the keyboard.
        case none = 0
        /// The keyboard is dismissed when a drag begins.
        case onDrag
        /// The keyboard follows the finger.
        case interactive
        /// The keyboard and its accessory view are dismissed when a drag begins.
        case onDragWithAccessory
        /// The keyboard and its accessory view follow the finger.
        case interactiveWithAccessory
    }
}
