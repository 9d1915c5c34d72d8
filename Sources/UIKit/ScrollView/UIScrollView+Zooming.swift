/// Zooming: the delegate's view is scaled from its corner, and the content with it.
extension UIScrollView {
    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    func takeZoomScale(_ wanted: CGFloat) {
        let scale = min(max(wanted, minimumZoomScale), maximumZoomScale)
        guard scale != zoomScale, scale > 0, let view = zoomedView else { return }
        let ratio = scale / zoomScale
        let (corner, middle) = (view.frame.origin, CGPoint(x: bounds.midX * ratio, y: bounds.midY * ratio))
        scrollState.zoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        putCorner(of: view, at: corner)
        takeZoomedContentSize(CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio))
        contentOffset = limited(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
        delegate?.scrollViewDidZoom(self)
    }

    /// Scales the zoomed view, and tells the delegate of an animation around it.
    func zoom(animated: Bool, _ change: () -> Void) {
        let view = zoomedView
        if animated { delegate?.scrollViewWillBeginZooming(self, with: view) }
        change()
        if animated { delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale) }
    }

    /// Makes a rectangle of the zoomed view, in that view's coordinates, as large as fits, and shows its middle.
    func fill(with rect: CGRect) {
        guard rect.width > 0, rect.height > 0, let view = zoomedView else { return }
        takeZoomScale(min(bounds.width / rect.width, bounds.height / rect.height))
        let middle = convert(CGPoint(x: rect.midX, y: rect.midY), from: view)
        contentOffset = limited(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
    }

    /// Layout, which knows nothing of transforms, puts a zoomed view's middle where it would be at scale 1.
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

    /// A size that constraints decide is scaled when layout takes it over, too.
    private func takeZoomedContentSize(_ size: CGSize) {
        let isSolved = scrollState.contentGuide.flatMap { layoutState.host?.engine.isConstrained($0) } ?? false
        scrollState.takesSolvedSize = isSolved
        contentSize = size
        scrollState.takesSolvedSize = false
    }
}
