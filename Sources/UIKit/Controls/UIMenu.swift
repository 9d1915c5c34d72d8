/// A list of actions, commands and further menus, which buttons, bar items and context menu interactions open.
///
/// - Source: developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The appearance of a menu within another one.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uimenu/options-swift.struct
    public struct Options: OptionSet, Sendable {
        /// Bit mask of the contained options.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The children appear in the enclosing menu instead of a submenu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu appears as destructive.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one child is on at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The children appear as a palette of images; they are listed here.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of a menu's elements.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uimenu/elementsize
    public enum ElementSize: Int, Sendable {
        /// Several pictures in a row.
        case small = 0
        /// Several pictures with titles in a row.
        case medium
        /// One element a row.
        case large
        /// The system's default.
        case automatic = -1
    }

    /// The identity of a menu.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct
    public struct Identifier: Hashable, Equatable, RawRepresentable, Sendable {
        /// The identifier's text.
        public var rawValue: String
        /// Makes an identifier of a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier of a text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The identifier given, or a unique one.
    open private(set) var identifier: UIMenu.Identifier
    /// The appearance of the menu within another one.
    open private(set) var options: UIMenu.Options
    /// The actions and menus listed, in order.
    open private(set) var children: [UIMenuElement]

    /// The size of the elements. It reads back what was set; each element has a row of its own.
    open var preferredElementSize = UIMenu.ElementSize.automatic

    /// Further preferences for the appearance of the entries; nil for the system's. It reads back what was set; titles
    /// have one line.
    open var displayPreferences: UIMenuDisplayPreferences?

    /// Makes a menu.
    ///
    /// - Parameter identifier: nil makes a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Self.nextIdentifier()
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// A copy of the menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// The entries that are on, those of inline menus too.
    open var selectedElements: [UIMenuElement] { leaves.filter { $0.state == .on } }

    /// The actions and commands listed, those of inline menus too.
    var leaves: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.leaves : [] }
            return (child as? any UIMenuLeaf).map { [$0] } ?? []
        }
    }

    /// Turns an entry on and the others off.
    func select(_ leaf: any UIMenuLeaf) { for other in leaves { other.state = other === leaf ? .on : .off } }

    /// Turns an entry on and the others off, in the menus that allow one only.
    func mark(_ leaf: any UIMenuLeaf) {
        if options.contains(.singleSelection), leaves.contains(where: { $0 === leaf }) { return select(leaf) }
        for case let menu as UIMenu in children where menu.options.contains(.displayInline) { menu.mark(leaf) }
    }

    private static var madeCount = 0

    /// A running number makes the identifiers the same in every run.
    private static func nextIdentifier() -> UIMenu.Identifier {
        madeCount += 1
        return UIMenu.Identifier("com.apple.menu.dynamic.\(madeCount)")
    }
}

/// Preferences for the appearance of a menu's entries.
///
/// - Source: developer.apple.com/documentation/uikit/uimenudisplaypreferences
open class UIMenuDisplayPreferences: NSObject, NSCopying {
    public override init() { super.init() }

    /// The maximum number of lines of a title; 0 for the system's.
    open var maximumNumberOfTitleLines = 0

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
