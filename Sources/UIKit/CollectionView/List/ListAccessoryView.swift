/// Shows an accessory of a list's cell. Lengths are points.
final class ListAccessoryView: UIControl {
    let accessory: UICellAccessory
    private let content: UIView?

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        content = Self.content(of: accessory)
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        if let content { addSubview(content) }
        isUserInteractionEnabled = takesTouches
        if case .reorder = accessory.accessoryType { addGestureRecognizer(ItemMovementPress(isAtOnce: true)) }
        alpha = accessory.options.isHidden ? 0 : 1
        accessory.options.tintColor.map { tintColor = $0 }
        addAction(
            UIAction { [unowned self] _ in (superview as? UICollectionViewListCell)?.tapped(accessory) }, for: .touchUpInside)
        setNeedsDisplay()
    }

    required init?(coder: NSCoder) { nil }

    private static func content(of accessory: UICellAccessory) -> UIView? {
        switch accessory.accessoryType {
        case .customView(let view):
            view.translatesAutoresizingMaskIntoConstraints = true
            return view
        case .label:
            let label = UILabel()
            (label.text, label.font) = (accessory.text, accessory.font)
            label.adjustsFontForContentSizeCategory = accessory.adjustsFont
            label.textColor = accessory.options.tintColor ?? .secondaryLabel
            return label
        default: return nil
        }
    }

    private var takesTouches: Bool {
        switch accessory.accessoryType {
        case .detail, .delete, .insert, .outlineDisclosure, .reorder, .customView: true
        case .checkmark, .disclosureIndicator, .label, .multiselect: false
        }
    }

    // MARK: Size

    /// The width that is kept for the accessory.
    var reservedWidth: CGFloat {
        switch accessory.options.reservedLayoutWidth {
        case .custom(let width): width
        case .actual: ownSize.width
        case .standard: max(ownSize.width, content == nil ? 0 : ListMetrics.listAccessory.other)
        }
    }

    var ownSize: CGSize {
        switch accessory.accessoryType {
        case .disclosureIndicator: CGSize(width: ListMetrics.listAccessory.indicator, height: 22)
        case .customView(let view): accessory.options.maintainsFixedSize ? view.bounds.size : wantedSize(view)
        case .label: content?.intrinsicContentSize ?? .zero
        default: CGSize(width: ListMetrics.listAccessory.other, height: 22)
        }
    }

    /// The size that a view asks for, as far as it does; otherwise the one that it has.
    private func wantedSize(_ view: UIView) -> CGSize {
        let wanted = view.intrinsicContentSize
        return CGSize(
            width: wanted.width == UIView.noIntrinsicMetric ? view.bounds.width : wanted.width,
            height: wanted.height == UIView.noIntrinsicMetric ? view.bounds.height : wanted.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content else { return }
        let size = ownSize
        let origin = CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
        content.frame = CGRect(origin: origin, size: size).roundedToPixels(pixelScale)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        let (options, center) = (accessory.options, CGPoint(x: bounds.midX, y: bounds.midY))
        switch accessory.accessoryType {
        case .disclosureIndicator: drawIndicator()
        case .outlineDisclosure:
            AccessoryGlyph.drawOutline(
                tintColor, at: center, isExpanded: cellState?.isExpanded ?? false, isMirrored: isRightToLeft)
        case .checkmark: AccessoryGlyph.drawCheckMark(tintColor, at: center)
        case .detail: AccessoryGlyph.drawDetail(tintColor, at: center)
        case .delete: AccessoryGlyph.drawEditSign(options.backgroundColor ?? .systemRed, at: center, isPlus: false)
        case .insert: AccessoryGlyph.drawEditSign(options.backgroundColor ?? .systemGreen, at: center, isPlus: true)
        case .reorder:
            AccessoryGlyph.drawReorder(options.tintColor ?? .tertiaryLabel, at: center)
            if accessory.showsSeparator { drawSeparator() }
        case .multiselect:
            AccessoryGlyph.drawSelection(
                options.backgroundColor ?? tintColor, at: center, isSelected: cellState?.isSelected ?? false)
        case .label, .customView: break
        }
    }

    private func drawIndicator() {
        if isRightToLeft {
            AccessoryGlyph.drawMirroredDisclosure(startingAt: CGPoint(x: bounds.minX, y: bounds.midY))
        } else {
            AccessoryGlyph.drawDisclosure(endingAt: CGPoint(x: bounds.maxX, y: bounds.midY))
        }
    }

    /// A line of one pixel at the edge towards the cell's content.
    private func drawSeparator() {
        let width = 1 / pixelScale
        UIColor.separator.setFill()
        UIRectFill(CGRect(x: isRightToLeft ? bounds.maxX - width : 0, y: 0, width: width, height: bounds.height))
    }

    private var cellState: UICellConfigurationState? { (superview as? UICollectionViewListCell)?.configurationState }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
