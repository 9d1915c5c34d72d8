/// A layer for OpenGL, which does not exist here: it shows its background.
///
/// - Source: developer.apple.com/documentation/quartzcore/caeagllayer
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "OpenGLES is deprecated")
open class CAEAGLLayer: CALayer {
    /// Whether frames are presented together with a transaction. It reads back what was set; there are no frames.
    open var presentsWithTransaction = false
    /// The properties of the drawable. It reads back what was set; there are no frames.
    open var drawableProperties: [AnyHashable: Any]?
}
