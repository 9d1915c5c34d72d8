/// A display mode of a screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreenmode
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The size in pixels.
    open private(set) var size: CGSize
    /// The width of a pixel divided by its height: 1, since pixels are square.
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}
