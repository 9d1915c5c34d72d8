/// The cell of a list's row, or its header or footer, with accessories at its sides, a separator and the list's
/// background.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlistcell
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    var listParts = ListCellParts()

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a cell from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Content

    /// A configuration without content that looks like the rows, headers or footers of the cell's list.
    open func defaultContentConfiguration() -> UIListContentConfiguration { contentConfigurationOfPlace }

    /// The background of the rows, headers or footers of the cell's list, which the cell also has without a
    /// configuration.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { backgroundConfigurationOfPlace }

    /// The accessories at both sides. The system puts its own kinds in its order.
    open var accessories: [UICellAccessory] = [] {
        didSet { showAccessories() }
    }

    // MARK: Room

    /// The number of steps by which the content is indented; 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { roomChanged() } }
    }
    /// The length of a step in points; 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { roomChanged() } }
    }
    /// Whether the leading accessories are indented with the content; true by default.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { roomChanged() } }
    }
    /// The horizontal extent of the separators: by default from the content's text to the list's end. Constraints may
    /// move its edges.
    open var separatorLayoutGuide: UILayoutGuide { madeSeparatorGuide }

    // MARK: In a list

    override func takePlace(_ attributes: UICollectionViewLayoutAttributes) { listPlaceChanged(to: attributes.listPlace) }

    override var contentFrame: CGRect { contentFrameBetweenAccessories }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeListParts()
    }

    override func preferredSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? { rowSize(attributes) }

    open override func setNeedsUpdateConfiguration() {
        super.setNeedsUpdateConfiguration()
        listStateChanged()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }
}
