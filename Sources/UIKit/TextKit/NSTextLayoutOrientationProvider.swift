/// Which way lines of text run.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlayoutorientationprovider
public protocol NSTextLayoutOrientationProvider {
    /// Which way the lines run.
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSLayoutManager {
    /// Which way lines of text run.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nslayoutmanager/textlayoutorientation
    public enum TextLayoutOrientation: Int, Sendable {
        case horizontal = 0
        case vertical
    }
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
    /// Horizontal: lines run across.
    public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}
