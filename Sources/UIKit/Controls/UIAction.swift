/// The closure of an action; its argument is the action itself, whose `sender` is the control that ran it.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, an image and an identifier, which controls and menus run.
///
/// - Source: developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The identity of an action: a control keeps one action per identifier.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct
    public struct Identifier: Hashable, Equatable, RawRepresentable, Sendable {
        /// The identifier's text.
        public var rawValue: String
        /// Makes an identifier of a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier of a text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The action of a button that pastes.
        public static let paste = Identifier("com.apple.action.paste")
        /// The action of a button that pastes and matches the style.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        /// The action of a button that pastes an address and opens it.
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        /// The action of a button that pastes a text and searches for it.
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    open override var title: String {
        get { elementTitle }
        set { elementTitle = newValue }
    }
    open override var image: UIImage? {
        get { elementImage }
        set { elementImage = newValue }
    }
    /// The image while the action is on. It reads back what was set; nothing here depends on it.
    open var selectedImage: UIImage?
    /// A longer title that explains the action. It reads back what was set; nothing here depends on it.
    open var discoverabilityTitle: String?
    /// The identifier given, or a unique one.
    open var identifier: UIAction.Identifier { actionIdentifier }
    /// The appearance of the action in a menu.
    open var attributes: UIMenuElement.Attributes
    /// Whether a menu marks the action.
    open var state: UIMenuElement.State
    /// The object that runs the action; nil unless the handler is running.
    open var sender: Any? { currentSender }

    private let actionIdentifier: UIAction.Identifier
    private let handler: UIActionHandler
    private var currentSender: Any?

    /// Makes an action.
    ///
    /// - Parameter identifier: nil makes a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        actionIdentifier = identifier ?? Self.nextIdentifier()
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler; the target makes no difference.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(for: sender) }

    /// Runs the handler with a sender.
    func perform(for sender: Any?) {
        let outer = currentSender
        currentSender = sender
        handler(self)
        currentSender = outer
    }

    private static var madeCount = 0

    /// A running number makes the identifiers the same in every run.
    private static func nextIdentifier() -> UIAction.Identifier {
        madeCount += 1
        return UIAction.Identifier("com.apple.action.dynamic.\(madeCount)")
    }
}
