extension UIView {
    /// How a view fits its content when its bounds change.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// Which distances of a view stretch when its superview's size changes.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How a view's tint colour is dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal, dimmed
    }
}

extension UIView.ContentMode {
    /// The rectangle in which content of the given size is drawn, in the coordinates of `bounds`.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(size, in: bounds, choosing: min)
        case .scaleAspectFill: return scaled(size, in: bounds, choosing: max)
        default:
            return CGRect(
                x: bounds.minX + horizontalShare * (bounds.width - size.width),
                y: bounds.minY + verticalShare * (bounds.height - size.height), width: size.width, height: size.height)
        }
    }

    private func scaled(_ size: CGSize, in bounds: CGRect, choosing: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
        let factor = choosing(bounds.width / size.width, bounds.height / size.height)
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// How much of the spare width lies left of the content.
    private var horizontalShare: CGFloat {
        switch self {
        case .left, .topLeft, .bottomLeft: 0
        case .right, .topRight, .bottomRight: 1
        default: 0.5
        }
    }

    /// How much of the spare height lies above the content.
    private var verticalShare: CGFloat {
        switch self {
        case .top, .topLeft, .topRight: 0
        case .bottom, .bottomLeft, .bottomRight: 1
        default: 0.5
        }
    }
}
