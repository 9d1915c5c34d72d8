/// Indicates the visible part of the content at an edge of a scroll view. Lengths are points.
@MainActor
final class ScrollIndicator: UIView {
    /// The indicator's thickness, its distance from the edges, and its minimum lengths within the content's limits and
    /// beyond.
    ///
    /// - Source: not documented; measured on pictures of iOS 13 and later.
    private enum Metrics {
        static let breadth: CGFloat = 3
        static let margin: CGFloat = 3
        static let leastLength: CGFloat = 36
        static let leastLengthBeyond: CGFloat = 8
    }

    init(_ style: UIScrollView.IndicatorStyle) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = Self.color(style)
        layer.cornerRadius = Metrics.breadth / 2
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    private static func color(_ style: UIScrollView.IndicatorStyle) -> UIColor {
        let (dark, light) = (UIColor(white: 0, alpha: 0.35), UIColor(white: 1, alpha: 0.35))
        switch style {
        case .default: return UIColor { $0.userInterfaceStyle == .dark ? light : dark }
        case .black: return dark
        case .white: return light
        }
    }

    /// The indicator's position along the edge, from the start of its track.
    ///
    /// - Parameters:
    ///   - track: The length of its track, with the margins.
    ///   - content: The content's length with its insets.
    static func span(_ axis: ScrollAxis, offset: CGFloat, track: CGFloat, content: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let track = max(0, track - 2 * Metrics.margin)
        let beyond = abs(offset - axis.limited(offset))
        let whole = max(Metrics.leastLength, track * axis.extent / max(content, axis.extent))
        let length = min(track, max(Metrics.leastLengthBeyond, whole - beyond))
        let range = axis.highest - axis.lowest
        let part = range > 0 ? (axis.limited(offset) - axis.lowest) / range : 0
        return (Metrics.margin + (track - length) * part, length)
    }

    /// Positions the indicator in a track along an edge.
    ///
    /// - Parameters:
    ///   - track: The visible part of the content, inset by the indicator insets.
    ///   - isAtLeft: Whether a vertical indicator is at the left.
    func place(_ axis: NSLayoutConstraint.Axis, in track: CGRect, _ span: (start: CGFloat, length: CGFloat), isAtLeft: Bool) {
        let (breadth, margin) = (Metrics.breadth, Metrics.margin)
        switch axis {
        case .vertical:
            let x = isAtLeft ? track.minX + margin : track.maxX - margin - breadth
            frame = CGRect(x: x, y: track.minY + span.start, width: breadth, height: span.length)
        default:
            frame = CGRect(x: track.minX + span.start, y: track.maxY - margin - breadth, width: span.length, height: breadth)
        }
    }
}
