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
        /// The same as done.
        public static let prominent = Style.done
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

    /// Makes an item with a title and an image, whose taps call a method of the target, and that may open a menu.
    public convenience init(
        title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image, self.menu) = (title, image, menu)
        take(.plain, target, action)
    }

    /// Makes an item with an image, and another one for phones that lie on their side, which is kept and not shown.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// A group of this item alone, which the user cannot move.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// A group of this item alone, which the user can move.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    /// A group of this item alone, which the user can add and remove.
    open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true)
        -> UIBarButtonItemGroup
    {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, inDefaultCustomization: isInDefaultCustomization, items: [self])
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

    /// Tells items of one bar from each other; nil for none. Stored; changes of items are not animated.
    open var identifier: String?
    /// Whether the item stands on one background with its neighbours. Stored; all of a side do.
    open var sharesBackground = true
    /// Whether the item stands on no background. Stored; all of a side stand on one.
    open var hidesSharedBackground = false
    /// What stands at the corner of the item; nil for nothing. Stored; bars draw none.
    open var badge: Badge?

    /// A number, a text or a dot at the corner of an item.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.struct
    public struct Badge: Equatable, Sendable {
        /// What the badge says; nil for a dot.
        public let stringValue: String?
        /// The colour behind the text; nil for the system's.
        public var backgroundColor: UIColor?
        /// The colour of the text; nil for the system's.
        public var foregroundColor: UIColor?
        /// The font of the text; nil for the system's.
        public var font: UIFont?

        /// A number.
        public static func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }
        /// A text.
        public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
        /// A dot.
        public static func indicator() -> Badge { Badge(stringValue: nil) }

        private init(stringValue: String?) { self.stringValue = stringValue }
    }

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

    /// In which order the menu lists its elements.
    var menuOrder = MenuOrder.automatic {
        didSet { if menuOrder != oldValue { changed() } }
    }
    /// Whether a tap toggles ``isSelected`` or, where it opens a menu, the item shows the entry that is on.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { changed() } }
    }
    /// What stands for the item in a menu. Stored; there is no overflow menu.
    open var menuRepresentation: UIMenuElement?
    /// Whether a drag that rests on the item taps it. Stored; drags open nothing.
    open var isSpringLoaded = false

    /// Whether a tap does something of its own.
    var hasAction: Bool { primaryAction != nil || action != nil }

    /// The object whose method a tap calls; the responder chain is asked when nil. It is not kept alive.
    open weak var target: AnyObject?
    /// The name of the method that a tap calls.
    open var action: Selector?
    /// Where a document has the action.
    var actionPlace: String?

    /// The item was tapped.
    func tapped() {
        primaryAction?.perform(for: self)
        guard primaryAction == nil, let action else { return }
        ActionDispatch.placing(actionPlace) { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
    }

    // MARK: Pictures and places that appearances replaced

    private var backgrounds: [String: UIImage] = [:]
    private var adjustments: [String: CGFloat] = [:]
    /// Sets the picture behind the item's button in a state. Kept; nothing draws it.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgrounds["own \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }
    /// The picture behind the item's button in a state, as far as that was set.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds["own \(state.rawValue) \(barMetrics.rawValue)"]
    }
    /// Sets the picture behind the item's button of a style in a state. Kept; nothing draws it.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) { backgrounds["\(style.rawValue) \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
    /// Sets the picture behind the back button in a state. Kept; nothing draws it.
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgrounds["back \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }
    /// The picture behind the back button in a state, as far as that was set.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds["back \(state.rawValue) \(barMetrics.rawValue)"]
    }
    /// Moves the button's background up or down, in points. Kept; nothing is moved.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        adjustments["background \(barMetrics.rawValue)"] = adjustment
    }
    /// How far the button's background is moved, in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        adjustments["background \(barMetrics.rawValue)"] ?? 0
    }
    private var titleAdjustments: [String: UIOffset] = [:]
    /// Moves the title, in points. Kept; titles stay in their place.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleAdjustments["own \(barMetrics.rawValue)"] = adjustment
    }
    /// How far the title is moved, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleAdjustments["own \(barMetrics.rawValue)"] ?? .zero
    }
    /// Moves the title of the back button, in points. Kept; titles stay in their place.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleAdjustments["back \(barMetrics.rawValue)"] = adjustment
    }
    /// How far the title of the back button is moved, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleAdjustments["back \(barMetrics.rawValue)"] ?? .zero
    }

    // MARK: How it looks

    /// How much weight the title has.
    open var style = UIBarButtonItem.Style.plain {
        didSet { if style != oldValue { changed() } }
    }
    /// Whether another symbol takes the place of the item's in time. Stored; it does at once.
    open var isSymbolAnimationEnabled = false
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
    /// The colour of title and image: the item's own, or that of a proxy for its class.
    var shownTintColor: UIColor? { tintColor ?? proxied { ($0 as? UIBarButtonItem)?.tintColor } }
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
