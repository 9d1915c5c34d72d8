extension UIImage {
    /// The rotation and mirroring that makes an image's pixels upright.
    public enum Orientation: Int, Sendable {
        case up = 0
        /// A rotation by 180 degrees.
        case down = 1
        /// A rotation by 90 degrees counterclockwise.
        case left = 2
        /// A rotation by 90 degrees clockwise.
        case right = 3
        /// Mirrored left to right; the cases below mirror first and then rotate.
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7

        /// Whether width and height are exchanged.
        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            default: false
            }
        }

        /// The orientation that shows the picture mirrored left to right.
        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .rightMirrored
            case .right: .leftMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .right
            case .rightMirrored: .left
            }
        }

        /// From the unit square of the pixels (y down) to the unit square of the upright picture.
        var unitTransform: CGAffineTransform { property.unitTransform }

        /// The orientation as the property of image files.
        var property: CGImagePropertyOrientation {
            switch self {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
        }

        /// Creates an orientation from the property of image files.
        init(_ property: CGImagePropertyOrientation) {
            self =
                switch property {
                case .up: .up
                case .down: .down
                case .left: .left
                case .right: .right
                case .upMirrored: .upMirrored
                case .downMirrored: .downMirrored
                case .leftMirrored: .leftMirrored
                case .rightMirrored: .rightMirrored
                }
        }
    }

    /// The way in which the parts between the caps of a resizable image fill a larger rectangle.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// Whether an image shows its colours or only its alpha channel.
    public enum RenderingMode: Int, Sendable {
        /// The view or control that shows the image decides.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }
}
