/// Extends its content visually beyond the safe area, below bars and sidebars. The content is laid out; its mirrored
/// continuation beyond the safe area is not drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundextensionview
open class UIBackgroundExtensionView: UIView {
    /// The view that is extended, a subview of this one.
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
            setNeedsLayout()
        }
    }
    /// Whether the content fills the safe area; true by default. Otherwise the program places it.
    open var automaticallyPlacesContentView = true {
        didSet { setNeedsLayout() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
    }
}
