/// A layer for Metal, which does not exist here: it shows its background. The module Metal adds the members that need
/// its types.
///
/// - Source: developer.apple.com/documentation/quartzcore/cametallayer
open class CAMetalLayer: CALayer {
    /// The size of a drawable, in pixels; by default that of the bounds times ``CALayer/contentsScale``.
    open var drawableSize: CGSize {
        get { ownDrawableSize ?? CGSize(width: bounds.width * contentsScale, height: bounds.height * contentsScale) }
        set { ownDrawableSize = newValue }
    }
    private var ownDrawableSize: CGSize?
    /// Whether drawables are only rendered into. It reads back what was set; there are no drawables.
    open var framebufferOnly = true
    /// Whether drawables are presented together with a transaction. It reads back what was set; there are no drawables.
    open var presentsWithTransaction = false
    /// The number of drawables, 2 or 3. It reads back what was set; there are no drawables.
    open var maximumDrawableCount = 3
    /// Whether waiting for a drawable times out after a second. It reads back what was set; there are no drawables.
    open var allowsNextDrawableTimeout = true
    /// The colour space of drawables. It reads back what was set; there are no drawables.
    open var colorspace: CGColorSpace?
    /// The device, of a type that the module Metal declares.
    package var graphicsDevice: AnyObject?
    /// The raw value of the pixel format, whose type the module Metal declares; by default that of `bgra8Unorm`.
    package var pixelFormatNumber: UInt = 80

    override func copyProperties(of other: CALayer) {
        super.copyProperties(of: other)
        ownDrawableSize = (other as? CAMetalLayer)?.ownDrawableSize
    }
}
