/// What an action runs; it is given the action itself, whose `sender` is the control that sent it.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, a picture and an identity, that controls and menus run.
///
/// - Source: developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// What tells actions apart: a control keeps one action per identifier.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct
    public struct Identifier: Hashable, Equatable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { elementTitle }
        set { elementTitle = newValue }
    }
    open override var image: UIImage? {
        get { elementImage }
        set { elementImage = newValue }
    }
    /// The picture while the action is on.
    open var selectedImage: UIImage?
    /// A longer title for places that explain.
    open var discoverabilityTitle: String?
    /// The action's identity; unique unless one was given.
    open var identifier: UIAction.Identifier { actionIdentifier }
    /// How a menu shows the action.
    open var attributes: UIMenuElement.Attributes
    /// Whether a menu marks the action.
    open var state: UIMenuElement.State
    /// What sent the action, while its handler runs.
    open var sender: Any? { currentSender }

    private let actionIdentifier: UIAction.Identifier
    private let handler: UIActionHandler
    private var currentSender: Any?

    /// Makes an action.
    ///
    /// - Parameter identifier: A unique one is made when this is `nil`.
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

    /// Runs the action for a sender.
    func perform(for sender: Any?) {
        let outer = currentSender
        currentSender = sender
        handler(self)
        currentSender = outer
    }

    private static var madeCount = 0

    /// A running number keeps identities the same from run to run.
    private static func nextIdentifier() -> UIAction.Identifier {
        madeCount += 1
        return UIAction.Identifier("com.apple.action.dynamic.\(madeCount)")
    }
}
