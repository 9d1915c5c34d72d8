import UIKit

/// A picture of a view that follows it: it is drawn whole once, and then only where the view has changed.
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
    /// - Parameter scale: Pixels a point; the view's own when nil.
    /// - Throws: Where the view has no size, or more pixels than a picture may have.
    public init(of view: UIView, scale: CGFloat? = nil) throws {
        self.view = view
        view.layoutIfNeeded()
        bounds = view.bounds
        self.scale = scale ?? UIGraphicsImageRendererFormat(for: view.traitCollection).scale
        picture = try RetainedPicture(size: bounds.size, scale: self.scale)
        try update()
    }

    /// Lays the view out and draws what looks different than before, as ``UIKit/UIView/picture(scale:)`` would. The picture keeps its size.
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

    /// How many pixels the last update drew again.
    public var redrawnPixelCount: Int { picture.redrawnPixelCount }

    /// The picture as it is now.
    /// - Complexity: O(pixels).
    public var image: UIImage { UIImage(cgImage: picture.makeImage(), scale: scale, orientation: .up) }

    /// The picture as a PNG file.
    public func pngData() throws -> Data { try picture.encodedPNG() }
}
