/// A size that a screen can show.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreenmode
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// Pixels.
    open private(set) var size: CGSize
    /// Width by height of a pixel: 1, since pixels are squares.
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}
