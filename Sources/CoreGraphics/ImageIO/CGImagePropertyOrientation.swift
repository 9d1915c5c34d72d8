/// The rotation and mirroring with which an image is displayed, with the values of Exif.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagepropertyorientation
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// The pixels are upright.
    case up = 1
    /// Mirrored left to right.
    case upMirrored = 2
    /// Rotated by 180 degrees.
    case down = 3
    /// Mirrored top to bottom.
    case downMirrored = 4
    /// Mirrored, then displayed rotated 90 degrees counterclockwise.
    case leftMirrored = 5
    /// Displayed rotated 90 degrees clockwise.
    case right = 6
    /// Mirrored, then displayed rotated 90 degrees clockwise.
    case rightMirrored = 7
    /// Displayed rotated 90 degrees counterclockwise.
    case left = 8

    /// Whether the upright image has the pixels' width and height exchanged.
    package var isSideways: Bool { rawValue >= 5 }

    /// The transform from the unit square of the pixels (y down) to the unit square of the upright image.
    package var unitTransform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        }
    }
}
