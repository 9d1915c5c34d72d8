/// Recognizes panning fingers.
///
/// - Source: developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers of the gesture.
    open var minimumNumberOfTouches = 1
    /// The scroll devices that pan. It reads back what was set; there are no such devices here.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    /// The maximum number of fingers of the gesture.
    open var maximumNumberOfTouches = Int(UInt32.max)

    /// The translation in points, in the window's coordinates, or the view's outside a window.
    private var translation = CGPoint.zero

    /// The translation in points, in the view's coordinates, since the fingers touched down or since it was set.
    open func translation(in view: UIView?) -> CGPoint { convert(translation, from: nil, to: view) }

    /// Sets the translation in points, in the view's coordinates; later movements are added.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        self.translation = convert(translation, from: view, to: nil)
    }

    /// The velocity in points per second, in the view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint { convert(pace.velocity, from: nil, to: view) }

    private var pace = Pace()

    /// Points that the fingers must move before the gesture begins.
    ///
    /// - Source: not located; of the size that users of the system meet.
    private static let slide: CGFloat = 10

    /// The part of the translation that was made before the gesture could begin.
    static func slop(of translation: CGPoint) -> CGPoint {
        let part = slide / max(slide, abs(translation.x), abs(translation.y))
        return CGPoint(x: translation.x * part, y: translation.y * part)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        pace.note(.zero, at: event.timestamp)
        if numberOfTouches > maximumNumberOfTouches && state == .possible { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let before = translation
        for touch in followed where touches.contains(touch) { add(touch) }
        pace.note(CGPoint(x: translation.x - before.x, y: translation.y - before.y), at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches, max(abs(translation.x), abs(translation.y)) >= Self.slide {
            state = mayBegin(after: translation) ? .began : .failed
        }
    }

    /// Whether the gesture begins after a sufficient translation, in points of the window.
    func mayBegin(after way: CGPoint) -> Bool { true }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard followed.allSatisfy({ $0.phase == .ended }) else { return }
        pace.end(at: event.timestamp)
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        failOrCancel()
    }

    open override func reset() {
        super.reset()
        translation = .zero
        pace = Pace()
    }

    /// Adds a finger's movement, divided by the number of fingers: the movement of their centroid.
    private func add(_ touch: UITouch) {
        let (here, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
        translation.x += (here.x - before.x) / CGFloat(numberOfTouches)
        translation.y += (here.y - before.y) / CGFloat(numberOfTouches)
    }

    /// Converts a distance between the coordinates of two views; nil means the window.
    private func convert(_ distance: CGPoint, from: UIView?, to: UIView?) -> CGPoint {
        guard let view = from ?? to else { return distance }
        let (origin, end) = (view.convert(CGPoint.zero, from: from), view.convert(distance, from: from))
        let (newOrigin, newEnd) = (view.convert(origin, to: to), view.convert(end, to: to))
        return CGPoint(x: newEnd.x - newOrigin.x, y: newEnd.y - newOrigin.y)
    }
}

/// A set of scroll devices.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrolltypemask
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// Bit mask of the contained devices.
    public let rawValue: Int
    /// Creates a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Scroll wheels with steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Trackpads.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
