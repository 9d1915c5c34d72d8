/// The part of a selected range on one line. Objects make rectangles of their own.
///
/// - Source: developer.apple.com/documentation/uikit/uitextselectionrect
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Creates a rectangle without size; subclasses have one.
    public nonisolated override init() { super.init() }

    /// In the coordinates of the object that takes input.
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
