/// Errors in the bytes and files given to the rasterizer. The cases hold data; callers word the messages.
package enum RasterizerError: Error, Equatable, Sendable {
    /// The font file is missing, unreadable or not a font; `code` is FreeType's error number.
    case unreadableFont(path: String, code: Int)
    /// The font has no scalable outlines, only bitmaps.
    case fontWithoutOutlines(path: String)
    /// The bytes are not an image of a known format.
    case unknownImageFormat
    /// The bytes start like an image of `format` but do not decode; `message` is the decoder's.
    case corruptImage(format: ImageFormat, message: String)
    /// The image or surface has no pixels, or more than ``Bitmap/maximumSide`` per side or `most` in total.
    case unsupportedDimensions(width: Int, height: Int, most: Int = Bitmap.maximumPixelCount)
    /// Drawing the image exceeded that time limit.
    case tookTooLong(milliseconds: Int)
    /// The system created no process for drawing.
    case noProcess
    /// The drawing backend failed; `status` is Cairo's status number.
    case drawingFailed(status: Int)
}

extension RasterizerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadableFont(_, let code): "it cannot be opened as a font (FreeType's error \(code))"
        case .fontWithoutOutlines: "it has no outlines that can be drawn at any size"
        case .unknownImageFormat: "the bytes are no PNG, JPEG or GIF image"
        case .corruptImage(let format, let message): "the \(format) image is damaged: \(message)"
        case .unsupportedDimensions(let width, let height, let most):
            "\(width) x \(height) pixels cannot be drawn: the most are \(Bitmap.maximumSide) a side, \(most) in all"
        case .tookTooLong(let milliseconds): "drawing it takes longer than \(Double(milliseconds) / 1000) s"
        case .noProcess: "the system made no process to draw it in"
        case .drawingFailed(let status): "the drawing backend refused (Cairo's status \(status))"
        }
    }
}
