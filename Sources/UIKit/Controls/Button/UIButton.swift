/// A control that runs its actions when it is tapped, and shows a title, an image or both.
///
/// - Source: developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor
open class UIButton: UIControl {
    var content = ButtonContent()
    let label = UILabel(frame: .zero)
    let subtitle = UILabel(frame: .zero)
    let picture = UIImageView(frame: .zero)
    let backgroundPicture = UIImageView(frame: .zero)
    /// In the place of the image while a configuration asks for it.
    var spinner: UIActivityIndicatorView?
    var type = UIButton.ButtonType.custom

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UIButton.self)
    }

    /// Makes a button of a look, in which it stays.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Makes a button that shows and runs an action.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Makes a custom button that shows and runs an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Makes a system button that a configuration describes.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        adopt(primaryAction)
        configure(configuration)
    }

    /// The look the button was made with.
    open var buttonType: UIButton.ButtonType { type }
    /// What the button is for; kept, without effect.
    open var role = UIButton.Role.normal
    /// Whether a tap turns the selection over.
    open var changesSelectionAsPrimaryAction = false

    // MARK: Configuration

    /// Describes the whole button; while it is nil, the values set per state count.
    open var configuration: UIButton.Configuration? {
        didSet { contentChanged() }
    }
    /// Called when the button's state changed, to change its configuration.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Updates the configuration, at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    /// Calls the update handler. Overrides change the configuration to suit the state.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Content per state

    /// Sets the title of a state; nil takes it away.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        content.titles[only: state] = title
        contentChanged()
    }
    /// Sets the attributed title of a state, which goes before the plain one; nil takes it away.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        content.attributedTitles[only: state] = title
        contentChanged()
    }
    /// Sets the colour of plain titles in a state; nil leaves it to the button's type.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        content.titleColors[only: state] = color
        showContent()
    }
    /// Sets the image of a state; nil takes it away.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        content.images[only: state] = image
        contentChanged()
    }
    /// Sets the image that fills the bounds in a state; nil takes it away.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        content.backgroundImages[only: state] = image
        contentChanged()
    }
    /// Sets how large and heavy symbols are in a state that do not say so themselves; nil leaves it to the symbols.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        content.symbolConfigurations[only: state] = configuration
        contentChanged()
    }
    /// Sets the colour of the title's shadow in a state; nil for no shadow.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        content.titleShadowColors[only: state] = color
        showContent()
    }
    /// The title of a state, or of the normal state.
    open func title(for state: UIControl.State) -> String? { content.titles[state] }
    /// The attributed title of a state, or of the normal state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { content.attributedTitles[state] }
    /// The colour of plain titles in a state, or what stands in for it.
    open func titleColor(for state: UIControl.State) -> UIColor? { content.titleColors[state] ?? defaultTitleColor(for: state) }
    /// The image of a state, or of the normal state.
    open func image(for state: UIControl.State) -> UIImage? { content.images[state] }
    /// The background image of a state, or of the normal state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { content.backgroundImages[state] }

    /// How symbols are shown in a state, or in the normal state.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        content.symbolConfigurations[state]
    }
    /// The colour of the title's shadow in a state, or in the normal state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { content.titleShadowColors[state] }

    // MARK: What shows now

    /// The title in the state the button is in; a configuration's goes first.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The attributed title in the state the button is in.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of plain titles in the state the button is in.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The image in the state the button is in; a configuration's goes first.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The background image in the state the button is in.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// How symbols are shown in the state the button is in; a configuration's preference goes first.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
    }
    /// The colour of the title's shadow in the state the button is in.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The label that shows the title; made part of the button when it is first asked for.
    open var titleLabel: UILabel? {
        show(label, true)
        return label
    }
    /// The view that shows the image; made part of the button when it is first asked for.
    open var imageView: UIImageView? {
        show(picture, true)
        return picture
    }
    /// The label that shows a configuration's subtitle.
    open var subtitleLabel: UILabel? { subtitle }

    /// Whether the image darkens under a finger.
    open var adjustsImageWhenHighlighted = true {
        didSet { showContent() }
    }
    /// Whether the image pales while the button is disabled.
    open var adjustsImageWhenDisabled = true {
        didSet { showContent() }
    }

    // MARK: Insets and places

    /// Room around image and title; all zero leaves it to the button.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentChanged() } }
    }
    /// Moves the title; its size does not count in the button's.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// Moves the image; its size does not count in the button's.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Where the background image stands, in the button's coordinates.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The room for image and title, in the button's coordinates.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveContentInsets) }
    /// Where the title stands, in the button's coordinates; not asked of configured buttons.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }
    /// Where the image stands, in the button's coordinates; not asked of configured buttons.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImage(in: contentRect) }

    override var takesTaps: Bool { true }
    open override var intrinsicContentSize: CGSize { contentSize(width: solvedWidth) }
    override var usualAccessibilityTraits: UIAccessibilityTraits { super.usualAccessibilityTraits.union(.button) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(width: size.width > 0 ? size.width : nil) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }
    open override func draw(_ rect: CGRect) { drawConfiguredBackground() }
    open override func tintColorDidChange() { showContent() }

    // MARK: What UIKit asks

    override func stateChanged() {
        super.stateChanged()
        updateConfiguration()
        contentChanged()
    }
    override func touchedUpInside() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.touchedUpInside()
        sendActions(for: .primaryActionTriggered)
    }
    override func subviewContentSizeChanged(_ subview: UIView) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    override func resolveTraits() {
        super.resolveTraits()
        showContent()
    }
    override var wrapsToWidth: Bool { configuration != nil }
    override func widthSolved(_ width: CGFloat) { wrapTitle(atSolvedWidth: width) }
    override func forgetSolvedWidth() { unwrapTitle() }
    override func baselineOffset(first: Bool) -> CGFloat { titleBaselineOffset(first: first) }
    override var textForDescription: String? { currentTitle }
}
