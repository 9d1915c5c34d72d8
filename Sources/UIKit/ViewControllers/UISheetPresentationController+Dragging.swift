/// A drag of a sheet. Lengths are points in the container's coordinates.
struct SheetDrag {
    /// The sheet's frame when the drag began.
    let rest: CGRect
    /// The distance of the pan before it was recognized.
    let slop: CGFloat
    /// The y-coordinates that the sheet's top can have at its detents, from the top.
    let stops: [SheetStop]
    /// The y-coordinate of the top at which the sheet is out of sight.
    let bottom: CGFloat
    /// Whether the drag may dismiss the sheet.
    let mayDismiss: Bool
    /// Whether the sheet extends to the container's bottom.
    let isAttached: Bool
    /// The y-coordinate of the top that the finger's position requests.
    var wanted: CGFloat

    /// The y-coordinate of the top: beyond the detents it follows with increasing resistance, unless the sheet may be
    /// dismissed there.
    var shown: CGFloat {
        guard let highest = stops.first?.top, let lowest = stops.last?.top else { return wanted }
        if wanted < highest { return highest - RubberBand.shown(highest - wanted, extent: bottom) }
        if wanted > lowest, !mayDismiss { return lowest + RubberBand.shown(wanted - lowest, extent: bottom) }
        return wanted
    }

    /// The sheet's frame with that top. An attached sheet extends to the bottom, and is at least as high as its
    /// smallest detent.
    var frame: CGRect {
        let least = isAttached ? bottom - (stops.last?.top ?? rest.minY) : rest.height
        let height = isAttached ? max(least, bottom - shown) : rest.height
        return CGRect(x: rest.minX, y: shown, width: rest.width, height: height)
    }

    /// The detent that a sheet settles at if it is released with a velocity, in points per second; nil if it is to be
    /// dismissed.
    func stop(velocity: CGFloat) -> SheetStop? {
        let rate = UIScrollView.DecelerationRate.fast.rawValue
        let end = ScrollGlide.target(from: wanted, velocity: velocity, rate: rate)
        guard let nearest = stops.min(by: { abs($0.top - end) < abs($1.top - end) }) else { return nil }
        return abs(bottom - end) < abs(nearest.top - end) ? nil : nearest
    }
}

/// The position of a detent in a container.
struct SheetStop {
    let top: CGFloat
    let detent: UISheetPresentationController.Detent.Identifier
}

/// Drags of a sheet, to another detent or to its dismissal.
extension UISheetPresentationController {
    func addPan(to view: UIView) {
        let pan = SheetPanGestureRecognizer()
        pan.sheet = self
        view.addGestureRecognizer(pan)
        self.pan = pan
    }

    func mayDrag(_ pan: SheetPanGestureRecognizer) -> Bool {
        guard let presentedView else { return false }
        let (translation, place) = (pan.translation(in: nil), pan.location(in: containerView))
        let start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
        return presentedView.frame.contains(start) && abs(translation.y) > abs(translation.x)
            && (translation.y > 0 || hasHigherStop)
    }

    var hasHigherStop: Bool {
        guard let top = presentedView?.untransformedFrame.minY else { return false }
        return stops.contains { $0.top < top - 0.5 }
    }

    private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
        adaptiveDelegate as? any UISheetPresentationControllerDelegate
    }

    // MARK: The drag

    func beginDragging(_ pan: SheetPanGestureRecognizer) {
        guard let stage = containerView, let view = presentedView else { return }
        currentDrag = SheetDrag(
            rest: view.untransformedFrame, slop: UIPanGestureRecognizer.slop(of: pan.translation(in: nil)).y, stops: stops,
            bottom: stage.bounds.maxY, mayDismiss: mayDismiss, isAttached: isAttached, wanted: view.untransformedFrame.minY)
        drag(pan)
    }

    func drag(_ pan: SheetPanGestureRecognizer) {
        guard var drag = currentDrag else { return }
        drag.wanted = drag.rest.minY + pan.translation(in: nil).y - drag.slop
        currentDrag = drag
        if let presentedView { move(presentedView, to: drag.frame) }
        arrangeScenery()
        containerView?.layoutIfNeeded()
    }

    /// Called when the finger was lifted: settles the sheet at the nearest detent, or dismisses it.
    ///
    /// - Parameter velocity: Points per second; positive is down.
    func endDragging(velocity: CGFloat) {
        guard let drag = currentDrag else { return }
        currentDrag = nil
        let stop = drag.stop(velocity: velocity)
        if stop == nil && drag.mayDismiss { return dismiss(below: drag.bottom) }
        choose(stop ?? drag.stops.last)
        if stop == nil { adaptiveDelegate?.presentationControllerDidAttemptToDismiss(announced) }
    }

    /// Selects the detent that the user chose.
    func choose(_ stop: SheetStop?) {
        let before = selectedDetentIdentifier
        settle(at: stop)
        if selectedDetentIdentifier != before {
            sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
    }

    func cancelDragging() {
        guard currentDrag != nil else { return }
        currentDrag = nil
        settle(at: nil)
    }

    // MARK: End of the drag

    /// The duration of the settling animation, in seconds.
    ///
    /// - Source: not documented; similar to the animation on devices.
    static let settlingDuration: TimeInterval = 0.3

    private func settle(at stop: SheetStop?) {
        UIView.animate(withDuration: Self.settlingDuration) { [self] in
            if let stop, detents.count > 1 { selectedDetentIdentifier = stop.detent }
            presentedViewController.placePresentedView()
            containerView?.layoutIfNeeded()
        }
    }

    /// Moves the sheet out of sight, then dismisses its controller.
    func dismiss(below bottom: CGFloat) {
        // The presented controller no longer has a presentation controller at the end.
        let (presented, announced, adaptiveDelegate) = (presentedViewController, announced, adaptiveDelegate)
        adaptiveDelegate?.presentationControllerWillDismiss(announced)
        presented.presentation.isBeingDismissed = true
        presented.beginDisappearing(animated: true)
        UIView.animate(withDuration: Self.settlingDuration) { [self] in
            if let presentedView { presentedView.center.y += bottom - presentedView.frame.minY }
            arrangeScenery()
        } completion: { _ in
            presented.presentation.presenting?.dismissPresented(animated: true) {
                adaptiveDelegate?.presentationControllerDidDismiss(announced)
            }
        }
    }
}
