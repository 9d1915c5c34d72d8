/// The compressed image formats that decode here.
package enum ImageFormat: String, Sendable {
    case png
    case jpeg
    /// Read by ``SVGImage``, never by ``Bitmap``.
    case svg
}
