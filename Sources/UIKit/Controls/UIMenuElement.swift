/// Something a menu can show.
///
/// - Source: developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Whether an action is marked.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uimenuelement/state
    public enum State: Int, Sendable {
        case off = 0
        case on, mixed
    }

    /// How a menu shows an action.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uimenuelement/attributes
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
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
