/// Looks for fingers that move.
///
/// - Source: developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers that move.
    open var minimumNumberOfTouches = 1
    /// The most fingers that move.
    open var maximumNumberOfTouches = Int(UInt32.max)

    /// How far the fingers moved, in points, in the window's coordinates, or the view's outside a window.
    private var translation = CGPoint.zero

    /// How far the fingers moved, in points, in the view's coordinates: what was set last.
    open func translation(in view: UIView?) -> CGPoint { convert(translation, from: nil, to: view) }

    /// Tells how far the fingers moved, in points, in the view's coordinates.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        self.translation = convert(translation, from: view, to: nil)
    }

    /// A distance in one view's coordinates as one in another's, nil standing for the window's.
    private func convert(_ distance: CGPoint, from: UIView?, to: UIView?) -> CGPoint {
        guard let view = from ?? to else { return distance }
        let (origin, end) = (view.convert(CGPoint.zero, from: from), view.convert(distance, from: from))
        let (newOrigin, newEnd) = (view.convert(origin, to: to), view.convert(end, to: to))
        return CGPoint(x: newEnd.x - newOrigin.x, y: newEnd.y - newOrigin.y)
    }
}
