/// A rounded view with a shadow: the thumb of a switch or slider, or the background of the selected segment.
final class RaisedView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowColor = .black
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowRadius = 4
        layer.shadowOpacity = 0.15
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the frame, in points of the control's coordinates, and the corner radius; nil makes half circles.
    func cover(_ frame: CGRect, cornerRadius: CGFloat? = nil) {
        self.frame = frame
        layer.cornerRadius = cornerRadius ?? min(frame.width, frame.height) / 2
    }
}
