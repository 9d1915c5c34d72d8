/// An entry of a menu that calls a method of the first responder that can perform it.
///
/// - Source: developer.apple.com/documentation/uikit/uicommand
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    open override var title: String {
        get { elementTitle }
        set { elementTitle = newValue }
    }
    open override var image: UIImage? {
        get { elementImage }
        set { elementImage = newValue }
    }
    /// A longer title that explains the command. It reads back what was set; nothing here depends on it.
    open var discoverabilityTitle: String?
    /// The name of the method that is called with the command.
    open var action: Selector { calledMethod }
    /// Data that tells commands with the same method apart.
    open var propertyList: Any? { data }
    /// The alternatives while other keys are held with the command's own. Menus never choose one here; key commands do.
    public let alternates: [UICommandAlternate]
    /// The appearance of the command in a menu.
    open var attributes: UIMenuElement.Attributes
    /// Whether a menu marks the command.
    open var state: UIMenuElement.State
    /// The object that shows the menu, while the command is performed.
    open var sender: Any? { currentSender }

    private let calledMethod: Selector
    private let data: Any?
    private var currentSender: Any?

    /// Makes a command.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        calledMethod = action
        data = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }

    /// Calls the method, of the target or of the first responder that can perform it if there is none.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = currentSender
        currentSender = sender
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        currentSender = outer
    }
}
