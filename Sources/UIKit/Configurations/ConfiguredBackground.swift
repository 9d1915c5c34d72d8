/// The background configuration of a cell, and the view that shows it.
@MainActor
struct ConfiguredBackground {
    private(set) var configuration: UIBackgroundConfiguration?
    private(set) var view: BackgroundConfigurationView?

    /// Shows a configuration behind everything else in a view; nil removes it.
    mutating func show(_ new: UIBackgroundConfiguration?, in parent: UIView) {
        configuration = new
        guard let new else {
            view?.removeFromSuperview()
            return view = nil
        }
        let shown = view ?? BackgroundConfigurationView(frame: parent.bounds)
        if view == nil { parent.insertSubview(shown, at: 0) }
        view = shown
        shown.configuration = new
    }

    /// Shows the configuration adapted to a state.
    func update(for state: UICellConfigurationState) {
        if let configuration { view?.configuration = configuration.updated(for: state) }
    }

    func place(in bounds: CGRect) { if let view, view.frame != bounds { view.frame = bounds } }
}

/// Draws a background configuration.
final class BackgroundConfigurationView: UIView {
    /// The filled rectangle, which contains the configuration's image and custom view.
    private let fill = UIView()
    private let outline = UIView()
    private var picture: UIImageView?
    private var customView: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(fill)
        addSubview(outline)
    }

    required init?(coder: NSCoder) { nil }

    var configuration = UIBackgroundConfiguration() {
        didSet { if configuration != oldValue { show() } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.clipsToBounds = configuration.cornerRadius > 0
        outline.layer.borderWidth = configuration.strokeWidth
        outline.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        showPicture()
        if customView !== configuration.customView {
            customView?.removeFromSuperview()
            customView = configuration.customView
            customView.map(fill.addSubview)
        }
        setNeedsLayout()
    }

    private func showPicture() {
        guard let image = configuration.image else {
            picture?.removeFromSuperview()
            return picture = nil
        }
        let view = picture ?? UIImageView(frame: .zero)
        if picture == nil { fill.insertSubview(view, at: 0) }
        picture = view
        (view.image, view.contentMode) = (image, configuration.imageContentMode)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds.inset(by: configuration.backgroundInsets.physical(rightToLeft: isRightToLeft))
        picture?.frame = fill.bounds
        customView?.frame = fill.bounds
        let outset = configuration.strokeOutset
        outline.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
        outline.layer.cornerRadius = max(0, configuration.cornerRadius + outset)
    }
}
