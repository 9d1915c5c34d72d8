/// An object with an orientation of its lines of text.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlayoutorientationprovider
public protocol NSTextLayoutOrientationProvider {
    /// The orientation of the lines.
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSLayoutManager {
    /// An orientation of lines of text.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nslayoutmanager/textlayoutorientation
    public enum TextLayoutOrientation: Int, Sendable {
        case horizontal = 0
        case vertical
    }
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
    /// Horizontal.
    public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}
