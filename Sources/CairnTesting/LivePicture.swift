import UIKit

/// A picture of a view that is drawn whole once and then updated only where the view has changed.
///
/// ```swift
/// let picture = try LivePicture(of: window)
/// label.text = "Another"
/// try picture.update()
/// try picture.pngData().write(to: file)
/// ```
@MainActor
public final class LivePicture {
    private let view: UIView
    private let bounds: CGRect
    private let scale: CGFloat
    private let picture: RetainedPicture

    /// Draws a view.
    ///
    /// - Parameter scale: Pixels per point; the view's own if nil.
    /// - Throws: An error if the view has no size, or more pixels than a picture may have.
    public init(of view: UIView, scale: CGFloat? = nil) throws {
        self.view = view
        view.layoutIfNeeded()
        bounds = view.bounds
        self.scale = scale ?? UIGraphicsImageRendererFormat(for: view.traitCollection).scale
        picture = try RetainedPicture(size: bounds.size, scale: self.scale)
        try update()
    }

    /// Lays the view out and redraws the areas that changed; the result equals that of
    /// ``UIKit/UIView/picture(scale:)``. The picture keeps its size.
    public func update() throws {
        (view as? UIWindow)?.tellIfHidden()
        view.layoutIfNeeded()
        let shown = MediaClock.shared.isHeld ? view.layer.layerToDraw : view.layer
        try picture.update { context in
            context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
            UIGraphicsPushContext(context)
            shown.render(in: context)
            UIGraphicsPopContext()
        }
    }

    /// The number of pixels that the last update drew again.
    public var redrawnPixelCount: Int { picture.redrawnPixelCount }

    /// The current picture.
    /// - Complexity: O(pixels).
    public var image: UIImage { UIImage(cgImage: picture.makeImage(), scale: scale, orientation: .up) }

    /// The picture as a PNG file.
    public func pngData() throws -> Data { try picture.encodedPNG() }
}
