/// The look of a section that shows its items as the rows of a list.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The separation of sections, as the styles of tables do.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration/appearance-swift.enum
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// The source of a section's header.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration/headermode-swift.enum
    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// The data source's view of the kind ``UICollectionView/elementKindSectionHeader``.
        case supplementary
        /// The section's first item.
        case firstItemInSection
    }

    /// The source of a section's footer.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration/footermode-swift.enum
    public enum FooterMode: Int, Sendable {
        case none = 0
        /// The data source's view of the kind ``UICollectionView/elementKindSectionFooter``.
        case supplementary
    }

    /// Elements of a list.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration/contenthuggingelements-swift.struct
    public struct ContentHuggingElements: OptionSet, Sendable {
        /// Bit mask of the contained elements.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Headers of sections.
        public static let sectionHeader = ContentHuggingElements(rawValue: 1 << 0)
    }
    /// Which elements keep to their content's width. It reads back what was set; all are as wide as the list.
    public var contentHuggingElements: ContentHuggingElements = []

    /// Returns the actions that a swipe over an item shows; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Returns the separators of an item, given those of the list.
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The separation of sections.
    public let appearance: Appearance
    /// Whether rows have separators; true by default, except in sidebars.
    public var showsSeparators: Bool
    /// The separators of all rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the separators of single rows.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the rows; nil, the default, means that of the appearance. The collection view takes that of
    /// its first list section, unless it has a colour of its own.
    public var backgroundColor: UIColor?
    /// The source of headers; none by default.
    public var headerMode = HeaderMode.none
    /// The source of footers; none by default.
    public var footerMode = FooterMode.none
    /// The space above supplementary headers, in points; nil, the default, means 22 in plain lists and none in others.
    public var headerTopPadding: CGFloat?
    /// The actions that a swipe from the leading side shows.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions that a swipe from the trailing side shows.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Makes the look of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension UICollectionLayoutListConfiguration {
    /// The space above the header, in points.
    var paddingAboveHeader: CGFloat {
        guard headerMode == .supplementary else { return 0 }
        return headerTopPadding ?? (appearance == .plain ? ListMetrics.abovePlainTitle[.iOS13] : 0)
    }

    /// The space below the footer, in points.
    var paddingBelowFooter: CGFloat { footerMode == .supplementary && appearance.isGrouped ? ListMetrics.belowListFooter : 0 }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// Whether sections have a background of their own, or a gap between them.
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }

    /// The colour behind the rows.
    var background: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
