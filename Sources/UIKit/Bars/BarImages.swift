/// The background images that a program set for a bar, by position and metrics.
struct BarImages {
    private var images: [(position: UIBarPosition, metrics: UIBarMetrics, image: UIImage)] = []

    var isEmpty: Bool { images.isEmpty }

    mutating func set(_ image: UIImage?, _ position: UIBarPosition, _ metrics: UIBarMetrics) {
        images.removeAll { $0.position == position && $0.metrics == metrics }
        if let image { images.append((position, metrics, image)) }
    }

    /// The image that was set for exactly this position and metrics.
    func image(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        images.first { $0.position == position && $0.metrics == metrics }?.image
    }

    /// The image that applies: the one for the position and metrics, or for any position, or for the default metrics.
    private func shown(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        for metrics in [metrics, .default] {
            if let image = image(position, metrics) ?? image(.any, metrics) { return image }
        }
        return nil
    }

    /// The appearance with an image as its background. As documented, a shadow image is used only together with a
    /// background image.
    @MainActor
    func applied(
        to appearance: UIBarAppearance, _ position: UIBarPosition, _ metrics: UIBarMetrics, _ shadow: UIImage?
    ) -> UIBarAppearance {
        guard let image = shown(position, metrics) else { return appearance }
        let changed = UIBarAppearance(barAppearance: appearance)
        changed.configureWithTransparentBackground()
        changed.backgroundImage = image
        changed.shadowColor = appearance.shadowColor
        if let shadow { changed.shadowImage = shadow }
        return changed
    }
}
