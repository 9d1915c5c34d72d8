/// Zooming: the delegate's view is scaled from its origin, and the content size with it.
extension UIScrollView {
    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// Whether pinching zooms.
    var canZoom: Bool { maximumZoomScale > minimumZoomScale }

    private func limitedZoom(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), maximumZoomScale) }

    /// A scale with its offset.
    private typealias Zoom = (scale: CGFloat, offset: CGPoint)

    /// A zoom to a scale within the limits, around the centre of the visible area.
    private func zoom(toScale wanted: CGFloat) -> Zoom? {
        let scale = limitedZoom(wanted)
        guard scale != zoomScale, scale > 0, zoomedView != nil else { return nil }
        let ratio = scale / zoomScale
        return centered(CGPoint(x: bounds.midX * ratio, y: bounds.midY * ratio), scale)
    }

    /// The scale that fits a rectangle of the zoomed view, in that view's coordinates.
    private func zoom(toFill rect: CGRect) -> Zoom? {
        guard rect.width > 0, rect.height > 0, let view = zoomedView else { return nil }
        let scale = limitedZoom(min(bounds.width / rect.width, bounds.height / rect.height))
        let corner = view.frame.origin
        return centered(CGPoint(x: corner.x + rect.midX * scale, y: corner.y + rect.midY * scale), scale)
    }

    /// A scale with the offset that centres a point of the scaled content, clamped to the limits.
    private func centered(_ middle: CGPoint, _ scale: CGFloat) -> Zoom {
        let size = contentSize(at: scale)
        let offset = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
        return (scale, CGPoint { scrollAxis($0, content: size).limited(offset[$0]) })
    }

    /// The content size at a scale, without accumulated rounding errors.
    private func contentSize(at scale: CGFloat) -> CGSize {
        let whole = unzoomedContentSize
        return CGSize(width: whole.width * scale, height: whole.height * scale)
    }

    private var unzoomedContentSize: CGSize {
        if let known = scrollState.zoomedSize, known.zoomed == contentSize { return known.unzoomed }
        return CGSize(width: contentSize.width / zoomScale, height: contentSize.height / zoomScale)
    }

    /// Scales view and content at once.
    private func take(_ zoom: Zoom) {
        guard let view = zoomedView else { return }
        let (corner, isChange) = (view.frame.origin, zoom.scale != zoomScale)
        let (unzoomed, zoomed) = (unzoomedContentSize, contentSize(at: zoom.scale))
        scrollState.zoomScale = zoom.scale
        view.transform = CGAffineTransform(scaleX: zoom.scale, y: zoom.scale)
        putCorner(of: view, at: corner)
        takeZoomedContentSize(zoomed)
        scrollState.zoomedSize = (unzoomed, zoomed)
        contentOffset = zoom.offset
        if isChange { delegate?.scrollViewDidZoom(self) }
    }

    // MARK: By the program

    func takeZoomScale(_ wanted: CGFloat) { zoom(toScale: wanted).map(take) }

    func zoom(toScale wanted: CGFloat, animated: Bool) { run(zoom(toScale: wanted), animated) }

    func zoom(toFill rect: CGRect, animated: Bool) { run(zoom(toFill: rect), animated) }

    /// Reports an animated or immediate zoom to the delegate. Without frames it is immediate.
    private func run(_ zoom: Zoom?, _ animated: Bool) {
        stopScrollingAndZooming()
        guard let zoom else { return }
        guard animated else { return take(zoom) }
        delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
        animateZoom(to: zoom, isBounce: false)
    }

    private func animateZoom(to zoom: Zoom, isBounce: Bool) {
        guard window != nil, UIView.areAnimationsEnabled else {
            take(zoom)
            return tellEnd()
        }
        activity.zoom = ScrollZoom(
            start: MediaClock.shared.now, scales: (zoomScale, zoom.scale), offsets: (contentOffset, zoom.offset),
            isBounce: isBounce)
        awaitFrame()
    }

    private func tellEnd() { delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale) }

    /// Advances the zoom animation to the current frame.
    func animateZoom(at now: TimeInterval) {
        guard let zoom = scrollState.activity?.zoom else { return }
        take(zoom.zoom(at: now))
        if zoom.isOver(at: now) { endZoomAnimation() } else if scrollState.activity?.zoom != nil { awaitFrame() }
    }

    /// Ends an animation of the scale at its current value.
    func endZoomAnimation() {
        guard scrollState.activity?.zoom != nil else { return }
        activity.zoom = nil
        tellEnd()
        cameToRest()
    }

    // MARK: By fingers

    func beginPinching(_ pinch: UIPinchGestureRecognizer) {
        stopScrollingAndZooming()
        activity.pinch = ScrollPinch(scale: zoomScale, start: pinch.scale)
        delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    }

    /// Zooms by the pinch's scale, around the point between the fingers.
    func followPinch(_ pinch: UIPinchGestureRecognizer) {
        guard let start = activity.pinch else { return }
        let scale = shownZoom(start.scale * pinch.scale / start.start)
        guard scale > 0, scale != zoomScale, pinch.numberOfTouches > 1 else { return }
        let (ratio, fixed) = (scale / zoomScale, pinch.location(in: self))
        take((scale, CGPoint { contentOffset[$0] + fixed[$0] * (ratio - 1) }))
    }

    /// The displayed scale for a pinched one, with resistance beyond the limits.
    ///
    /// - Source: the resistance is not documented; its form is our choice.
    private func shownZoom(_ wanted: CGFloat) -> CGFloat {
        let limit = limitedZoom(wanted)
        return bouncesZoom && wanted > 0 ? limit * (wanted / limit).squareRoot() : limit
    }

    /// The pinch ended: a scale beyond the limits, and the offset, return to their limits.
    func endPinching() {
        guard activity.pinch != nil else { return }
        activity.pinch = nil
        let limit = limitedZoom(zoomScale)
        guard limit != zoomScale, let back = zoom(toScale: limit) else { return tellEnd() }
        animateZoom(to: back, isBounce: true)
    }

    /// Layout, which ignores transforms, centres a zoomed view as if at scale 1.
    func keepZoomedCorner() {
        guard zoomScale != 1, let view = zoomedView, !view.translatesAutoresizingMaskIntoConstraints,
            let host = view.layoutState.host, let place = view.superview.map({ host.place(of: $0) }),
            let frame = host.frame(of: view, in: place)
        else { return }
        putCorner(of: view, at: frame.origin)
    }

    private func putCorner(of view: UIView, at corner: CGPoint) {
        let (layer, now) = (view.backingLayer, view.frame.origin)
        layer.position = CGPoint(x: layer.position.x + corner.x - now.x, y: layer.position.y + corner.y - now.y)
    }

    /// A size determined by constraints is scaled when layout adopts it.
    private func takeZoomedContentSize(_ size: CGSize) {
        let isSolved = scrollState.contentGuide.flatMap { layoutState.host?.engine.isConstrained($0) } ?? false
        scrollState.takesSolvedSize = isSolved
        contentSize = size
        scrollState.takesSolvedSize = false
    }
}
