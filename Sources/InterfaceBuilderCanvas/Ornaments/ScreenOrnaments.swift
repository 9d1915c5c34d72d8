import UIKit

/// What the system shows over any screen: the status bar and the home indicator.
@MainActor
package enum ScreenOrnaments {
    /// Adds both over a view that fills the screen.
    ///
    /// - Parameters:
    ///   - background: The colour at the top of the screen.
    ///   - insets: What both cover at the top and the bottom, in points.
    package static func add(over view: UIView, _ background: UIColor?, insets: UIEdgeInsets) {
        let color = readableColor(on: background, view.traitCollection)
        let isPhone = view.traitCollection.userInterfaceIdiom == .phone
        if insets.top > 0 {
            let bar = CGRect(x: 0, y: 0, width: view.bounds.width, height: insets.top)
            view.addSubview(statusBar(color, in: bar, insets.bottom > 0 && isPhone, isPad: !isPhone))
        }
        if insets.bottom > 0 { view.addSubview(homeIndicator(color, on: view.bounds)) }
    }

    static func statusBar(_ color: UIColor, in frame: CGRect, _ hasRoundedCorners: Bool, isPad: Bool) -> UIView {
        let drawing = StatusBarDrawing(color: color, hasRoundedCorners: hasRoundedCorners, isPad: isPad)
        return OrnamentView(frame: frame) { drawing.draw(in: $0) }
    }

    /// - Source: pictures of devices: 5 points high, 8 above the edge, and some 36 % of a phone's width.
    static func homeIndicator(_ color: UIColor, on screen: CGRect) -> UIView {
        let width = (screen.width < 600 ? 0.36 : 0.3) * screen.width
        let frame = CGRect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5)
        return OrnamentView(frame: frame) { rect in
            color.setFill()
            UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).fill()
        }
    }

    /// The colour of text on a background: black or white if only one of them contrasts with it, otherwise the label
    /// colour.
    static func readableColor(on background: UIColor?, _ traits: UITraitCollection) -> UIColor {
        guard let color = background?.resolvedColor(with: traits) else { return .label }
        let parts = color.cgColor.sRGBComponents
        let lightness = 0.3 * parts[0] + 0.6 * parts[1] + 0.1 * parts[2]
        return parts[3] <= 0.5 ? .label : lightness < 0.25 ? .white : lightness > 0.75 ? .black : .label
    }
}
