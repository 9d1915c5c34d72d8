import UIKit

/// What the system shows over any screen: the status bar and the home indicator.
@MainActor
package enum ScreenOrnaments {
    /// Adds both over a view that fills the screen.
    ///
    /// - Parameter insets: What both cover at the top and the bottom, in points.
    package static func add(over view: UIView, insets: UIEdgeInsets) {
        let colors = (top: readableColor(atTopOf: view), bottom: readableColor(atBottomOf: view))
        let isPhone = view.traitCollection.userInterfaceIdiom == .phone
        if insets.top > 0 {
            let bar = CGRect(x: 0, y: 0, width: view.bounds.width, height: insets.top)
            view.addSubview(statusBar(colors.top, in: bar, insets.bottom > 0 && isPhone, isPad: !isPhone))
        }
        if insets.bottom > 0 { view.addSubview(homeIndicator(colors.bottom, on: view.bounds)) }
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

    /// The colour of the status bar over what a view shows at its top.
    static func readableColor(atTopOf view: UIView) -> UIColor {
        readableColor(on: ground(at: CGPoint(x: view.bounds.midX, y: view.bounds.minY + 1), of: view), view.traitCollection)
    }

    /// The colour of the home indicator over what a view shows at its bottom. The indicator of a device follows the
    /// content below it.
    static func readableColor(atBottomOf view: UIView) -> UIColor {
        readableColor(on: ground(at: CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 10), of: view), view.traitCollection)
    }

    /// The background colour of the frontmost view at a point, in the view's own coordinates.
    private static func ground(at point: CGPoint, of view: UIView) -> UIColor? {
        for part in view.subviews.reversed() where !part.isHidden && part.alpha > 0.5 {
            let inside = view.convert(point, to: part)
            if part.bounds.contains(inside), let color = ground(at: inside, of: part) { return color }
        }
        guard let color = view.backgroundColor?.resolvedColor(with: view.traitCollection) else { return nil }
        return color.cgColor.alpha > 0.5 ? color : nil
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
