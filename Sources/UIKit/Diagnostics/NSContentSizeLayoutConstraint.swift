import LayoutEngine

/// A view's content size along an axis, as logs and lists of constraints show it.
///
/// The engine keeps the two inequalities itself; this object is created on demand, and reads its values from the view.
/// It is neither installed nor removed.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    private let axis: LayoutAxis

    init(_ view: UIView, _ axis: LayoutAxis) {
        self.axis = axis
        super.init()
        state(view, axis == .horizontal ? .width : .height, .equal, nil, .notAnAttribute)
    }

    private var size: LayoutContentSize? { firstObject?.layoutContentSize(axis) }

    override var constant: CGFloat {
        get { CGFloat(size?.value ?? -1) }
        set {}
    }

    override var isActive: Bool {
        get { size?.value != nil }
        set {}
    }

    override func body(_ text: inout ConstraintText) -> String {
        let numbers = [size?.value ?? -1, Double(size?.hugging ?? 0), Double(size?.compressionResistance ?? 0)].map(
            LayoutText.number)
        return
            "\(text.side(firstObject, statement.firstAttribute, less: nil)) == \(numbers[0]) Hug:\(numbers[1]) CompressionResistance:\(numbers[2])"
    }
}

extension UIView {
    /// The object that represents the view's content size along an axis, always the same one.
    func contentSizeConstraint(for axis: NSLayoutConstraint.Axis) -> NSContentSizeLayoutConstraint {
        if let known = contentSizeConstraints[axis] { return known }
        let made = NSContentSizeLayoutConstraint(self, axis.layoutAxis)
        contentSizeConstraints[axis] = made
        return made
    }
}
