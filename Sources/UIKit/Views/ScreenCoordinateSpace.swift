/// The coordinates of a screen, in points. Of views outside of windows, the outermost view stands for the screen.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(size: CGSize) { bounds = CGRect(origin: .zero, size: size) }

    func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
    }
    func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
    }
    func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return rect }
        let (root, origin) = Self.root(of: view)
        return root.convertRect(rect.offsetBy(dx: -origin.x, dy: -origin.y), to: view)
    }
    func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return rect }
        let (root, origin) = Self.root(of: view)
        return view.convertRect(rect, to: root).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The window of a view, or its outermost superview, and the origin of that on the screen.
    private static func root(of view: UIView) -> (view: UIView, origin: CGPoint) {
        view.window.map { ($0, $0.frame.origin) } ?? (view.hierarchyRoot, .zero)
    }
}
