import UIKit

/// How much a view's text stands out from what is drawn around it.
package struct TextContrast: Codable, Equatable, Sendable {
    /// From 1 to 21, to a hundredth.
    package let ratio: Double
    /// The least that text of this size needs.
    package let least: Double
}

/// The picture of a view with its subviews, at one pixel in a point, whose colours are counted.
@MainActor
struct CountedPicture {
    private let pixels: Data
    private let (width, height): (Int, Int)
    private let bytesPerRow: Int
    private let origin: CGPoint

    /// - Returns: Nil for a view without size, and for one that is too large for a picture.
    init?(of root: UIView) {
        let format = UIGraphicsImageRendererFormat(for: root.traitCollection)
        format.scale = 1
        guard root.bounds.width >= 1, root.bounds.height >= 1, root.bounds.width * root.bounds.height < 20_000_000 else {
            return nil
        }
        let image = UIGraphicsImageRenderer(bounds: root.bounds, format: format).image { context in
            root.traitCollection.performAsCurrent {
                UIColor.systemBackground.setFill()
                context.fill(root.bounds)
                root.layer.render(in: context.cgContext)
            }
        }
        guard let drawn = image.cgImage, let data = drawn.dataProvider?.data, drawn.bitsPerPixel == 32 else { return nil }
        (pixels, width, height, bytesPerRow, origin) = (data, drawn.width, drawn.height, drawn.bytesPerRow, root.bounds.origin)
    }

    /// The colour that most pixels of a rectangle of the root's coordinates have; nil for a rectangle that is not seen.
    func commonest(in rect: CGRect) -> OpaqueColor? {
        let seen = rect.offsetBy(dx: -origin.x, dy: -origin.y).intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !seen.isNull, seen.width >= 1, seen.height >= 1 else { return nil }
        var counts: [UInt32: Int] = [:]
        for y in Int(seen.minY)..<Int(seen.maxY) {
            for x in Int(seen.minX)..<Int(seen.maxX) { counts[pixel(x, y), default: 0] += 1 }
        }
        // Of colours that are equally frequent always the same.
        guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
        return OpaqueColor(channels: [most >> 16, most >> 8, most].map { Double($0 & 0xFF) / 255 })
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let start = pixels.startIndex + y * bytesPerRow + x * 4
        return UInt32(pixels[start + 2]) << 16 | UInt32(pixels[start + 1]) << 8 | UInt32(pixels[start])
    }
}

extension UIView {
    /// The contrast of the text that the view shows itself; nil for none, and for text in colours of its own.
    func textContrast(in root: UIView, _ picture: CountedPicture) -> TextContrast? {
        guard let (color, font) = shownInk, let text = shownText, !text.isEmpty,
            let back = picture.commonest(in: convert(bounds, to: root))
        else { return nil }
        let ratio = OpaqueColor(color, self, over: back).contrast(to: back)
        return TextContrast(ratio: (ratio * 100).rounded() / 100, least: OpaqueColor.leastContrast(of: font))
    }

    private var shownInk: (UIColor, UIFont?)? {
        switch self {
        case let label as UILabel: (label.textColor, label.font)
        case let button as UIButton: button.titleLabel.map { ($0.textColor, $0.font) }
        case let field as UITextField:
            field.text?.isEmpty ?? true ? (.placeholderText, field.font) : field.textColor.map { ($0, field.font) }
        case let text as UITextView: text.textColor.map { ($0, text.font) }
        default: nil
        }
    }
}
