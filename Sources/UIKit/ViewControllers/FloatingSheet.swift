/// A sheet of iOS 26 on a phone that is not at its full height: it is made smaller by a transform, so that there is a
/// space of one width between it and three edges of the screen. Its layout does not change.
///
/// - Source: a public view dump of iOS 26, 440 x 956 points: a sheet 67.333 high is scaled to 384 points of width and
///   ends 28 above the bottom.
struct FloatingSheet {
    /// The frame without the transform, in the container's coordinates.
    let frame: CGRect
    /// The height of a sheet of full height, in points.
    let highest: CGFloat
    /// The size of the screen, in points.
    let screen: CGSize

    /// The space, in points. The ends of a low sheet are half circles, whose distance from the screen's rounded corners
    /// is the space; that is how the dump's 28 follows from a corner of 62. The least width, which goes to 0 from half
    /// of the height to all of it, is our choice.
    private var margin: CGFloat {
        let least = Self.leastMargin * max(0, min(1, 2 * (highest - frame.height) / max(1, highest)))
        return max(least, (cornerRadius - frame.height / 2).rounded(.down))
    }

    private static let leastMargin: CGFloat = 8

    var transform: CGAffineTransform {
        let margin = margin
        guard margin > 0, frame.width > 2 * margin else { return .identity }
        let scale = (frame.width - 2 * margin) / frame.width
        let middle = frame.maxY - margin - scale * frame.height / 2
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: middle - frame.midY)
    }

    /// The radius of the screen's corners; 0 for phones with a button.
    ///
    /// - Source: published values of the private property `_displayCornerRadius` by device.
    private var cornerRadius: CGFloat { Self.cornerRadii[Int(screen.height)] ?? 0 }

    /// The radii by the height of the screen.
    private static let cornerRadii: [Int: CGFloat] = [
        812: 44, 844: 47.33, 852: 55, 874: 62, 896: 41.5, 912: 62, 926: 53.33, 932: 55, 956: 62,
    ]
}
