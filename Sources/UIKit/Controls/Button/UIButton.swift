import RuntimeReflection

/// A control with a title, an image or both, which runs its actions when it is tapped.
///
/// - Source: developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor
open class UIButton: UIControl {
    var content = ButtonContent()
    let label: UILabel = UIButtonLabel(frame: .zero)
    let subtitle: UILabel = UIButtonLabel(frame: .zero)
    let picture = UIImageView(frame: .zero)
    let backgroundPicture = UIImageView(frame: .zero)
    /// Replaces the image while the configuration says so.
    var spinner: UIActivityIndicatorView?
    var type = UIButton.ButtonType.custom

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a button from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UIButton.self)
    }

    /// Makes a button of a type, which cannot be changed later.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Makes a button with the title and image of an action that it runs.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Makes a custom button with the title and image of an action that it runs.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Makes a system button with a configuration.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        adopt(primaryAction)
        configure(configuration)
    }

    /// Makes a system button with a picture that calls a method when it is tapped.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = makeSystemButton()
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// Makes a system button with the title and image of an action that it runs.
    open class func systemButton(primaryAction: UIAction?) -> Self {
        let button = makeSystemButton()
        button.adopt(primaryAction)
        return button
    }

    private class func makeSystemButton() -> Self {
        let button = makeInstance(of: Self.self)
        button.become(.system)
        return button
    }

    /// Whether changes of the button's state update its configuration; true by default.
    open var automaticallyUpdatesConfiguration = true
    /// Whether a touch makes the button glow. It reads back what was set; buttons do not glow.
    open var showsTouchWhenHighlighted = false
    /// Whether the picture grows with the text sizes for accessibility. It reads back what was set; pictures keep their
    /// size.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// Whether the button behaves as on a tablet or on a Mac. It reads back what was set; the behaviour is a tablet's.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// The behaviour of the button: that of a tablet.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Whether the shadow of the title changes sides while the button is touched. It reads back what was set; nothing
    /// changes.
    @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use UIButtonConfiguration instead")
    open var reversesTitleShadowWhenHighlighted = false

    /// The type the button was made with.
    open var buttonType: UIButton.ButtonType { type }
    /// The purpose of the button. The title of a configured button whose role is `primary` is semibold.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibutton/role-swift.enum/primary ("uses the app's tint and a
    ///   bold title"); recorded widths of such buttons are those of semibold titles.
    open var role = UIButton.Role.normal {
        didSet { if role != oldValue { contentChanged() } }
    }
    /// The style of the pointer above the button, kept for a higher floor.
    var pointerStyling: AnyObject?
    /// In which order the menu lists its elements.
    var menuOrder = MenuOrder.automatic
    /// Whether the pointer takes the style of ``pointerStyleProvider`` above the button. Without a provider, the value
    /// has no effect.
    open var isPointerInteractionEnabled = false
    /// Whether a tap toggles ``UIControl/isSelected`` or, where it opens a menu, the button shows the entry that is on.
    open var changesSelectionAsPrimaryAction = false {
        didSet { showChosenEntry() }
    }
    /// The menu that the button shows at a touch if ``UIControl/showsMenuAsPrimaryAction`` is set, otherwise at a long
    /// press.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            showChosenEntry()
        }
    }
    open override var showsMenuAsPrimaryAction: Bool {
        didSet { showChosenEntry() }
    }
    /// The button's ``menu`` without a preview, unless overridden.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menu.flatMap { menuShowing.configuration(of: $0) as? UIContextMenuConfiguration } }
    override func menuClosed(choosing element: UIMenuElement?) {
        guard showsChosenEntry, let leaf = element as? any UIMenuLeaf else { return }
        menu?.select(leaf)
        showChosenEntry()
    }

    // MARK: Configuration

    /// Describes the whole button; while it is nil, the values set by state are shown.
    open var configuration: UIButton.Configuration? {
        didSet { contentChanged() }
    }
    /// Called after the button's state changed, to change its configuration.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Calls ``updateConfiguration()`` at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    /// Calls the update handler. Overrides adapt the configuration to the state.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Content per state

    /// Sets the title for a state; nil removes it. The one for the normal state replaces that of the configuration.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        content.titles[only: state] = title
        if state == .normal { configuration?.title = title }
        contentChanged()
    }
    /// Sets the attributed title for a state, which is shown instead of the plain one; nil removes it. The one for the
    /// normal state replaces that of the configuration.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        content.attributedTitles[only: state] = title
        if state == .normal { configuration?.title = nil }
        contentChanged()
    }
    /// Sets the colour of plain titles for a state; nil leaves it to the button's type.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        content.titleColors[only: state] = color
        showContent()
    }
    /// Sets the image for a state; nil removes it. The one for the normal state replaces that of the configuration.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        content.images[only: state] = image
        if state == .normal { configuration?.image = image }
        contentChanged()
    }
    /// Sets the image that fills the bounds in a state; nil removes it.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        content.backgroundImages[only: state] = image
        contentChanged()
    }
    /// Sets size and weight of symbol images that do not specify them, for a state; nil removes the setting.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        content.symbolConfigurations[only: state] = configuration
        contentChanged()
    }
    /// Sets the colour of the title's shadow for a state; nil draws none.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        content.titleShadowColors[only: state] = color
        showContent()
    }
    /// The title for a state, or for the normal state.
    open func title(for state: UIControl.State) -> String? { content.titles[state] }
    /// The attributed title for a state, or for the normal state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { content.attributedTitles[state] }
    /// The colour of plain titles for a state, for the normal state, or the type's.
    open func titleColor(for state: UIControl.State) -> UIColor? { content.titleColors[state] ?? defaultTitleColor(for: state) }
    /// The image for a state, or for the normal state.
    open func image(for state: UIControl.State) -> UIImage? { content.images[state] }
    /// The background image for a state, or for the normal state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { content.backgroundImages[state] }

    /// The symbol configuration for a state, or for the normal state.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        content.symbolConfigurations[state]
    }
    /// The colour of the title's shadow for a state, or for the normal state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { content.titleShadowColors[state] }

    // MARK: What shows now

    /// The title in the button's present state; the configuration's is preferred.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The attributed title in the button's present state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of plain titles in the button's present state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The image in the button's present state; the configuration's is preferred.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The background image in the button's present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The symbol configuration in the button's present state; the configuration's is preferred.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
    }
    /// The colour of the title's shadow in the button's present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The label that shows the title. Reading the property makes it a subview.
    open var titleLabel: UILabel? {
        show(label, true)
        return label
    }
    /// The view that shows the image. Reading the property makes it a subview.
    open var imageView: UIImageView? {
        show(picture, true)
        return picture
    }
    /// The label that shows the configuration's subtitle; not always a subview.
    open var subtitleLabel: UILabel? { subtitle }

    /// Whether the image fades while a finger is on the button, unless there is an image for that state.
    open var adjustsImageWhenHighlighted = true {
        didSet { showContent() }
    }
    /// Whether the image fades while the button is disabled, unless there is an image for that state.
    open var adjustsImageWhenDisabled = true {
        didSet { showContent() }
    }

    // MARK: Insets and places

    /// The distances from the button's edges to its content, in points; while all are zero, the button uses its own.
    /// Not used with a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentChanged() } }
    }
    /// Distances in points that shift the title; they do not change the button's size. Not used with a configuration.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// Distances in points that shift the image; they do not change the button's size. Not used with a configuration.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// The frame of the background image, in the button's coordinates.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle in which image and title are placed, in the button's coordinates.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveContentInsets) }
    /// The frame of the title, in the button's coordinates; not called with a configuration.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }
    /// The frame of the image, in the button's coordinates; not called with a configuration.
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
        if automaticallyUpdatesConfiguration { updateConfiguration() }
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

/// Whether a control behaves as on a tablet or on a Mac.
///
/// - Source: developer.apple.com/documentation/uikit/uibehavioralstyle
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0
    case pad, mac
}

extension UIButton: ConfigurationUpdating {}
