import Foundation

/// The blurred coverages of shadows that were drawn last, so that a shadow which stays as it is takes no blur.
final class ShadowCoverages {
    private struct Entry {
        let step: DrawingStep
        let region: CGRect
        let scale: Double
        let surface: CairoSurface
    }

    /// From the one that was used longest ago.
    private var entries: [Entry] = []
    private static let most = 24
    /// The step that is being drawn; nil for none whose shadow is worth keeping.
    var step: DrawingStep?

    /// The coverage of the present step's shadow; nil if it is not known.
    func coverage(_ region: CGRect, scale: Double) -> CairoSurface? {
        guard let step,
            let index = entries.lastIndex(where: { $0.region == region && $0.scale == scale && $0.step == step })
        else { return nil }
        entries.append(entries.remove(at: index))
        return entries[entries.count - 1].surface
    }

    /// Keeps the coverage of the present step's shadow.
    func keep(_ surface: CairoSurface, _ region: CGRect, scale: Double) {
        guard let step else { return }
        entries.append(Entry(step: step, region: region, scale: scale, surface: surface))
        if entries.count > Self.most { entries.removeFirst() }
    }
}
