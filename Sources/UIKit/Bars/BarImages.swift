/// The pictures that a program set behind a bar, by position and metrics.
struct BarImages {
    private var images: [(position: UIBarPosition, metrics: UIBarMetrics, image: UIImage)] = []

    var isEmpty: Bool { images.isEmpty }

    mutating func set(_ image: UIImage?, _ position: UIBarPosition, _ metrics: UIBarMetrics) {
        images.removeAll { $0.position == position && $0.metrics == metrics }
        if let image { images.append((position, metrics, image)) }
    }

    /// What was set for exactly these.
    func image(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        images.first { $0.position == position && $0.metrics == metrics }?.image
    }

    /// What shows in a bar: the picture for its position and metrics, or for any position, or for the usual metrics.
    private func shown(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        for metrics in [metrics, .default] {
            if let image = image(position, metrics) ?? image(.any, metrics) { return image }
        }
        return nil
    }

    /// The appearance with a picture in the place of its background. A shadow counts beside a picture only, as Apple's page says.
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
