/// A layer for Metal, which does not exist here: it shows its background. Members that need Metal's own types are
/// missing.
///
/// - Source: developer.apple.com/documentation/quartzcore/cametallayer
open class CAMetalLayer: CALayer {
    /// The size of a drawable, in pixels; by default that of the bounds times ``CALayer/contentsScale``.
    open var drawableSize: CGSize {
        get { ownDrawableSize ?? CGSize(width: bounds.width * contentsScale, height: bounds.height * contentsScale) }
        set { ownDrawableSize = newValue }
    }
    private var ownDrawableSize: CGSize?
    /// Whether pictures are only drawn into. It reads back what was set; there are no pictures.
    open var framebufferOnly = true
    /// Whether pictures appear together with changes of other layers. It reads back what was set; there are no
    /// pictures.
    open var presentsWithTransaction = false
    /// How many pictures there are at a time, 2 or 3. It reads back what was set; there are no pictures.
    open var maximumDrawableCount = 3
    /// Whether waiting for a picture ends after a second. It reads back what was set; there are no pictures.
    open var allowsNextDrawableTimeout = true
    /// The space of pictures' colours. It reads back what was set; there are no pictures.
    open var colorspace: CGColorSpace?

    override func copyProperties(of other: CALayer) {
        super.copyProperties(of: other)
        ownDrawableSize = (other as? CAMetalLayer)?.ownDrawableSize
    }
}
