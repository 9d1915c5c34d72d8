extension UIScrollView {
    /// How dragging the content sends the keyboard away.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
    }
}
