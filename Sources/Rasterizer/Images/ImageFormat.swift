/// The compressed image formats that decode here.
package enum ImageFormat: String, Sendable {
    case png
    case jpeg
    /// Read by ``GIFFile`` picture by picture, and by ``Bitmap`` for the first one.
    case gif
    /// Read by ``SVGImage``, never by ``Bitmap``.
    case svg
}
