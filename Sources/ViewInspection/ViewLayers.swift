import UIKit

/// The views of a tree apart, each with a picture of what it draws itself.
package struct ViewLayers: Codable, Equatable, Sendable {
    package struct Layer: Codable, Equatable, Sendable {
        package let id: String
        package let className: String
        /// The number of views around it.
        package let depth: Int
        /// Points in the root's coordinates.
        package let place: [Double]
        /// The part that clipping views leave; nil for all of it.
        package let visible: [Double]?
        /// A PNG file; nil for a view that draws nothing itself.
        package let picture: Data?
    }

    package let layers: [Layer]

    /// The most pixels of all pictures together.
    private static let mostPixels: CGFloat = 24_000_000

    @MainActor
    package init(of root: UIView, _ names: ViewNames, scale: CGFloat, origin: CGPoint = .zero) {
        let tree = ViewTree(of: root, names, origin: origin, judgingAmbiguity: false)
        var (layers, depths, left) = ([Layer](), [Int](), Self.mostPixels)
        for view in tree.views {
            let depth = view.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            guard !view.isHidden, view.frame[2] > 0, view.frame[3] > 0, let object = names.view(view.id) else { continue }
            let pixels = CGFloat(view.frame[2] * view.frame[3]) * scale * scale
            let picture = pixels <= left ? object.ownPicture(scale: scale) : nil
            if picture != nil { left -= pixels }
            layers.append(
                Layer(
                    id: view.id, className: view.className, depth: depth, place: view.place, visible: view.visible,
                    picture: picture))
        }
        self.layers = layers
    }
}

extension UIView {
    /// A picture of what the view draws without its subviews.
    fileprivate func ownPicture(scale: CGFloat) -> Data? {
        let format = UIGraphicsImageRendererFormat(for: traitCollection)
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: bounds, format: format).pngData { context in
            traitCollection.performAsCurrent { layer.renderWithoutSublayers(in: context.cgContext) }
        }
    }
}
