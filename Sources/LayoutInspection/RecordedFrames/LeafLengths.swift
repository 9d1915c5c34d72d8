import UIKit

/// A leaf's lengths along one axis, in points.
struct LeafLengths {
    let isWidth: Bool
    let recorded: Double
    /// Laid out with leaves as large as recorded.
    private let kept: Double
    /// Laid out with leaves measured.
    let found: Double
    /// The content's own, as measured.
    let content: Double
    /// Whether the layout with measured leaves is ambiguous in this length.
    let isOpen: Bool

    @MainActor
    init(isWidth: Bool, recorded: CGSize, kept: CGSize, measured: UIView) {
        func length(_ size: CGSize) -> Double { Double(isWidth ? size.width : size.height) }
        self.isWidth = isWidth
        self.recorded = length(recorded)
        self.kept = length(kept)
        found = length(measured.frame.size)
        content = length(measured.intrinsicContentSize)
        isOpen = measured.ambiguousAttributes.contains(isWidth ? .width : .height)
    }

    var keepsRecorded: Bool { abs(recorded - kept) <= 0.5 }
}
