import MetatypeInstantiation

/// A row of a table.
///
/// The table places the cell; the cell places its content view beside the accessory. In a table, each cell is laid out by itself: its constraints
/// have an engine of their own, which stays with the cell when it is used for another row.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The identifier of the cell that is being made for a class known only at run time.
    private static var identifierInMaking: String?

    let style: CellStyle
    /// What a document's segue does when the row is selected.
    var documentSelection: (() -> Void)?
    /// What a document's segue does at a tap on the accessory.
    var documentAccessoryAction: (() -> Void)?

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

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

    /// What the cell is found by for use in another row.
    open internal(set) var reuseIdentifier: String?
    /// Called before the cell is used again. Overrides call super.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Content

    var contentViewIfMade: UIView?
    var labels = CellLabels()
    /// Where content belongs: beside the accessory, and clear of the safe area's sides in a table.
    open var contentView: UIView { madeContentView }
    open var textLabel: UILabel? { madeTextLabel }
    /// The second text, of the styles that have one.
    open var detailTextLabel: UILabel? { madeDetailTextLabel }
    /// The image before the text; the style `value2` has none.
    open var imageView: UIImageView? { madeImageView }
    /// Covers the cell behind its content.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }
    /// Covers the cell behind its content while it is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { selectedBackgroundChanged(from: oldValue) }
    }
    /// Instead of the above in a table that takes several selections; kept, without effect.
    open var multipleSelectionBackgroundView: UIView?

    // MARK: Configurations

    var configured = ConfiguredContent()
    var needsUpdateConfiguration = true
    /// Describes the content, in the place of the labels of the cell's style; nil for none.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.configuration }
        set {
            configured.show(newValue, in: contentView)
            setNeedsUpdateConfiguration()
        }
    }
    /// A configuration like the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { contentConfigurationOfStyle }
    /// Whether the content follows the cell's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// What the cell's configurations may depend on.
    open var configurationState: UICellConfigurationState { stateForConfigurations }
    /// Called before the cell is laid out after its state changed, to change its configurations.
    open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
    /// Has the configurations updated before the cell is measured or laid out.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }
    /// Changes the configurations to suit the state; calls the handler unless overridden.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    // MARK: Accessory

    open var accessoryType: UITableViewCell.AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoryChanged() } }
    }
    /// A view instead of the accessory, at its own size.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryChanged() } }
    }
    /// The accessory while the table is edited.
    open var editingAccessoryType: UITableViewCell.AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
    }
    /// A view instead of the accessory while the table is edited.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryChanged() } }
    }
    /// The accessory that shows.
    var shownAccessory: UIView?

    // MARK: State

    open var isSelected: Bool {
        get { state.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) { change(\.isSelected, to: selected) }
    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { change(\.isHighlighted, to: highlighted) }
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { change(\.isEditing, to: editing) }
    /// The cell is about to show other controls for editing.
    open func willTransition(to state: UITableViewCell.StateMask) {}
    /// The cell shows other controls for editing.
    open func didTransition(to state: UITableViewCell.StateMask) {}
    struct State: Equatable { var isSelected = false, isHighlighted = false, isEditing = false }
    var state = State()
    open var selectionStyle: UITableViewCell.SelectionStyle = .default {
        didSet { if selectionStyle != oldValue { setNeedsLayout() } }
    }
    /// What editing the row does.
    open internal(set) var editingStyle: UITableViewCell.EditingStyle = .none
    /// Whether the content moves aside while the table is edited.
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false
    /// Whether the deletion is being confirmed. Nobody swipes here: always false.
    open var showingDeleteConfirmation: Bool { false }

    // MARK: Room

    /// How many steps the content is moved aside.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }
    /// One such step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }
    /// From the cell's sides to the line below it, in points. Where nothing is set, the line begins where the text does.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?

    // MARK: In a table

    /// What the table tells of the cell's place; nil outside a table.
    var row: CellPlace? {
        didSet {
            guard row != oldValue else { return }
            takeStandardBackground()
            setNeedsLayout()
        }
    }
    /// The line below the cell, and the look of a selection.
    var separator: UIView?
    var selectionView: UIView?
    /// The content view that is as low as it can be while it is measured.
    weak var measuredView: UIView?
    /// Whether the table's delegate has been told that the cell shows.
    var isDisplayed = false

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeContent()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        marginsChanged()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        shownAccessory?.tintColor = tintColor
    }

    /// The height that the content asks for at the target's width, as Auto Layout and the cell's style have it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: styleHeight(width: size.width))
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
