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
