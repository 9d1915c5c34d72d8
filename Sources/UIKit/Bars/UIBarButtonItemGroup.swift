/// Several bar items that one item may stand for where there is little room.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemgroup
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The items; each belongs to one group at most.
    open var barButtonItems: [UIBarButtonItem] {
        didSet { follow(oldValue) }
    }
    /// The item that stands for the others where there is no room; nil for none. Stored; all items are always shown.
    open var representativeItem: UIBarButtonItem?
    /// Whether the item that stands for the others shows: never here.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Makes a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
        follow([])
    }

    /// A group that the user cannot move.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    /// A group that the user can move but not remove. Users cannot do it here.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// A group that the user can add, move and remove. Users cannot do it here: the group shows if it is there by default.
    open class func optionalGroup(
        customizationIdentifier: String, inDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isHidden = !inDefaultCustomization
        return group
    }

    /// Whether the group's items are left out. Read when groups are given to a navigation item.
    open var isHidden = false
    /// Whether the group shows even where the user's arrangement lacks it. Stored; users cannot arrange groups here.
    open var alwaysAvailable = false
    /// What stands for the group in a menu. Stored; there is no overflow menu.
    open var menuRepresentation: UIMenuElement?
    /// The items that a bar shows.
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
