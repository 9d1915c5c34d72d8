/// The superview of a navigation bar's large title, hidden while there is none. It clips the part of the title that is
/// scrolled behind the row of buttons.
final class _UINavigationBarLargeTitleView: UIView {
    /// Shows a title; nil hides the view. Views that programs added stay.
    func show(_ title: UILabel?) {
        title.map { insertSubview($0, at: 0) }
        isHidden = title == nil
    }
}
