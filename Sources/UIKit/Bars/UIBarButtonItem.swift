import RuntimeReflection

/// A button in a navigation bar or toolbar.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How much weight the title has.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
    public enum Style: Int, Sendable {
        case plain = 0
        /// The same as plain.
        case bordered = 1
        /// Bold: the button ends what is being done.
        case done = 2
    }

    /// What the item shows and does by itself, if it is one of the system's.
    private(set) var systemItem: SystemItem?

    public override init() { super.init() }

    /// Makes an item from an archive; nothing is read from it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes an item that shows and runs an action, or a title and an image of its own, or a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        take(primaryAction, keepingContent: false)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Makes an item that shows and runs an action, or opens a menu.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    }

    /// Makes one of the system's items; it keeps its own title and image whatever the action's are.
    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        become(systemItem)
        take(primaryAction, keepingContent: true)
        self.menu = menu
    }

    /// Makes an item with a title, whose taps call a method of the target.
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        take(style, target, action)
    }

    /// Makes an item with an image, whose taps call a method of the target.
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        take(style, target, action)
    }

    /// Makes one of the system's items, whose taps call a method of the target.
    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
        self.init()
        become(systemItem)
        take(style, target, action)
    }

    private func take(_ style: UIBarButtonItem.Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Makes an item that shows a view instead of a button.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room of a width, in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = make(.fixedSpace)
        item.width = width
        return item
    }

    /// Room that takes its share of what the other items leave.
    open class func flexibleSpace() -> Self { make(.flexibleSpace) }

    private class func make(_ systemItem: SystemItem) -> Self {
        let item = makeInstance(of: self)
        item.become(systemItem)
        return item
    }

    /// Takes over what one of the system's items shows.
    func become(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        style = systemItem == .done || systemItem == .save ? .done : .plain
        changed()
    }

    /// Initializers do not observe what they set.
    private func take(_ action: UIAction?, keepingContent: Bool) {
        keepsContent = keepingContent
        primaryAction = action
        keepsContent = false
    }

    private var keepsContent = false

    // MARK: What it does

    /// Run when the item is tapped. Setting it takes over its title and image.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, !keepsContent else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }
    /// What the item offers, when it is touched or, where it has an action of its own, when a finger rests on it.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { changed() } }
    }

    /// Whether a tap does something of its own.
    var hasAction: Bool { primaryAction != nil || action != nil || documentAction != nil }

    /// The object whose method a tap calls; the responder chain is asked when nil. It is not kept alive.
    open weak var target: AnyObject?
    /// The name of the method that a tap calls.
    open var action: Selector?
    /// Where a document has the action.
    var actionPlace: String?
    /// What a document's segue does at a tap.
    var documentAction: (() -> Void)?

    /// The item was tapped.
    func tapped() {
        primaryAction?.perform(for: self)
        documentAction?()
        guard primaryAction == nil, let action else { return }
        ActionDispatch.placing(actionPlace) { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
    }

    // MARK: How it looks

    /// How much weight the title has.
    open var style = UIBarButtonItem.Style.plain {
        didSet { if style != oldValue { changed() } }
    }
    /// The width of the item in points; 0 for what its content needs.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { changed() } }
    }
    /// Titles the item may get: it is as wide as the widest.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { changed() } }
    }
    /// The group that the item belongs to; nil for none.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// What stands for the item in a bar.
    var shownView: UIView? { customView ?? button }
    /// The button that the item has in a bar, while it has one.
    weak var button: UIView?
    /// Shown instead of a button.
    open var customView: UIView? {
        didSet { if customView !== oldValue { changed() } }
    }
    /// The colour of title and image; nil for the bar's tint.
    open var tintColor: UIColor? {
        didSet { changed() }
    }
    /// Whether the item takes no room and is not seen.
    open var isHidden = false {
        didSet { if isHidden != oldValue { changed() } }
    }
    /// Whether the item is marked as being on.
    open var isSelected = false {
        didSet { if isSelected != oldValue { changed() } }
    }

    /// The text shown: the item's own, or the system's.
    var shownTitle: String? { title ?? systemItem?.title }
    /// The picture shown: the item's own, or the system's.
    var shownImage: UIImage? { image ?? systemItem?.image }
    /// Whether the item is nothing but room.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
