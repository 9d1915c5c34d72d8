import RuntimeReflection

/// The cell of a row.
///
/// The table places the cell; the cell places its content view beside the accessory. A table lays out each cell by
/// itself: its constraints have an engine of their own, which stays with the cell when it is reused for another row.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The identifier of the cell that is being made for a class known only at run time.
    private static var identifierInMaking: String?

    let style: CellStyle
    /// Performs a document's segue when the row is selected.
    var documentSelection: (() -> Void)?
    /// Performs a document's segue when the accessory is tapped.
    var documentAccessoryAction: (() -> Void)?

    /// Makes a cell, 320 points wide and 44 high.
    ///
    /// - Parameter reuseIdentifier: nil for a cell that is not reused.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// Makes a cell from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        style = CellStyle(documentOf: coder)
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UITableViewCell.self)
    }

    public override convenience init(frame: CGRect) {
        let identifier = Self.identifierInMaking
        Self.identifierInMaking = nil
        self.init(style: .default, reuseIdentifier: identifier)
        if frame != .zero { self.frame = frame }
    }

    /// Makes a cell of a class known only at run time, of the default style.
    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        identifierInMaking = reuseIdentifier
        return makeInstance(of: type)
    }

    private func setUp() {
        backgroundColor = Self.plainBackground
        clipsToBounds = false
    }

    // MARK: Reuse

    /// The identifier the cell is queued under for reuse; nil for cells that are not reused.
    open internal(set) var reuseIdentifier: String?
    /// Called before the cell is reused; clears selection and highlight. Overrides call super.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Content

    var contentViewIfMade: UIView?
    var labels = CellLabels()
    /// The view for the cell's content: beside the accessory, and clear of the safe area's sides in a table. Made when
    /// it is first asked for.
    open var contentView: UIView { madeContentView }
    /// The text of the cell's style; added to the content view when it is first asked for.
    open var textLabel: UILabel? { madeTextLabel }
    /// The second text; nil for the default style. Added to the content view when it is first asked for.
    open var detailTextLabel: UILabel? { madeDetailTextLabel }
    /// The image before the text; nil for the style `value2`. Added to the content view when it is first asked for.
    open var imageView: UIImageView? { madeImageView }
    /// A view behind the content that fills the cell.
    open var backgroundView: UIView? {
        didSet {
            exchangeSubview(oldValue, for: backgroundView, at: 0)
            backgroundViewChanged(to: backgroundView)
        }
    }
    /// A view behind the content that is visible while the cell is selected or highlighted; nil, the default, means
    /// grey.
    open var selectedBackgroundView: UIView? {
        didSet { selectedBackgroundChanged(from: oldValue) }
    }
    /// Replaces ``selectedBackgroundView`` where several rows can be selected. It reads back what was set; nothing here
    /// depends on it.
    open var multipleSelectionBackgroundView: UIView?

    // MARK: Configurations

    var configured = ConfiguredContent() {
        didSet { if configured.view !== oldValue.view { labels = CellLabels() } }
    }
    var needsUpdateConfiguration = true
    /// Describes the content. Its view replaces ``contentView``; a new one replaces that view where this becomes nil.
    /// The labels of the cell's style are not shown beside it.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.configuration }
        set {
            showContentConfiguration(newValue)
            contentSizeWasInvalidated()
        }
    }
    /// A configuration without content that looks like the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration { contentConfigurationOfStyle }
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
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { backgroundConfigurationOfStyle }
    /// The traits and flags that configurations are updated for.
    open var configurationState: UICellConfigurationState { stateForConfigurations }
    /// Changes the cell's configurations; called before layout after a change of state.
    open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Changes a cell's configurations for a state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
    /// Requests an update of the configurations before the cell is measured or laid out.
    open func setNeedsUpdateConfiguration() { requestUpdateConfiguration() }
    /// Changes the configurations for a state; calls the handler unless overridden.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    // MARK: Accessory

    /// The built-in view at the trailing side; none by default.
    open var accessoryType: UITableViewCell.AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoryChanged() } }
    }
    /// A view at the trailing side instead of the accessory, in its own size.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryChanged() } }
    }
    /// The accessory in editing mode.
    open var editingAccessoryType: UITableViewCell.AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
    }
    /// A view instead of the accessory in editing mode.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryChanged() } }
    }
    /// The displayed accessory.
    var shownAccessory: UIView?

    // MARK: State

    /// Whether the row is selected; setting it does not change the table's selection.
    open var isSelected: Bool {
        get { state.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Sets ``isSelected``, without animation. The table calls it; overrides call super.
    open func setSelected(_ selected: Bool, animated: Bool) { change(\.isSelected, to: selected) }
    /// Whether a touch is on the cell.
    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Sets ``isHighlighted``, without animation. The table calls it; overrides call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { change(\.isHighlighted, to: highlighted) }
    /// Whether the cell is in editing mode.
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Starts or ends editing mode, without animation. The table calls it for rows that can be edited.
    open func setEditing(_ editing: Bool, animated: Bool) { change(\.isEditing, to: editing) }
    /// Called before the cell's editing controls change; does nothing unless overridden.
    open func willTransition(to state: UITableViewCell.StateMask) {}
    /// Called after the cell's editing controls changed; does nothing unless overridden.
    open func didTransition(to state: UITableViewCell.StateMask) {}
    struct State: Equatable { var isSelected = false, isHighlighted = false, isEditing = false, isSwiped = false }
    var state = State()
    /// The look of a selected cell; everything but `none` is the same.
    open var selectionStyle: UITableViewCell.SelectionStyle = .default {
        didSet { if selectionStyle != oldValue { setNeedsLayout() } }
    }
    /// The kind of editing the table asked for.
    open internal(set) var editingStyle: UITableViewCell.EditingStyle = .none
    /// Whether the content moves aside in editing mode.
    open var shouldIndentWhileEditing = true
    override var answersTaps: Bool { true }
    /// The look of the cell while it has the focus. It reads back what was set; the focus goes to views.
    open var focusStyle = UITableViewCell.FocusStyle.default
    /// The look of a cell while it has the focus.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableviewcell/focusstyle-swift.enum
    public enum FocusStyle: Int, Sendable {
        case `default` = 0
        case custom
    }
    /// The cell's part in a drag.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableviewcell/dragstate
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting, dragging
    }
    /// A drag concerns the cell in another way. Does nothing unless overridden; nothing calls it.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
    /// Whether a control for moving the row is shown in editing mode, as far as the data source lets the row move.
    /// Where the data source has `tableView(_:moveRowAt:to:)` the control is shown in any case.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { enclosingTable?.editingChanged() } }
    }
    /// Whether the button that confirms a deletion is shown, or the row is swiped aside.
    open var showingDeleteConfirmation: Bool { editingControls.confirmation != nil || state.isSwiped }
    var editingControls = CellEditingControls()

    // MARK: Room

    /// The number of steps by which the content is indented; 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }
    /// The length of a step in points; 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }
    /// The distances of the separator from the cell's sides, in points. Unless set, the table's, or from the start of
    /// the text.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?

    // MARK: In a table

    /// The row's place and the table's settings; nil outside a table.
    var row: CellPlace? {
        didSet {
            guard row != oldValue else { return }
            takeStandardBackground()
            setNeedsLayout()
        }
    }
    /// The separator, and the view behind a selected cell's content.
    var separator: UIView?
    var selectionView: UIView?
    /// Whether the row's height is that of the content, instead of one that the program stated.
    var isRowMeasured = false
    /// The content view whose least height is being measured.
    weak var measuredView: UIView?
    /// Whether the table's delegate was called because the cell is displayed.
    var isDisplayed = false

    // MARK: Layout

    override func resolveTraits() {
        super.resolveTraits()
        looksChanged()
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeContent()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        marginsChanged()
    }

    override func marginsPreserved(by subview: UIView) -> UIEdgeInsets {
        subview === configured.view ? contentMargins : super.marginsPreserved(by: subview)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        shownAccessory?.tintColor = tintColor
    }

    override func boundsSizeChanged() { placeContentView() }
    override func placeBeforeSolving() {
        placeAccessory()
        placeContentView()
    }

    /// The height that the content view's constraints or the cell's style ask for at the target's width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: styleHeight(width: size.width))
    }

    override func maskTranslationWasStopped() {
        if enclosingTable != nil { ListWarning.ownMask(of: self, "UITableViewCell", managedBy: "UITableView") }
    }
    override func contentSizeWasInvalidated() { enclosingTable?.contentChanged(of: self) }

    // MARK: Focus

    /// Whether the row can have the focus, which its table decides.
    open override var canBecomeFocused: Bool { enclosingTable?.mayFocus(self) ?? super.canBecomeFocused }
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.nextFocusedItem === self { enclosingTable?.gotFocus(self) }
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if enclosingTable?.touchBegan(on: self) != true { super.touchesBegan(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if enclosingTable?.touchEnded(on: self) != true { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if enclosingTable?.touchCancelled(on: self) != true { super.touchesCancelled(touches, with: event) }
    }
}
