import PictureTesting
import UIKit

extension UIView {
    /// The view and all in it as they look now, after layout. While a ``TestClock`` is held, animations show as far as they have come; otherwise
    /// the picture shows their ends, so that it does not depend on the machine's speed.
    ///
    /// - Parameter scale: Pixels a point; the view's own when nil.
    /// - Returns: A picture without size where the view has none.
    public func picture(scale: CGFloat? = nil) -> UIImage {
        (self as? UIWindow)?.tellIfHidden()
        layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat(for: traitCollection)
        if let scale { format.scale = scale }
        let shown = MediaClock.shared.isHeld ? layer.layerToDraw : layer
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { shown.render(in: $0.cgContext) }
    }

    /// Compares the view's picture, pixel for pixel, with the expected one; nil when they are the same.
    ///
    /// The expected picture is `Fixtures/<name>.png` beside the calling file. On a difference the new picture is written
    /// next to it as `<name>.new.png`: look at it, and rename it if it is right.
    ///
    /// - Parameter scale: Pixels a point; the view's own when nil.
    /// - Returns: What differs, in words.
    public func pictureMismatch(_ name: String, scale: CGFloat? = nil, callingFile: String = #filePath) -> String? {
        guard let image = picture(scale: scale).cgImage else { return "\(name): the view has no size" }
        return PictureTesting.pictureMismatch(image.bitmap, name, callingFile: callingFile)
    }
}
