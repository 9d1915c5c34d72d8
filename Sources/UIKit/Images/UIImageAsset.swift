/// The variants of an image for several trait collections.
///
/// - Source: developer.apple.com/documentation/uikit/uiimageasset
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    /// In order of registration.
    private var variants: [(traits: UITraitCollection.Values, image: UIImage)] = []

    /// Creates an asset without pictures.
    public override init() { super.init() }

    /// Returns nil: assets cannot be archived.
    public required init?(coder: NSCoder) { nil }

    /// Registers the image for traits, replacing one for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            variants.removeAll { $0.traits == traitCollection.values }
            variants.append((traitCollection.values, image))
        }
        image.ownAsset = self
    }
    /// Registers the image for the traits of a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }
    /// Removes the image for traits.
    open func unregister(with traitCollection: UITraitCollection) {
        lock.withLock { variants.removeAll { $0.traits == traitCollection.values } }
    }

    /// The image for traits: the one with the most matching and no conflicting traits; the first image if all conflict.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let variants = lock.withLock { self.variants }
        var best: (image: UIImage, traits: Int)?
        for (traits, image) in variants where traitCollection.values.merged(with: traits) == traitCollection.values {
            let count = UITraitCollection(values: traits).specifiedCount
            if count > best?.traits ?? -1 { best = (image, count) }
        }
        return best?.image ?? variants.first?.image ?? UIImage()
    }
    /// The image for the traits of a configuration.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? UITraitCollection())
    }
}

extension UITraitCollection {
    /// The number of specified traits among those that variants use.
    fileprivate var specifiedCount: Int {
        [
            userInterfaceStyle != .unspecified, horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified,
            userInterfaceIdiom != .unspecified, displayScale != 0, layoutDirection != .unspecified,
        ].count { $0 }
    }
}
