/// Pictures of one thing for several traits.
///
/// - Source: developer.apple.com/documentation/uikit/uiimageasset
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    /// In the order in which they were registered.
    private var variants: [(traits: UITraitCollection.Values, image: UIImage)] = []

    /// Creates an asset without pictures.
    public override init() { super.init() }

    /// Returns nil: assets are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Adds the picture for traits, in the place of one for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            variants.removeAll { $0.traits == traitCollection.values }
            variants.append((traitCollection.values, image))
        }
        image.ownAsset = self
    }
    /// Adds the picture for the traits of a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }
    /// Takes the picture for traits away.
    open func unregister(with traitCollection: UITraitCollection) {
        lock.withLock { variants.removeAll { $0.traits == traitCollection.values } }
    }

    /// The picture for traits: the one that the most of them speak for and none against; the first one where all have
    /// something against.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let variants = lock.withLock { self.variants }
        var best: (image: UIImage, traits: Int)?
        for (traits, image) in variants where traitCollection.values.merged(with: traits) == traitCollection.values {
            let count = UITraitCollection(values: traits).specifiedCount
            if count > best?.traits ?? -1 { best = (image, count) }
        }
        return best?.image ?? variants.first?.image ?? UIImage()
    }
    /// The picture for the traits of a configuration.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? UITraitCollection())
    }
}

extension UITraitCollection {
    /// How many of the traits that pictures differ by are specified.
    fileprivate var specifiedCount: Int {
        [
            userInterfaceStyle != .unspecified, horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified,
            userInterfaceIdiom != .unspecified, displayScale != 0, layoutDirection != .unspecified,
        ].count { $0 }
    }
}
