/// A page that a finger curls.
struct FingerCurl {
    let drive: LayerDrive
    /// 1 for a finger that goes towards greater coordinates, and -1 for the other way.
    let direction: CGFloat
}

/// Pages that curl, by fingers and by the program.
extension UIPageViewController {
    /// Seconds that a page takes to curl.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    private static let curlDuration: TimeInterval = 0.5

    /// Curls the page away from another one, or another one back over it. The other is a child already.
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

    // MARK: Fingers

    /// Where the finger goes that turns to the next page: away from the free edge, towards the spine.
    private var forwardDirection: CGFloat { spineLocation == .max ? 1 : -1 }

    /// The page to which a finger turns that moved by a way, in points; nil if there is none.
    func pageCurled(after way: CGPoint) -> (page: UIViewController, direction: NavigationDirection)? {
        guard turn == nil, turnsInTime else { return nil }
        let along = axis == .vertical ? way.y : way.x
        guard along != 0, abs(along) >= abs(axis == .vertical ? way.x : way.y) else { return nil }
        let isForward = along * forwardDirection > 0
        return neighbour(isNext: isForward).map { ($0, isForward ? .forward : .reverse) }
    }

    /// A finger begins to turn a page, whose animation it drives from now on.
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

    /// A finger tapped at an edge of the page: the next page comes at the free edge, the one before at the spine's.
    func tapped(at place: CGPoint) {
        guard let way = wayTapped(at: place), let found = pageCurled(after: way) else { return }
        beginCurl(to: found.page, found.direction)
        fingerCurl?.drive.runOn()
    }

    /// The way of a finger that would turn the page that a tap turns; nil for a tap in the middle.
    private func wayTapped(at place: CGPoint) -> CGPoint? {
        let (along, length) = axis == .vertical ? (place.y, view.bounds.height) : (place.x, view.bounds.width)
        let edge = length * Self.tappedPart
        guard along < edge || along > length - edge else { return nil }
        let way: CGFloat = along < edge ? 1 : -1
        return axis == .vertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
    }

    /// The part of the page at each edge that takes taps; not documented.
    private static let tappedPart: CGFloat = 0.2

    /// Whether a tap at a place turns a page, without asking for the page.
    func takesTap(at place: CGPoint) -> Bool { turn == nil && wayTapped(at: place) != nil }

    /// The finger is some points away from where it began.
    func followCurl(_ way: CGPoint) {
        guard let fingerCurl else { return }
        fingerCurl.drive.show(fingerCurl.direction * (axis == .vertical ? way.y : way.x) / max(extent, 1))
    }

    /// The finger left: the page goes where it is nearer to, with the finger's velocity.
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

    /// Nobody drives the page any more, which is where it belongs.
    func releaseCurl() {
        guard let fingerCurl else { return }
        self.fingerCurl = nil
        fingerCurl.drive.release()
        scroll.layer.removeAnimation(forKey: "transition")
    }
}

/// The recognizer of a finger that turns curling pages.
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

/// The recognizer of a finger that taps at the edges of curling pages.
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
