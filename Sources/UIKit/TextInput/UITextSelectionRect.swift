/// The rectangle of a selected range on one line; text inputs define subclasses.
///
/// - Source: developer.apple.com/documentation/uikit/uitextselectionrect
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Creates an abstract rectangle.
    public nonisolated override init() { super.init() }

    /// In the coordinates of the text input.
    open var rect: CGRect { .zero }
    /// The direction of the text.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins here.
    open var containsStart: Bool { false }
    /// Whether the selection ends here.
    open var containsEnd: Bool { false }
    /// Whether the text is vertical.
    open var isVertical: Bool { false }
}
