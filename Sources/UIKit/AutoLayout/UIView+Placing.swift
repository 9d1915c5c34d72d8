import LayoutEngine

/// Frames of subviews from the engine's rectangles. Only subviews are visited whose frames may differ: the engine moved
/// or resized them, they were added, their frame was set, or they round differently now.
extension UIView {
    // MARK: Flags

    /// Flags the view as possibly not having its solved frame; its superview checks it when it places its subviews
    /// next.
    func markNeedsPlacing() {
        hierarchy.uncountedSuperview?.borrow { $0.layoutState.subviewsToPlace.insert($0.place(of: self)) }
    }

    /// Flags all subviews as possibly not having their solved frames.
    func markSubviewsNeedPlacing() { layoutState.subviewsToPlace.insertAll(hierarchy.subviews.count) }

    // MARK: Placing

    /// Gives the subviews their solved frames.
    func placeSubviews() {
        guard let host = layoutState.host else { return }
        host.solve(placing: self)
        guard !hierarchy.subviews.isEmpty else { return }
        let place = host.place(of: self)
        if place.rounding.tellsApart(place.origin, layoutState.placedFrom) { markSubviewsNeedPlacing() }
        layoutState.placedFrom = place.origin
        var next = 0
        while let index = layoutState.subviewsToPlace.first(from: next) {
            layoutState.subviewsToPlace.remove(index)
            hierarchy.subviews[index].takePlace(in: place, host)
            next = index + 1
        }
        updateInsetsOfSubviews()
    }

    /// Updates subviews' margins and safe area after this view was resized, because they depend on the distance to its
    /// edges even if the frame stays.
    private func updateInsetsOfSubviews() {
        guard layoutState.placedIn != bounds.size else { return }
        layoutState.placedIn = bounds.size
        let hasSafeArea = safeAreaForSubviews != .zero
        let subviews = hierarchy.subviews
        for index in subviews.indices
        where hasSafeArea || subviews.uncounted(index).borrow({ $0.ownInsetsFollowGeometry }) { subviews[index].updateInsets() }
    }

    private func takePlace(in place: LayoutHost.Place, _ host: LayoutHost) {
        host.work.placed += 1
        if let frame = host.frame(of: self, in: place) { self.place(atPixelsOf: frame) }
        noteOrigin(host, place.rounding)
    }

    /// Takes a frame, and keeps the frame or the size that it has if the new one is the same pixels.
    private func place(atPixelsOf frame: CGRect) {
        let old = untransformedFrame
        guard !frame.isAtPixels(of: old) else { return }
        place(at: frame.size.isAtPixels(of: old.size) ? CGRect(origin: frame.origin, size: old.size) : frame)
    }

    /// Whether the view keeps a frame that the program gave it, because nothing has placed it by constraints: it has no
    /// content, and no constraint names it.
    ///
    /// - Source: a public tutorial's printed run of iOS 18.3.1.
    func keepsFrame(instead rect: LayoutRect) -> Bool {
        if layoutState.isPlacedByConstraints { return false }
        let isOpen = rect.x == 0 && rect.y == 0 && rect.width == 0 && rect.height == 0
        if isOpen, !untransformedFrame.isSame(as: .zero), !isNamedByConstraints { return true }
        if !isOpen { layoutState.isPlacedByConstraints = true }
        return false
    }

    /// Whether the view has content, is arranged, or a constraint names it.
    private var isNamedByConstraints: Bool {
        let size = intrinsicContentSize
        if size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric { return true }
        if layoutState.generated != nil || hierarchy.superview?.layoutState.generated != nil { return true }
        var next: UIView? = self
        while let view = next, view.layoutState.host === layoutState.host {
            if view.layoutState.constraints.contains(where: { $0.names { NSLayoutConstraint.view(of: $0) === self } }) {
                return true
            }
            next = view.hierarchy.superview
        }
        return false
    }

    /// Flags the view if its position between pixels changed: frames below it may round differently.
    private func noteOrigin(_ host: LayoutHost, _ rounding: PixelRounding) {
        guard !hierarchy.subviews.isEmpty, layoutState.host === host, !layoutState.needsPlacement,
            rounding.tellsApart(host.origin(of: self), layoutState.placedFrom)
        else { return }
        layoutState.needsPlacement = true
        propagateLayoutFlag()
    }

    /// Adopts the view's position for rounding; all subviews' frames have to be checked.
    func takeOverOrigin() {
        layoutState.needsPlacement = false
        guard let host = layoutState.host else { return }
        layoutState.placedFrom = host.origin(of: self)
        markSubviewsNeedPlacing()
    }

    /// Flags the view for layout if a subview's frame rounds differently now, and passes the check on to the subviews.
    func checkPlacement() {
        layoutState.needsPlacement = false
        guard let host = layoutState.host else { return }
        let place = host.place(of: self)
        layoutState.placedFrom = place.origin
        for view in hierarchy.subviews {
            if let frame = host.frame(of: view, in: place), !frame.isAtPixels(of: view.untransformedFrame) {
                view.markNeedsPlacing()
                layoutState.needsLayout = true
            }
            view.noteOrigin(host, place.rounding)
        }
    }
}

extension CGRect {
    /// Whether both are the same pixels. Differences of edges in points have other last bits at 3x when the container
    /// is a pixel further, which must not resize a view.
    fileprivate func isAtPixels(of other: CGRect) -> Bool {
        abs(origin.x - other.origin.x) < 1e-6 && abs(origin.y - other.origin.y) < 1e-6 && size.isAtPixels(of: other.size)
    }
}

extension CGSize {
    fileprivate func isAtPixels(of other: CGSize) -> Bool {
        abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}

extension PixelRounding {
    /// Whether frames in a view with one origin may round differently than with another.
    fileprivate func tellsApart(_ one: (x: Double, y: Double), _ other: (x: Double, y: Double)) -> Bool {
        guard case .windowed(let scale) = self else { return false }
        func isPartOfPixel(_ move: Double) -> Bool { move != 0 && abs(move * scale - (move * scale).rounded()) > 1e-6 }
        return isPartOfPixel(one.x - other.x) || isPartOfPixel(one.y - other.y)
    }
}
