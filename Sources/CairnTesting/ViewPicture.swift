import PictureTesting
import UIKit

extension UIView {
    /// A picture of the view and its descendants in their current state, after layout. While a ``TestClock`` is held,
    /// animations are drawn at the clock's time; otherwise at their ends, so that the picture does not depend on the
    /// machine's speed.
    ///
    /// - Parameter scale: Pixels per point; the view's own if nil.
    /// - Returns: A picture of size zero if the view has none.
    public func picture(scale: CGFloat? = nil) -> UIImage {
        (self as? UIWindow)?.tellIfHidden()
        layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat(for: traitCollection)
        if let scale { format.scale = scale }
        let shown = MediaClock.shared.isHeld ? layer.layerToDraw : layer
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { shown.render(in: $0.cgContext) }
    }

    /// Compares the view's picture, pixel for pixel, with the expected one; nil if they are equal.
    ///
    /// The expected picture is `Fixtures/<name>.png` beside the calling file. On a difference the new picture is
    /// written next to it as `<name>.new.png`: look at it, and rename it if it is right.
    ///
    /// - Parameter scale: Pixels per point; the view's own if nil.
    /// - Returns: A description of the difference.
    public func pictureMismatch(_ name: String, scale: CGFloat? = nil, callingFile: String = #filePath) -> String? {
        guard let image = picture(scale: scale).cgImage else { return "\(name): the view has no size" }
        return PictureTesting.pictureMismatch(image.bitmap, name, callingFile: callingFile)
    }
}
