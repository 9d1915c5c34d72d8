/// A button that pastes into an object without asking the user.
///
/// - Source: developer.apple.com/documentation/uikit/uipastecontrol
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// The content of the control: icon, label or both.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipastecontrol/displaymode
    public enum DisplayMode: UInt, Sendable {
        case iconAndLabel = 0
        case iconOnly, labelOnly, arrowAndLabel
    }

    /// The look of the control.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipastecontrol/configuration-swift.class
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// The content of the control: icon, label or both.
        open var displayMode = DisplayMode.iconAndLabel
        /// The size of the corners.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of the corners, in points, for the style `fixed`. A negative value takes the style's.
        open var cornerRadius: CGFloat = -1
        /// The colour of picture and text; nil for white.
        open var baseForegroundColor: UIColor?
        /// The colour behind; nil for the tint.
        open var baseBackgroundColor: UIColor?

        public override init() { super.init() }
    }

    /// The look of the control.
    public let configuration: Configuration
    /// The object that receives the pasted items. The control holds it weakly; nil for the control's own responder
    /// chain.
    open weak var target: (any UIPasteConfigurationSupporting)?
    private let button = UIButton(configuration: .filled())

    /// Makes a control with the usual look.
    public override convenience init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }

    /// Makes a control with a look.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a control from an archive, of which only ``UIView``'s properties are read.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = "Paste" }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 4
        look.cornerStyle = configuration.cornerStyle
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        if configuration.cornerRadius >= 0 { look.background.cornerRadius = configuration.cornerRadius }
        button.configuration = look
        button.addAction(UIAction { [unowned self] _ in paste() }, for: .touchUpInside)
        addSubview(button)
    }

    private func paste() {
        let providers = UIPasteboard.general.itemProviders
        guard let target = target ?? next, target.canPaste(providers) else { return }
        target.paste(itemProviders: providers)
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}
