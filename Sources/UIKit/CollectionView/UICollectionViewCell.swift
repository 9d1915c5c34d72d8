/// The cell of an item. Content belongs in ``contentView``, which fills the cell.
///
/// A collection view lays out each cell by itself: its constraints have an engine of their own, which stays with the
/// cell when it is reused for another item.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    var contentViewIfMade: UIView?
    /// Performs a document's segue when the item is selected.
    var documentSelection: (() -> Void)?

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a cell from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readDocument(into: self, as: UICollectionViewCell.self)
    }

    /// The frame of the content view.
    var contentFrame: CGRect { bounds }

    /// The view for the cell's content, with the cell's bounds as its frame; made when it is first asked for.
    open var contentView: UIView {
        if let contentViewIfMade { return contentViewIfMade }
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        takeContentView(view)
        return view
    }

    /// Replaces the content view by one that a document specifies or a configuration makes, or, for nil, by one that is
    /// made when it is asked for.
    package func takeContentView(_ view: UIView?) {
        let old = contentViewIfMade
        contentViewIfMade = view
        exchangeContentView(old, for: view, at: indexOfContentView(replacing: old))
        if configured.view != nil { view?.frame = contentFrame }
    }

    /// A view behind the content that fills the cell.
    open var backgroundView: UIView? {
        didSet {
            exchangeSubview(oldValue, for: backgroundView, at: 0)
            backgroundViewChanged(to: backgroundView)
        }
    }
    /// A view behind the content, in front of ``backgroundView``, that is visible while the cell is selected or
    /// highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            exchangeSubview(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            backgroundViewChanged(to: selectedBackgroundView)
        }
    }

    override var answersTaps: Bool { true }
    override func contentSizeWasInvalidated() { (superview as? UICollectionView)?.contentChanged(of: self) }
    /// The cell's part in a drag.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionviewcell/dragstate
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting, dragging
    }
    /// A drag concerns the cell in another way. Does nothing unless overridden; nothing calls it.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
    /// Whether the item is selected; the collection view sets it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }
    /// Whether a touch is on the cell; the collection view sets it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Whether the collection is in editing mode, and whether the cell is swiped aside.
    var isEditing = false {
        didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } }
    }
    var isSwiped = false {
        didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Configurations

    var configured = ConfiguredContent()
    var needsUpdateConfiguration = true
    /// Describes the content. Its view replaces ``contentView``; a new one replaces that view where this becomes nil.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.configuration }
        set {
            showContentConfiguration(newValue)
            contentSizeWasInvalidated()
        }
    }
    /// Whether the content configuration is updated for the cell's state before layout; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    var configuredBackground = ConfiguredBackground()
    /// Describes the background. Setting it removes the background views and the background colour, and setting one of
    /// those views removes it.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuredBackground.configuration }
        set { showBackgroundConfiguration(newValue) }
    }
    /// Whether the background configuration is updated for the cell's state before layout; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The background of cells of lists, whose colour follows the state.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
    /// The traits and flags that configurations are updated for.
    open var configurationState: UICellConfigurationState { stateForConfigurations }
    /// Changes the cell's configurations; called before layout after a change of state.
    open var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Changes a cell's configurations for a state.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
    /// Requests an update of the configurations before the cell is measured or laid out.
    open func setNeedsUpdateConfiguration() { requestUpdateConfiguration() }
    /// Changes the configurations for a state; calls the handler unless overridden.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeBeforeSolving()
        configuredBackground.place(in: bounds)
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

    override func placeBeforeSolving() {
        let frame = contentFrame
        if let contentViewIfMade, contentViewIfMade.frame != frame { contentViewIfMade.frame = frame }
    }

    /// The size that the content view's constraints ask for.
    override func preferredSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        updateConfigurationIfNeeded()
        guard isSizedByContentView else { return super.preferredSize(attributes) }
        return fittingSize(for: attributes)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard isSizedByContentView else {
            return fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority
        )
    }

    // MARK: Touches

    private var collection: UICollectionView? { enclosingCollection }

    /// Whether the item can have the focus, which its collection decides.
    open override var canBecomeFocused: Bool { collection?.mayFocus(self) ?? super.canBecomeFocused }
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.nextFocusedItem === self { collection?.gotFocus(self) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if collection?.touchBegan(on: self) != true { super.touchesBegan(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if collection?.touchEnded(on: self) != true { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if collection?.touchCancelled(on: self) != true { super.touchesCancelled(touches, with: event) }
    }
}
