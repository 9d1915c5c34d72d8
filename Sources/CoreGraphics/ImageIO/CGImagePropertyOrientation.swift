/// How the pixels of a picture are to be turned and mirrored, as Exif counts it.
///
/// - Source: developer.apple.com/documentation/imageio/cgimagepropertyorientation
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// The pixels are upright.
    case up = 1
    /// Mirrored left to right.
    case upMirrored = 2
    /// Turned by half a turn.
    case down = 3
    /// Mirrored top to bottom.
    case downMirrored = 4
    /// Mirrored, then to be turned a quarter to the left.
    case leftMirrored = 5
    /// To be turned a quarter to the right.
    case right = 6
    /// Mirrored, then to be turned a quarter to the right.
    case rightMirrored = 7
    /// To be turned a quarter to the left.
    case left = 8

    /// Whether width and height of the upright picture are those of the pixels exchanged.
    package var isSideways: Bool { rawValue >= 5 }

    /// From the unit square of the pixels (y down) to the unit square of the upright picture.
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
