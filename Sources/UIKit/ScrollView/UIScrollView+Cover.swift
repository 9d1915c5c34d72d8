/// A view over the visible area of the content, which does not scroll.
extension UIScrollView {
    func placeCover() {
        guard let cover = scrollState.cover, cover.superview === self, cover.frame != bounds else { return }
        cover.frame = bounds
        cover.setNeedsLayout()
    }

    /// Subviews added later are inserted below the cover.
    func keepCover(above subview: UIView) {
        guard let cover = scrollState.cover, cover !== subview, cover.superview === self else { return }
        bringSubviewToFront(cover)
    }
}
