/// The system's views behind and on top of a sheet.
@MainActor
struct SheetScenery {
    let dimming = UIDimmingView()
    let grabber = SheetGrabber()
}

/// The dimming view and the grabber.
extension UISheetPresentationController {
    /// Adds the dimming view behind the presented view, and the grabber.
    func addScenery(to stage: UIView) {
        let scenery = SheetScenery()
        scenery.dimming.backgroundColor = AlertMetrics.dimming
        scenery.dimming.frame = stage.bounds
        scenery.dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scenery.dimming.addAction(UIAction { [weak self] _ in self?.tappedOutside() }, for: .touchUpInside)
        scenery.grabber.addAction(UIAction { [weak self] _ in self?.selectNextDetent() }, for: .touchUpInside)
        stage.insertSubview(scenery.dimming, at: 0)
        (presentedView ?? stage).addSubview(scenery.grabber)
        self.scenery = scenery
        arrangeScenery()
    }

    /// Updates the views after the presented view moved: the grabber is placed on it, and its position decides the
    /// opacity of the dimming view.
    func arrangeScenery() {
        guard let scenery, let view = presentedView, view.superview === scenery.dimming.superview else { return }
        scenery.dimming.alpha = dimming(at: view.untransformedFrame.minY)
        scenery.grabber.isHidden = !prefersGrabberVisible || !isAttached
        scenery.grabber.center = CGPoint(x: view.bounds.midX, y: SheetGrabber.size.height / 2)
        if view.subviews.last !== scenery.grabber { view.bringSubviewToFront(scenery.grabber) }
    }

    /// The opacity, 0...1, of the dimming view for a sheet whose top is at the given y-coordinate of the container: 0
    /// up to the largest undimmed detent, 1 at the next larger one and above, and linear in between.
    private func dimming(at top: CGFloat) -> CGFloat {
        guard let stage = containerView else { return 0 }
        let stops = currentDrag?.stops ?? stops
        let clear = stops.first { $0.detent == largestUndimmedDetentIdentifier }?.top ?? stage.bounds.maxY
        guard let dark = stops.last(where: { $0.top < clear - 0.5 })?.top else { return 0 }
        return min(1, max(0, (clear - top) / (clear - dark)))
    }

    /// A tap on the dimming view dismisses an attached sheet, like a downward drag.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation: if it is true, events
    ///   outside are ignored.
    private func tappedOutside() {
        guard isAttached, currentDrag == nil, let stage = containerView else { return }
        guard mayDismiss else {
            adaptiveDelegate?.presentationControllerDidAttemptToDismiss(announced)
            return
        }
        dismiss(below: stage.bounds.maxY)
    }

    /// A tap on the grabber selects the next larger detent, or the smallest one if the largest is selected.
    ///
    /// - Source: developer.apple.com/design/human-interface-guidelines/sheets, on grabbers
    private func selectNextDetent() {
        guard currentDrag == nil, let top = presentedView?.untransformedFrame.minY else { return }
        let stops = stops
        guard stops.count > 1 else { return }
        choose(stops.last { $0.top < top - 0.5 } ?? stops.last)
    }
}

/// The grabber at the top of a resizable sheet.
final class SheetGrabber: UIControl {
    /// The area that receives touches, in points; the visible bar is in its middle.
    ///
    /// - Source: not documented; similar to the size on devices, as that of the bar.
    static let size = CGSize(width: 76, height: 15)
    private static let bar = CGSize(width: 36, height: 5)

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        let (size, bar) = (Self.size, Self.bar)
        let shape = UIView(
            frame: CGRect(
                x: (size.width - bar.width) / 2, y: (size.height - bar.height) / 2, width: bar.width, height: bar.height))
        shape.backgroundColor = .tertiaryLabel
        shape.layer.cornerRadius = bar.height / 2
        shape.isUserInteractionEnabled = false
        addSubview(shape)
    }

    required init?(coder: NSCoder) { nil }
}
