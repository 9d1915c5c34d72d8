/// A group of bar items, which a single item can represent if space is scarce.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemgroup
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The items; each belongs to one group at most.
    open var barButtonItems: [UIBarButtonItem] {
        didSet { follow(oldValue) }
    }
    /// The item that represents the group if space is scarce; nil for none. It reads back what was set; all items are
    /// always shown.
    open var representativeItem: UIBarButtonItem?
    /// Whether the representative item is shown: never here.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Makes a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
        follow([])
    }

    /// Makes a group that the user cannot move.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    /// Makes a group that the user can move but not remove. Bars cannot be customized here.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// Makes a group that the user can add, move and remove. Bars cannot be customized here: the group is shown if it
    /// is in the default customization.
    open class func optionalGroup(
        customizationIdentifier: String, inDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isHidden = !inDefaultCustomization
        return group
    }

    /// Whether the group's items are hidden. Read when groups are set on a navigation item.
    open var isHidden = false
    /// Whether the group is shown even if the user's customization lacks it. It reads back what was set; bars cannot be
    /// customized here.
    open var alwaysAvailable = false
    /// The group's element in an overflow menu. It reads back what was set; there is no overflow menu.
    open var menuRepresentation: UIMenuElement?
    /// The items that are shown.
    var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }

    /// Makes an empty group; archives are not read.
    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }

    private func follow(_ old: [UIBarButtonItem]) {
        for item in old where item.buttonGroup === self { item.buttonGroup = nil }
        for item in barButtonItems { item.buttonGroup = self }
    }
}
