import UIKit

/// The widths that plain views in stack views keep when text wraps.
extension CanvasScene {
    /// Lays out the root; plain views that vertical stack views arrange stay as wide as they were before texts wrapped.
    ///
    /// The canvas solves a layout twice: with texts in one line, which push their containers as wide as required
    /// constraints let them, and with texts wrapped at the widths found. Wrapped lines are mostly shorter, and most
    /// containers shrink to them. A container with such a plain view does not.
    func layOutRoot() {
        for constraint in keptWidths { constraint.isActive = false }
        canvasSizes.removeAll { size in keptWidths.contains { $0 === size } }
        keptWidths = []
        keepUnwrappedWidths()
        root.layoutIfNeeded()
    }

    private func keepUnwrappedWidths() {
        guard environment.leafSizes == .measured else { return }
        let places = scene.views.indices.filter(keepsUnwrappedWidth)
        let kept = places.compactMap { views[$0] }
        let units = Set(places.map { scene.views[$0].unit })
        let texts = scene.views.indices.filter { units.contains(scene.views[$0].unit) }.compactMap { views[$0] as? UILabel }
            .filter(wrapsToLayout)
        guard !texts.isEmpty, follows(.keptWidths) else { return }
        for text in texts { text.preferredMaxLayoutWidth = Self.unwrappedWidth }
        root.layoutIfNeeded()
        for view in kept where view.bounds.width > 0 {
            let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: view.bounds.width)
            activateCanvasSize(width, 760)
            keptWidths.append(width)
        }
        for text in texts { text.preferredMaxLayoutWidth = 0 }
    }

    /// A width, in points, at which no text of a document wraps.
    private static let unwrappedWidth: CGFloat = 100_000

    private func keepsUnwrappedWidth(view index: Int) -> Bool {
        let view = scene.views[index]
        guard view.element.name == "view", view.isPlacedByLayout, let made = views[index], !made.isHidden else { return false }
        return (made.superview as? UIStackView)?.axis == .vertical
    }

    private func wrapsToLayout(_ label: UILabel) -> Bool { label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0 }
}
