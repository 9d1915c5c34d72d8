import InterfaceBuilderDocument
import UIKit

/// Table view cells on a canvas from right to left.
extension CanvasScene {
    /// Mirrors the views in cells that the document places by recorded frames, which are those from left to right:
    /// content views, and in cells of a built-in style the texts and images, which UIKit's cells place without
    /// constraints.
    func mirrorCells() {
        guard environment.traits.layoutDirection == .rightToLeft else { return }
        for (index, view) in scene.views.enumerated() where isCellsContent(view) {
            views[index]?.mirrorInSuperview()
            guard scene.views[view.parent!].element["style"] != nil else { continue }
            for (child, inner) in scene.views.enumerated() where inner.parent == index && !inner.isPlacedByLayout {
                views[child]?.mirrorInSuperview()
            }
        }
        root.layoutIfNeeded()
    }

    private func isCellsContent(_ view: DocumentView) -> Bool {
        guard view.element.name == "tableViewCellContentView", let parent = view.parent else { return false }
        return scene.views[parent].element.name == "tableViewCell"
    }
}

extension UIView {
    fileprivate func mirrorInSuperview() {
        guard let superview else { return }
        frame.origin.x = superview.bounds.width - frame.maxX
    }
}
