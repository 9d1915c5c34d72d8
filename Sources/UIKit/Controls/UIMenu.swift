/// A list of actions and further menus. It is kept with what offers it; nothing here opens it.
///
/// - Source: developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// How a menu stands in the one around it.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uimenu/options-swift.struct
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// What tells menus apart.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct
    public struct Identifier: Hashable, Equatable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The menu's identity; unique unless one was given.
    open private(set) var identifier: UIMenu.Identifier
    /// How the menu stands in the one around it.
    open private(set) var options: UIMenu.Options
    /// What the menu lists, in order.
    open private(set) var children: [UIMenuElement]

    /// Makes a menu.
    ///
    /// - Parameter identifier: A unique one is made when this is `nil`.
    public init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Self.nextIdentifier()
        self.options = options
        self.children = children
        super.init(title: title, subtitle: nil, image: image)
    }

    /// A menu that differs in what it lists.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
        menu.subtitle = subtitle
        return menu
    }

    private static var madeCount = 0

    /// A running number keeps identities the same from run to run.
    private static func nextIdentifier() -> UIMenu.Identifier {
        madeCount += 1
        return UIMenu.Identifier("com.apple.menu.dynamic.\(madeCount)")
    }
}
