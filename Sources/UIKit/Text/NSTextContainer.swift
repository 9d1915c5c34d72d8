import TextLayout

/// The space a text view lays its text out in. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontainer
open class NSTextContainer: NSObject {
    /// The size of the space. A change lays the text out again, but the text view always wraps at its own width.
    open var size: CGSize {
        didSet { if size != oldValue { changed() } }
    }
    /// Space left free at either end of each line.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }
    /// Maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }
    /// What happens to text that does not fit into the last line.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }
    /// Whether the width follows the text view's. Stored; it always does.
    open var widthTracksTextView = false
    /// Whether the height follows the text view's. Stored; nothing reads it.
    open var heightTracksTextView = false

    /// Called after every change.
    var changed: () -> Void = {}

    /// Makes a container; the size in points has no effect in a text view.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// The container converted for the TextLayout module, for lines of a width without padding.
    func textLayoutContainer(width: CGFloat, isRightToLeft: Bool) -> TextContainer {
        TextContainer(
            width: Double(max(0, width)), maximumLines: maximumNumberOfLines,
            lineBreakMode: lineBreakMode == .byWordWrapping ? nil : lineBreakMode.textLayoutMode,
            interfaceDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
