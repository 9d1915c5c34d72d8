import UIKit

/// A stack view at (10, 20) of a root that stands outside any window, as in the table of frames measured under Mac
/// Catalyst.
@MainActor
struct StackScene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let stack: UIStackView

    init(
        _ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0, width: CGFloat? = nil,
        height: CGFloat? = nil
    ) {
        self.init(UIStackView(arrangedSubviews: views), width: width, height: height)
        stack.axis = axis
        stack.spacing = spacing
    }

    /// Puts a stack view of any settings in place.
    init(_ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.stack = stack
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    func layOut() { root.layoutIfNeeded() }

    /// The frames in the root's coordinates: the stack view, then the subtree of each arranged view, in order.
    var absoluteFrames: [String] { Self.frames(of: stack, origin: .zero) }

    private static func frames(of view: UIView, origin: CGPoint) -> [String] {
        let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
        let inner = (view as? UIStackView)?.arrangedSubviews ?? []
        return [frame.numbers] + inner.flatMap { frames(of: $0, origin: frame.origin) }
    }

    /// Positions and sizes of the arranged views along an axis, as `position/size`.
    func spans(_ axis: NSLayoutConstraint.Axis) -> String {
        stack.arrangedSubviews.map { view in
            let (start, size) = axis == .horizontal ? (view.frame.minX, view.frame.width) : (view.frame.minY, view.frame.height)
            return String(format: "%g/%g", Double(start), Double(size))
        }.joined(separator: " ")
    }
}
