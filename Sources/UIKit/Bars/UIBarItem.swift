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
open class UIBarItem: NSObject {
    /// Where the item is, and what looks again when it changes.
    weak var place: (any BarItemPlace)?
    private var attributes = PerState<[NSAttributedString.Key: Any]>()

    public override init() { super.init() }

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
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[only: state] }

    /// The item looks different now.
    func changed() { place?.itemChanged(self) }
}
