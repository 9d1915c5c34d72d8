/// A bar, or an item of one, that shows an item and updates when the item changes.
@MainActor
protocol BarItemPlace: AnyObject {
    func itemChanged(_ item: UIBarItem)
}

extension BarItemPlace {
    /// Items of this bar are replaced by others, whose changes the bar follows from now on.
    func follow(_ items: [UIBarItem]?, insteadOf old: [UIBarItem]?) {
        for item in old ?? [] where item.place === self { item.place = nil }
        for item in items ?? [] { item.place = self }
    }
}

/// A title and an image in a bar.
///
/// - Source: developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
    /// Where the item is, and what looks again when it changes.
    weak var place: (any BarItemPlace)?
    private var attributes = PerState<[NSAttributedString.Key: Any]>()

    public override init() {
        super.init()
        BarItemProxies.initializing(self)
    }

    /// Makes an item from an archive; nothing is read from it.
    public required init?(coder: NSCoder) { super.init() }

    /// Whether the item takes taps.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { changed() } }
    }
    /// The text; nil for none.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }
    /// The picture; bars show it as a template unless it says otherwise.
    open var image: UIImage? {
        didSet { if image !== oldValue { changed() } }
    }
    /// How far the picture is moved and shrunk from its place, in points.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { changed() } }
    }
    /// A number to find the item by.
    open var tag = 0

    /// Sets how the title looks in a state; nil for the bar's way.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[only: state] = attributes
        changed()
    }
    /// How the title looks in a state, as far as that was set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[only: state] ?? proxied { $0.attributes[only: state] }
    }

    /// The item looks different now.
    func changed() { place?.itemChanged(self) }

    // MARK: Assistive technologies

    /// A name for tests.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { changed() } }
    }
    /// What assistive technologies call the item: its title until set.
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? title }
        set {
            ownAccessibilityLabel = newValue
            changed()
        }
    }
    var ownAccessibilityLabel: String?
    /// What assistive technologies say about using the item.
    open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { changed() } }
    }
    /// What assistive technologies say the item stands at.
    open var accessibilityValue: String? {
        didSet { if accessibilityValue != oldValue { changed() } }
    }
    /// What assistive technologies take the item for.
    open var accessibilityTraits = UIAccessibilityTraits.button
    /// Whether assistive technologies see the item.
    open var isAccessibilityElement = true
    /// The picture in the large preview at large text sizes. Stored; the preview shows the item's own.
    open var largeContentSizeImage: UIImage?
    /// How far that picture is moved from its place, in points. Stored.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// The picture on phones that lie on their side. Stored; the item's own is shown.
    open var landscapeImagePhone: UIImage?
    /// How far that picture is moved from its place, in points. Stored.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
}
