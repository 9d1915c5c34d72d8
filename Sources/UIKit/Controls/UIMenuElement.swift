/// An entry of a menu: an action or a menu.
///
/// - Source: developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// A name for tests and logs. It reads back what was set; nothing here depends on it.
    open var accessibilityIdentifier: String?

    /// The mark of an action.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uimenuelement/state
    public enum State: Int, Sendable {
        case off = 0
        case on, mixed
    }

    /// The appearance of an action in a menu.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uimenuelement/attributes
    public struct Attributes: OptionSet, Sendable {
        /// Bit mask of the contained attributes.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The action cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The action appears as destructive.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The action is left out.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after the action.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The element's text.
    open var title: String { elementTitle }
    /// A second, smaller text.
    open var subtitle: String?
    /// The element's picture.
    open var image: UIImage? { elementImage }

    var elementTitle: String
    var elementImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        elementTitle = title
        self.subtitle = subtitle
        elementImage = image
        super.init()
    }
}
