import CoreGraphics

extension CALayerContentsGravity {
    /// The rectangle in which contents of a size are drawn; empty and centred if contents to be scaled have no size.
    package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let scale = self == .resizeAspect ? min(x, y) : max(x, y)
            return align(CGSize(width: size.width * scale, height: size.height * scale), in: bounds, x: 0.5, y: 0.5)
        default:
            return align(size, in: bounds, x: horizontalShare, y: verticalShare)
        }
    }

    /// The horizontal position: 0 for left, 1 for right, one half between.
    private var horizontalShare: CGFloat {
        switch self {
        case .left, .topLeft, .bottomLeft: 0
        case .right, .topRight, .bottomRight: 1
        default: 0.5
        }
    }

    /// The vertical position: 0 for top, 1 for bottom, one half between.
    private var verticalShare: CGFloat {
        switch self {
        case .top, .topLeft, .topRight: 0
        case .bottom, .bottomLeft, .bottomRight: 1
        default: 0.5
        }
    }

    private func align(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
