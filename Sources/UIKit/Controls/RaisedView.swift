/// A rounded piece that seems to lie on a control: a switch's or slider's thumb, the chosen segment's background.
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

    /// Takes a frame, in the control's coordinates, with corners of the radius; half circles when nil. Points.
    func cover(_ frame: CGRect, cornerRadius: CGFloat? = nil) {
        self.frame = frame
        layer.cornerRadius = cornerRadius ?? min(frame.width, frame.height) / 2
    }
}
