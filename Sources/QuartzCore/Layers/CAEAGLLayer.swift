/// A layer for OpenGL, which does not exist here: it shows its background.
///
/// - Source: developer.apple.com/documentation/quartzcore/caeagllayer
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "OpenGLES is deprecated")
open class CAEAGLLayer: CALayer {
    /// Whether pictures appear together with changes of other layers. It reads back what was set; there are no
    /// pictures.
    open var presentsWithTransaction = false
    /// How pictures are stored, by the keys of OpenGL. It reads back what was set; there are no pictures.
    open var drawableProperties: [AnyHashable: Any]?
}
