import RuntimeReflection

/// The header or footer of a table's section.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier of the view that is being made for a class known only at run time.
    private static var identifierInMaking: String?

    /// Makes a header or footer of zero size.
    ///
    /// - Parameter reuseIdentifier: nil for a view that is not reused.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        autoresizingMask = .flexibleWidth
    }

    /// Makes a view from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readDocument(into: self, as: UITableViewHeaderFooterView.self)
    }

    public override convenience init(frame: CGRect) {
        let identifier = Self.identifierInMaking
        Self.identifierInMaking = nil
        self.init(reuseIdentifier: identifier)
        self.frame = frame
    }

    /// Makes a view of a class known only at run time.
    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView {
        identifierInMaking = reuseIdentifier
        return makeInstance(of: type)
    }

    /// The identifier the view is queued under for reuse; nil for views that are not reused.
    open internal(set) var reuseIdentifier: String?
    /// Called before the view is reused; does nothing unless overridden.
    open func prepareForReuse() {}

    // MARK: Content

    var contentViewIfMade: UIView?
    /// The view for the content, which fills this one; made when it is first asked for.
    open var contentView: UIView { madeContentView }
    /// The background colour. Setting one is logged: ``backgroundView`` or ``backgroundConfiguration`` has it.
    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != nil { TableWarning.ownBackground(of: self) } }
    }
    /// A view behind the content that fills this one.
    open var backgroundView: UIView? {
        didSet { exchangeSubview(oldValue, for: backgroundView, at: 0) }
    }
    var configured = ConfiguredContent() {
        didSet { if configured.view !== oldValue.view { (textLabelIfMade, detailTextLabelIfMade) = (nil, nil) } }
    }
    /// Describes the content. Its view replaces ``contentView``; a new one replaces that view where this becomes nil.
    /// The titles are not shown beside it.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.configuration }
        set {
            takeContentConfiguration(newValue)
            setNeedsLayout()
        }
    }
    /// A configuration without content for a header of the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        tableStyle == .plain ? .plainHeader() : .groupedHeader()
    }
    /// Whether the content configuration is updated for the view's state before layout. It reads back what was set; a
    /// header's state does not change.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is updated for the view's state before layout. It reads back what was set;
    /// a header's state does not change.
    open var automaticallyUpdatesBackgroundConfiguration = true
    var configuredBackground = ConfiguredBackground()
    /// Describes the background. Setting it removes the background view.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuredBackground.configuration }
        set {
            if newValue != nil { backgroundView = nil }
            configuredBackground.show(newValue, in: self)
            setNeedsLayout()
        }
    }
    /// The background of a header of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    /// The traits that configurations are updated for.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Changes the view's configurations; called before the next layout.
    open var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Changes a view's configurations for a state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void
    private var needsUpdateConfiguration = true
    /// Requests an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }
    /// Changes the configurations for a state; calls the handler unless overridden.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    private func updateConfigurationsIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        updateConfiguration(using: configurationState)
    }
    var textLabelIfMade: UILabel?
    var detailTextLabelIfMade: UILabel?
    /// The section's title; added to the content view when it is first asked for.
    open var textLabel: UILabel? { titleLabel }
    /// A second text. Added to the content view when it is first asked for, but not placed.
    open var detailTextLabel: UILabel? { detailLabel }
    /// The table's style, which determines the title's font; plain outside a table.
    var tableStyle: UITableView.Style = .plain {
        didSet { if tableStyle != oldValue { styleChanged() } }
    }
    /// The traits of the screen that shows the title, where that is not the window's, as on a canvas.
    var screenTraits: UITraitCollection? { didSet { styleChanged() } }
    /// Whether the table shows the view as a section's footer, whose title is smaller in grouped tables.
    var isFooterTitle = false {
        didSet { if isFooterTitle != oldValue { styleChanged() } }
    }
    /// The text style that the title got from the system.
    var styledStyle: UIFont.TextStyle?

    override func resolveTraits() {
        super.resolveTraits()
        looksChanged()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationsIfNeeded()
        configuredBackground.place(in: bounds)
        placeContent()
    }

    override func boundsSizeChanged() { placeContentView() }

    /// The height that the content view's constraints, the view's own or the title ask for at the target's width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

}

extension UITableViewHeaderFooterView: ConfigurationUpdating, ConfiguredContentHost {}
