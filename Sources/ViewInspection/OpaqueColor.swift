import Foundation
import UIKit

/// A colour without transparency, and how much it stands out from another one.
///
/// - Source: Web Content Accessibility Guidelines 2.2, definition of relative luminance and criterion 1.4.3.
@MainActor
package struct OpaqueColor {
    private let channels: [Double]

    /// - Parameter channels: Red, green and blue, 0...1.
    init(channels: [Double]) { self.channels = channels }

    /// Nil for a colour that lets something through.
    package init?(_ color: UIColor, _ view: UIView) {
        guard let (channels, alpha) = Self.parts(color, view), alpha == 1 else { return nil }
        self.channels = channels
    }

    /// A colour as it looks over another one.
    package init(_ color: UIColor, _ view: UIView, over back: OpaqueColor) {
        guard let (channels, alpha) = Self.parts(color, view) else {
            self = back
            return
        }
        self.channels = zip(channels, back.channels).map { $0 * alpha + $1 * (1 - alpha) }
    }

    private static func parts(_ color: UIColor, _ view: UIView) -> (channels: [Double], alpha: Double)? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
            return nil
        }
        return ([red, green, blue].map { Double(min(max($0, 0), 1)) }, Double(alpha))
    }

    private var luminance: Double {
        let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// From 1 for equal colours to 21 for black and white.
    package func contrast(to other: OpaqueColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The contrast that text of a font needs: less for text of 18 points and bold text of 14.
    package static func leastContrast(of font: UIFont?) -> Double {
        guard let font else { return 4.5 }
        let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
        return font.pointSize >= 18 || (font.pointSize >= 14 && isBold) ? 3 : 4.5
    }
}
