/// The supported compressed image formats.
package enum ImageFormat: String, Sendable {
    case png
    case jpeg
    /// Read by ``GIFFile`` image by image, and by ``Bitmap`` for the first one.
    case gif
    /// Read by ``SVGImage``, never by ``Bitmap``.
    case svg
}
