import RuntimeReflection

/// A button in a navigation bar or toolbar.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The emphasis of an item's title.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
    public enum Style: Int, Sendable {
        case plain = 0
        /// The same as plain.
        case bordered = 1
        /// Bold, for an item that completes a task.
        case done = 2
        /// The same as done.
        public static let prominent = Style.done
    }

    /// The system item whose title and image the item has, if any.
    private(set) var systemItem: SystemItem?

    public override init() { super.init() }

    /// Makes an item from an archive; nothing is read from it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes an item with an action and its title and image, or with a given title and image, or with a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        take(primaryAction, keepingContent: false)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Makes an item with an action and its title and image, or with a menu.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    }

    /// Makes a system item; it keeps its own title and image whatever the action's are.
    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        become(systemItem)
        take(primaryAction, keepingContent: true)
        self.menu = menu
    }

    /// Makes an item with a title; a tap sends an action to the target.
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        take(style, target, action)
    }

    /// Makes an item with an image; a tap sends an action to the target.
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        take(style, target, action)
    }

    /// Makes a system item; a tap sends an action to the target.
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

    /// Makes an item with a title and an image, and possibly a menu; a tap sends an action to the target.
    public convenience init(
        title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image, self.menu) = (title, image, menu)
        take(.plain, target, action)
    }

    /// Makes an item with an image. The second image, for phones in landscape, is stored and not shown.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// A group of only this item, which the user cannot move.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// A group of only this item, which the user can move.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    /// A group of only this item, which the user can add and remove.
    open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true)
        -> UIBarButtonItemGroup
    {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, inDefaultCustomization: isInDefaultCustomization, items: [self])
    }

    /// Makes an item that shows a custom view instead of a button.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A space of fixed width, in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = make(.fixedSpace)
        item.width = width
        return item
    }

    /// A space that gets an equal share of the remaining width.
    open class func flexibleSpace() -> Self { make(.flexibleSpace) }

    private class func make(_ systemItem: SystemItem) -> Self {
        let item = makeInstance(of: self)
        item.become(systemItem)
        return item
    }

    /// Makes the item a system item.
    func become(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        style = systemItem == .done || systemItem == .save ? .done : .plain
        changed()
    }

    /// Property observers do not run in initializers, hence the flag.
    private func take(_ action: UIAction?, keepingContent: Bool) {
        keepsContent = keepingContent
        primaryAction = action
        keepsContent = false
    }

    private var keepsContent = false

    /// An identifier within the bar; nil for none. It reads back what was set; changes of items are not animated.
    open var identifier: String?
    /// Whether the item shares a background with its neighbours. It reads back what was set; all items of a side do.
    open var sharesBackground = true
    /// Whether the item has no shared background. It reads back what was set; all items of a side have one.
    open var hidesSharedBackground = false
    /// The badge at the item's corner; nil for none. It reads back what was set; bars draw no badge.
    open var badge: Badge?

    /// A badge at the corner of an item: a number, a text or a dot.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.struct
    public struct Badge: Equatable, Sendable {
        /// The text of the badge; nil for a dot.
        public let stringValue: String?
        /// The background colour; nil for the system's.
        public var backgroundColor: UIColor?
        /// The text colour; nil for the system's.
        public var foregroundColor: UIColor?
        /// The font of the text; nil for the system's.
        public var font: UIFont?

        /// A badge with a number.
        public static func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }
        /// A badge with a text.
        public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
        /// A badge that is a dot.
        public static func indicator() -> Badge { Badge(stringValue: nil) }

        private init(stringValue: String?) { self.stringValue = stringValue }
    }

    // MARK: Action

    /// The action of a tap. Setting it sets the item's title and image.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, !keepsContent else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }
    /// The item's menu, which opens on touch or, if the item has an action, after a long press.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { changed() } }
    }

    /// The order of the menu's elements.
    var menuOrder = MenuOrder.automatic {
        didSet { if menuOrder != oldValue { changed() } }
    }
    /// Whether a tap toggles ``isSelected`` or, if it opens a menu, whether the item shows the selected element.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { changed() } }
    }
    /// The item's element in an overflow menu. It reads back what was set; there is no overflow menu.
    open var menuRepresentation: UIMenuElement?
    /// Whether a drag that hovers over the item triggers it. It reads back what was set; drags trigger nothing.
    open var isSpringLoaded = false

    /// Whether a tap triggers an action.
    var hasAction: Bool { primaryAction != nil || action != nil }

    /// The object that receives the action; nil for the responder chain. Held weakly.
    open weak var target: AnyObject?
    /// The selector of the action.
    open var action: Selector?
    /// The position of the action in its document.
    var actionPlace: String?

    /// Performs the action after a tap.
    func tapped() {
        primaryAction?.perform(for: self)
        guard primaryAction == nil, let action else { return }
        ActionDispatch.placing(actionPlace) { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
    }

    // MARK: Images and offsets of the API before appearances

    private var backgrounds: [String: UIImage] = [:]
    private var adjustments: [String: CGFloat] = [:]
    /// Sets the background image of the item's button in a state. It reads back what was set; nothing draws it.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgrounds["own \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }
    /// The background image of the item's button that was set for a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds["own \(state.rawValue) \(barMetrics.rawValue)"]
    }
    /// Sets the background image of the item's button for a style and a state. It reads back what was set; nothing
    /// draws it.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) { backgrounds["\(style.rawValue) \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
    /// Sets the background image of the back button in a state. It reads back what was set; nothing draws it.
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgrounds["back \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }
    /// The background image of the back button that was set for a state.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds["back \(state.rawValue) \(barMetrics.rawValue)"]
    }
    /// Sets the vertical offset of the button's background, in points. It reads back what was set; nothing here depends
    /// on it.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        adjustments["background \(barMetrics.rawValue)"] = adjustment
    }
    /// The vertical offset of the button's background, in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        adjustments["background \(barMetrics.rawValue)"] ?? 0
    }
    private var titleAdjustments: [String: UIOffset] = [:]
    /// Sets the offset of the title, in points. It reads back what was set; titles are not moved.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleAdjustments["own \(barMetrics.rawValue)"] = adjustment
    }
    /// The offset of the title, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleAdjustments["own \(barMetrics.rawValue)"] ?? .zero
    }
    /// Sets the offset of the back button's title, in points. It reads back what was set; titles are not moved.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleAdjustments["back \(barMetrics.rawValue)"] = adjustment
    }
    /// The offset of the back button's title, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleAdjustments["back \(barMetrics.rawValue)"] ?? .zero
    }

    // MARK: Appearance

    /// The emphasis of the title.
    open var style = UIBarButtonItem.Style.plain {
        didSet { if style != oldValue { changed() } }
    }
    /// Whether changes of the item's symbol are animated. It reads back what was set; that never happens.
    open var isSymbolAnimationEnabled = false
    /// The width of the item in points; 0 for its content's width.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { changed() } }
    }
    /// The titles that the item may get: its width fits the widest.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { changed() } }
    }
    /// The group that contains the item; nil for none.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// The item's view in a bar.
    package override var shownView: UIView? { customView ?? button }
    /// The item's button in a bar, while there is one.
    weak var button: UIView?
    /// A view that is shown instead of a button.
    open var customView: UIView? {
        didSet {
            guard customView !== oldValue else { return }
            if knownAdaptor?.content === oldValue { knownAdaptor?.releaseContent() }
            changed()
        }
    }
    /// Contains the custom view in bars.
    var adaptor: _UITAMICAdaptorView? {
        if knownAdaptor?.content !== customView { knownAdaptor = customView.map(_UITAMICAdaptorView.init) }
        return knownAdaptor
    }
    private var knownAdaptor: _UITAMICAdaptorView?
    /// The colour of title and image; nil for the bar's tint.
    open var tintColor: UIColor? {
        didSet { changed() }
    }
    /// The effective tint colour: the item's own, or that of an appearance proxy.
    var shownTintColor: UIColor? { tintColor ?? proxied { ($0 as? UIBarButtonItem)?.tintColor } }
    /// Whether the item is hidden and takes no space.
    open var isHidden = false {
        didSet { if isHidden != oldValue { changed() } }
    }
    /// Whether the item is shown as selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { changed() } }
    }

    /// The effective title: the item's own, or the system item's.
    var shownTitle: String? { title ?? systemItem?.title }
    /// The effective image: the item's own, or the system item's.
    var shownImage: UIImage? { image ?? systemItem?.image }
    /// Whether the item is a space.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
