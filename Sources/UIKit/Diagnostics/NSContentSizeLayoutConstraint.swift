/// A view's content size along an axis, as logs and lists of constraints show it.
///
/// The engine keeps the two inequalities itself; such an object is made when somebody asks for it, and reads what it shows from the view.
/// It is neither installed nor removed.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    private let axis: Axis

    init(_ view: UIView, _ axis: Axis) {
        self.axis = axis
        super.init()
        state(view, axis == .horizontal ? .width : .height, .equal, nil, .notAnAttribute)
    }

    private var size: CGFloat? {
        (firstObject?.layoutContentSize(axis == .horizontal ? .horizontal : .vertical).value).map { CGFloat($0) }
    }

    override var constant: CGFloat {
        get { size ?? UIView.noIntrinsicMetric }
        set {}
    }

    override var isActive: Bool {
        get { size != nil }
        set {}
    }

    override func body(_ text: inout ConstraintText) -> String {
        guard let size = firstObject?.layoutContentSize(axis == .horizontal ? .horizontal : .vertical) else { return "(null)" }
        let numbers = [size.value ?? -1, Double(size.hugging), Double(size.compressionResistance)].map(LayoutText.number)
        return
            "\(text.side(firstObject, firstKind, less: nil)) == \(numbers[0]) Hug:\(numbers[1]) CompressionResistance:\(numbers[2])"
    }
}

extension UIView {
    /// What stands for the view's content size along an axis, the same object each time.
    func contentSizeConstraint(for axis: NSLayoutConstraint.Axis) -> NSContentSizeLayoutConstraint {
        if let known = contentSizeConstraints[axis] { return known }
        let made = NSContentSizeLayoutConstraint(self, axis)
        contentSizeConstraints[axis] = made
        return made
    }
}
