import TextLayout

/// The room that a text view lays its text out in. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontainer
open class NSTextContainer: NSObject {
    /// The room's size; a text view keeps its width as wide as itself.
    open var size: CGSize {
        didSet { if size != oldValue { changed() } }
    }
    /// Room left free at either end of each line.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }
    /// Lines at most; 0 for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }
    /// What happens to text that the last line has no room for.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }
    /// Whether the width follows the text view's.
    open var widthTracksTextView = false
    /// Whether the height follows the text view's.
    open var heightTracksTextView = false

    /// Told of every change.
    var changed: () -> Void = {}

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// The room in the terms of text layout, for lines of a width, padding excluded.
    func textLayoutContainer(width: CGFloat, isRightToLeft: Bool) -> TextContainer {
        TextContainer(
            width: Double(max(0, width)), maximumLines: maximumNumberOfLines,
            lineBreakMode: lineBreakMode == .byWordWrapping ? nil : lineBreakMode.textLayoutMode,
            interfaceDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
