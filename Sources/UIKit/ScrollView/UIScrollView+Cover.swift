/// A view over what is seen of the content, which stays there as content scrolls.
extension UIScrollView {
    func placeCover() {
        guard let cover = scrollState.cover, cover.superview === self, cover.frame != bounds else { return }
        cover.frame = bounds
        cover.setNeedsLayout()
    }

    /// What content gets later lies below the cover.
    func keepCover(above subview: UIView) {
        guard let cover = scrollState.cover, cover !== subview, cover.superview === self else { return }
        bringSubviewToFront(cover)
    }
}
