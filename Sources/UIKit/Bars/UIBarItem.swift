/// A bar, or an item of one, that shows a bar item and is updated when it changes.
@MainActor
protocol BarItemPlace: AnyObject {
    func itemChanged(_ item: UIBarItem)
}

extension BarItemPlace {
    /// Replaces the items whose changes the bar observes.
    func follow(_ items: [UIBarItem]?, insteadOf old: [UIBarItem]?) {
        for item in old ?? [] where item.place === self { item.place = nil }
        for item in items ?? [] { item.place = self }
    }
}

/// An item of a bar, with a title and an image.
///
/// - Source: developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
    /// The bar or item that shows this item and is notified of its changes.
    weak var place: (any BarItemPlace)?
    private var attributes = PerState<[NSAttributedString.Key: Any]>()

    public override init() {
        super.init()
        BarItemProxies.initializing(self)
    }

    /// Makes an item from an archive; nothing is read from it.
    public required init?(coder: NSCoder) { super.init() }

    /// Whether the item responds to taps.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { changed() } }
    }
    /// The title; nil for none.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }
    /// The image; bars render it as a template unless its rendering mode says otherwise.
    open var image: UIImage? {
        didSet { if image !== oldValue { changed() } }
    }
    /// The insets of the image, in points.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { changed() } }
    }
    /// A number to find the item by.
    open var tag = 0

    /// Sets the title's text attributes for a state; nil for the bar's.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[only: state] = attributes
        changed()
    }
    /// The title's text attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[only: state] ?? proxied { $0.attributes[only: state] }
    }

    /// The view that shows the item in a bar, which programs read by the key `view`; nil outside of bars.
    package var shownView: UIView? { nil }

    /// Notifies the bar that the item changed.
    func changed() { place?.itemChanged(self) }

    // MARK: Accessibility

    /// An identifier for tests.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { changed() } }
    }
    /// The name for assistive technologies: the title until set.
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? title }
        set {
            ownAccessibilityLabel = newValue
            changed()
        }
    }
    var ownAccessibilityLabel: String?
    /// A description of the item's effect for assistive technologies.
    open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { changed() } }
    }
    /// The item's present value for assistive technologies.
    open var accessibilityValue: String? {
        didSet { if accessibilityValue != oldValue { changed() } }
    }
    /// The traits for assistive technologies.
    open var accessibilityTraits = UIAccessibilityTraits.button
    /// Whether the item is an element for assistive technologies.
    open var isAccessibilityElement = true
    /// The image of the enlarged preview at accessibility text sizes. It reads back what was set; the preview shows
    /// ``image``.
    open var largeContentSizeImage: UIImage?
    /// The insets of that image, in points. It reads back what was set; nothing here depends on it.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// The image for phones in landscape. It reads back what was set; ``image`` is shown.
    open var landscapeImagePhone: UIImage?
    /// The insets of that image, in points. It reads back what was set; nothing here depends on it.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
}
