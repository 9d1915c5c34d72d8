extension View {
    /// Sets how much the view covers what is behind it, from 0 to 1.
    public func opacity(_ opacity: Double) -> some View { contained { $0.alpha = opacity } }
    /// Hides the view, which keeps its place.
    public func hidden() -> some View { contained { $0.isHidden = true } }
    /// Cuts off what is outside of the view's place.
    public func clipped(antialiased: Bool = false) -> some View { contained { $0.clipsToBounds = true } }
    /// Cuts off what is outside of the view's place with round corners; the radius is in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        contained {
            $0.clipsToBounds = true
            $0.layer.cornerRadius = radius
        }
    }
    /// Gives the view a shadow of a blur radius, moved to the right and downwards; lengths are in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        contained {
            $0.layer.shadowColor = UIColor(color).cgColor
            ($0.layer.shadowOpacity, $0.layer.shadowRadius) = (1, radius)
            $0.layer.shadowOffset = CGSize(width: x, height: y)
        }
    }
    /// Lets the view and those in it take touches, or not.
    public func allowsHitTesting(_ enabled: Bool) -> some View { contained { $0.isUserInteractionEnabled = enabled } }
    /// Sets the identifier by which tests find the view.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        contained { $0.accessibilityIdentifier = identifier }
    }

    /// Calls a closure when a finger taps the view.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        contained(in: { TapContainer() }) { view in
            guard let container = view as? TapContainer else { return }
            (container.recognizer.numberOfTapsRequired, container.action) = (count, action)
        }
    }
}

/// A view that takes taps on what is in it.
private final class TapContainer: UIView {
    let recognizer = TapRecognizer()
    var action: () -> Void = {}

    init() {
        super.init(frame: .zero)
        recognizer.onTap = { [unowned self] in action() }
        addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) { fatalError("These views are not archived.") }
}

private final class TapRecognizer: UITapGestureRecognizer {
    var onTap: () -> Void = {}

    override var state: UIGestureRecognizer.State {
        didSet { if state == .ended, oldValue != .ended { onTap() } }
    }
}
