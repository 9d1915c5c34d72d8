/// An interactive page curl.
struct FingerCurl {
    let drive: LayerDrive
    /// 1 for a pan towards greater coordinates, and -1 for the opposite direction.
    let direction: CGFloat
}

/// Page curls, by gestures and by the program.
extension UIPageViewController {
    /// The duration of a page curl, in seconds.
    ///
    /// - Source: not documented; similar to the animation on devices.
    private static let curlDuration: TimeInterval = 0.5

    /// Curls the old page away, or the new page back over it. The new page is already a child controller.
    func curl(
        from old: UIViewController, to new: UIViewController, _ direction: NavigationDirection,
        completion: @escaping (Bool) -> Void
    ) {
        curl(direction, .curveEaseInOut) { [self] in
            begin(from: old, to: new, 0, completion: completion)
        } _: { [weak self] in
            if let self, let turn, turn.new === new { end(turn, completed: true) }
        }
    }

    private func curl(
        _ direction: NavigationDirection, _ pace: UIView.AnimationOptions, _ change: @escaping () -> Void,
        _ ended: @escaping () -> Void
    ) {
        let curl = CATransition()
        curl.type = direction == .forward ? .pageCurl : .pageUnCurl
        curl.subtype =
            axis == .vertical
            ? spineLocation == .max ? .fromBottom : .fromTop : spineLocation == .max ? .fromLeft : .fromRight
        UIView.change(scroll, by: curl, duration: Self.curlDuration, options: pace, change) { _ in ended() }
    }

    // MARK: Gestures

    /// The direction of a pan that turns to the next page: from the free edge towards the spine.
    private var forwardDirection: CGFloat { spineLocation == .max ? 1 : -1 }

    /// The page that a pan by `way`, in points, turns to; nil if there is none.
    func pageCurled(after way: CGPoint) -> (page: UIViewController, direction: NavigationDirection)? {
        guard turn == nil, turnsInTime else { return nil }
        let along = axis == .vertical ? way.y : way.x
        guard along != 0, abs(along) >= abs(axis == .vertical ? way.x : way.y) else { return nil }
        let isForward = along * forwardDirection > 0
        return neighbour(isNext: isForward).map { ($0, isForward ? .forward : .reverse) }
    }

    /// Begins an interactive curl.
    func beginCurl(to page: UIViewController, _ direction: NavigationDirection) {
        guard let old = viewControllers?.first else { return }
        delegate?.pageViewController(self, willTransitionTo: [page])
        addChild(page)
        curl(direction, .curveLinear) { [self] in
            begin(from: old, to: page, 0, completion: nil)
        } _: { [weak self] in
            guard let self, let turn, turn.new === page else { return }
            releaseCurl()
            end(turn, completed: true)
        }
        let sign = direction == .forward ? forwardDirection : -forwardDirection
        fingerCurl = FingerCurl(drive: LayerDrive(of: [scroll.layer], duration: Self.curlDuration), direction: sign)
        CATransaction.flush()
    }

    /// Turns the page after a tap near an edge: forward at the free edge, back at the spine.
    func tapped(at place: CGPoint) {
        guard let way = wayTapped(at: place), let found = pageCurled(after: way) else { return }
        beginCurl(to: found.page, found.direction)
        fingerCurl?.drive.runOn()
    }

    /// A pan direction that turns the page like a tap at the given point; nil for taps in the middle.
    private func wayTapped(at place: CGPoint) -> CGPoint? {
        let (along, length) = axis == .vertical ? (place.y, view.bounds.height) : (place.x, view.bounds.width)
        let edge = length * Self.tappedPart
        guard along < edge || along > length - edge else { return nil }
        let way: CGFloat = along < edge ? 1 : -1
        return axis == .vertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
    }

    /// The part of the page at each edge that responds to taps; not documented.
    private static let tappedPart: CGFloat = 0.2

    /// Whether a tap at a point turns a page; does not ask the data source.
    func takesTap(at place: CGPoint) -> Bool { turn == nil && wayTapped(at: place) != nil }

    /// Updates the interactive curl to the translation of the pan.
    func followCurl(_ way: CGPoint) {
        guard let fingerCurl else { return }
        fingerCurl.drive.show(fingerCurl.direction * (axis == .vertical ? way.y : way.x) / max(extent, 1))
    }

    /// Called when the finger was lifted: completes or cancels the curl, whichever end is nearer to the position that
    /// the pan's velocity leads to.
    ///
    /// - Parameter velocity: Points per second.
    func endCurl(velocity: CGPoint) {
        guard let fingerCurl else { return }
        let pace = fingerCurl.direction * (axis == .vertical ? velocity.y : velocity.x)
        let rate = UIScrollView.DecelerationRate.fast.rawValue
        let target = ScrollGlide.target(from: fingerCurl.drive.part * extent, velocity: pace, rate: rate)
        target > extent / 2 ? fingerCurl.drive.runOn() : cancelCurl()
    }

    func cancelCurl() {
        fingerCurl?.drive.runBack { [weak self] in
            guard let self, let turn else { return }
            self.turn = nil
            releaseCurl()
            end(turn, completed: false)
        }
    }

    /// Removes the interactive curl after it reached its end.
    func releaseCurl() {
        guard let fingerCurl else { return }
        self.fingerCurl = nil
        fingerCurl.drive.release()
        scroll.layer.removeAnimation(forKey: "transition")
    }
}

/// The recognizer of a pan that turns curling pages.
final class PageCurlGestureRecognizer: UIPanGestureRecognizer {
    weak var pages: UIPageViewController?
    private var found: (page: UIViewController, direction: UIPageViewController.NavigationDirection)?

    override func mayBegin(after way: CGPoint) -> Bool {
        found = pages?.pageCurled(after: way)
        return found != nil
    }

    override func entered(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            if let found { pages?.beginCurl(to: found.page, found.direction) }
            found = nil
        case .changed: pages?.followCurl(translation(in: view))
        case .ended: pages?.endCurl(velocity: velocity(in: view))
        case .cancelled: pages?.cancelCurl()
        case .possible, .failed: break
        }
    }
}

/// The recognizer of a tap near the edges of curling pages.
final class PageTapGestureRecognizer: UITapGestureRecognizer {
    weak var pages: UIPageViewController?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if pages?.takesTap(at: location(in: view)) != true { state = .failed }
    }

    override func entered(_ state: UIGestureRecognizer.State) {
        if state == .ended { pages?.tapped(at: location(in: view)) }
    }
}
