import Synchronization

/// The environment of an interface: size classes, appearance, scale, layout direction, content size category and custom
/// traits. Immutable.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, @unchecked Sendable {
    package let values: Values

    package init(values: Values) {
        self.values = values
        super.init()
    }

    public override convenience init() { self.init(values: Values()) }

    /// Creates a collection that specifies the horizontal size class only.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }
    /// Creates a collection that specifies the vertical size class only.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }
    /// Creates a collection that specifies light or dark only.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    /// Creates a collection that specifies the kind of device only.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
    /// Creates a collection that specifies the layout direction only.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    /// Creates a collection that specifies the preferred size of text only.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    /// Creates a collection that specifies the pixels per point only.
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

    /// The collections merged; later ones take precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init { values in
            for collection in traitCollections { values.merge(collection.values) }
        }
    }

    private convenience init(_ change: (inout Values) -> Void) {
        var values = Values()
        change(&values)
        self.init(values: values)
    }

    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    open var displayScale: CGFloat { values.displayScale }

    /// Whether this collection has the same value for every trait that the other specifies.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.merged(with: trait.values) == values
    }

    /// Whether dynamic colours may resolve differently with the other collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle || values.customColorTraits != other.customColorTraits
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    open override var hash: Int { values.userInterfaceStyle.rawValue ^ values.horizontalSizeClass.rawValue << 4 }

    // MARK: The current traits

    /// The key of each thread's current collection, which the thread owns. Every view created outside a hierarchy reads
    /// it, for which a thread's dictionary would be too slow.
    private static let threadKey: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { known in
            if let known { Unmanaged<UITraitCollection>.fromOpaque(known).release() }
        }
        return key
    }()

    /// The traits that resolve dynamic colours outside of views; one value per thread, by default those of the main
    /// screen. Views outside of windows have them too.
    public static var current: UITraitCollection {
        get {
            guard let known = pthread_getspecific(threadKey) else { return ofMainScreen }
            return Unmanaged<UITraitCollection>.fromOpaque(known).takeUnretainedValue()
        }
        set {
            let known = pthread_getspecific(threadKey)
            pthread_setspecific(threadKey, Unmanaged.passRetained(newValue).toOpaque())
            if let known { Unmanaged<UITraitCollection>.fromOpaque(known).release() }
        }
    }

    /// The traits of the main screen, which any thread may ask for.
    static var ofMainScreen: UITraitCollection {
        get { mainScreenTraits.withLock { $0 } }
        set { mainScreenTraits.withLock { $0 = newValue } }
    }
    private static let mainScreenTraits = Mutex(UITraitCollection(values: .standard))

    /// Runs the closure with this collection as the current one. A thread that had none has none afterwards.
    open func performAsCurrent(_ actions: () -> Void) {
        let before = pthread_getspecific(Self.threadKey)
        pthread_setspecific(Self.threadKey, Unmanaged.passRetained(self).toOpaque())
        actions()
        let last = pthread_getspecific(Self.threadKey)
        pthread_setspecific(Self.threadKey, before)
        if let last { Unmanaged<UITraitCollection>.fromOpaque(last).release() }
    }
}

extension UITraitCollection.Values {
    fileprivate var customColorTraits: [ObjectIdentifier: CustomTraitValue] {
        custom.isEmpty ? custom : custom.filter { $0.value.affectsColorAppearance }
    }
}
