/// Shows an effect behind its content. Content belongs in ``contentView``, which fills the view.
///
/// - Source: developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private var content: UIView?
    private let backdrop = UIView()

    /// Creates a view of zero size with an effect; nil shows none.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UIVisualEffectView.self)
    }

    private func setUp() {
        backdrop.isUserInteractionEnabled = false
        effectChanged()
    }

    /// The effect behind the content; nil shows none.
    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { effectChanged() } }
    }

    /// The view for the content, which fills this one above the effect; created lazily.
    open var contentView: UIView {
        if let content { return content }
        let view = UIView(frame: bounds)
        // Constraints in the content view size the effect view through its autoresizing mask's constraints.
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        takeContentView(view)
        return view
    }

    /// Replaces the content view by that of a document.
    package func takeContentView(_ view: UIView) {
        content?.removeFromSuperview()
        content = view
        view.translatesAutoresizingMaskIntoConstraints = true
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    private func effectChanged() {
        backdrop.backgroundColor = effect?.material
        backdrop.layer.backdropBlur = effect?.blurRadius ?? 0
        let shows = effect?.material != nil
        if shows, backdrop.superview == nil { insertSubview(backdrop, at: 0) }
        if !shows { backdrop.removeFromSuperview() }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if backdrop.superview === self { backdrop.frame = bounds }
        if let content, content.frame != bounds { content.frame = bounds }
    }
}
