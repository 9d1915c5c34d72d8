/// The coordinates of a screen, in points.
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
        guard let view = coordinateSpace as? UIView, let window = view.window else { return rect }
        let origin = window.frame.origin
        return window.convertRect(rect.offsetBy(dx: -origin.x, dy: -origin.y), to: view)
    }
    func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView, let window = view.window else { return rect }
        let origin = window.frame.origin
        return view.convertRect(rect, to: window).offsetBy(dx: origin.x, dy: origin.y)
    }
}
