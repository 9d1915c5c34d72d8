/// An open context menu: the highlighted preview, with the menu beside it.
final class ContextMenuStage: MenuStage {
    private let backdrop = UIView()
    private var preview: UIView?
    private var controller: UIViewController?
    private var highlighted: UITargetedPreview?
    /// Called when the user taps the preview.
    var previewTapped: (() -> Void)?

    /// Shows the view of a controller, or highlights a view in place.
    func show(_ controller: UIViewController?, _ highlighted: UITargetedPreview?) {
        self.controller = controller
        self.highlighted = highlighted
        backdrop.backgroundColor = UIColor.black.withAlphaComponent(Self.dimming)
        backdrop.isUserInteractionEnabled = false
        insertSubview(backdrop, at: 0)
        guard let shown = controller?.view ?? highlighted?.picture else { return }
        shown.isUserInteractionEnabled = false
        let preview = PreviewControl(shown)
        preview.layer.cornerRadius = controller == nil ? 0 : MenuMetrics.cornerRadius
        preview.addAction(UIAction { [weak self] _ in self?.previewTapped?() }, for: .touchUpInside)
        self.preview = preview
        insertSubview(preview, aboveSubview: backdrop)
    }

    /// The opacity of the dimming behind, 0...1; our choice.
    private static let dimming: CGFloat = 0.25

    override func close(choosing element: UIMenuElement? = nil) {
        super.close(choosing: element)
        controller?.viewIfLoaded?.isUserInteractionEnabled = true
    }

    /// Animates the preview away: it grows towards the user, or returns to where it came from.
    func leavePreview(_ style: UIContextMenuInteractionCommitStyle) {
        guard let window, let preview else { return }
        let end = style == .pop ? window.bounds : super.placeOfSource ?? preview.frame
        preview.isUserInteractionEnabled = false
        window.addSubview(preview)
        UIView.animate(withDuration: MenuAnimator.duration) {
            (preview.frame, preview.alpha) = (end, 0)
        } completion: { _ in
            preview.removeFromSuperview()
        }
    }

    override func layoutSubviews() {
        backdrop.frame = bounds
        if preview?.superview === self, let place = placeOfPreview { preview?.frame = place }
        super.layoutSubviews()
    }

    override var placeOfSource: CGRect? { preview?.frame ?? super.placeOfSource }

    private var placeOfPreview: CGRect? {
        if let controller { return place(of: controller) }
        guard let target = highlighted?.target, let size = highlighted?.size, target.container.window != nil else { return nil }
        let middle = target.container.convert(target.center, to: self)
        return CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }

    /// The frame of the preview at the top of the available space, above the menu.
    private func place(of controller: UIViewController) -> CGRect {
        let most = max(MenuMetrics.rowHeight, room.height - list.wholeHeight - MenuMetrics.gap)
        let wanted = controller.preferredContentSize == .zero ? room.size : controller.preferredContentSize
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, most))
        return CGRect(x: room.midX - size.width / 2, y: room.minY, width: size.width, height: size.height)
    }
}

/// The highlighted preview of an open context menu; a tap on it commits the preview.
private final class PreviewControl: UIControl {
    init(_ shown: UIView) {
        super.init(frame: shown.bounds)
        shown.frame = bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(shown)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }
}
