import UIKit

/// The row of time, reception and battery at the top of a screen.
@MainActor
struct StatusBarDrawing {
    let color: UIColor
    let hasRoundedCorners: Bool
    /// Whether the screen is that of a tablet, which has time and date at the leading edge.
    let isPad: Bool

    func draw(in bounds: CGRect) {
        if isPad { return drawOfTablet(in: bounds) }
        let midY = hasRoundedCorners ? bounds.height * 0.58 : bounds.midY
        let center = hasRoundedCorners ? min(bounds.width * 0.15, 64) : bounds.midX
        let font = UIFont.systemFont(ofSize: hasRoundedCorners ? 16 : 12, weight: .semibold)
        OrnamentText(text: "9:41", font: font, color: color).draw(at: CGPoint(x: center, y: midY), .center)
        let unit: CGFloat = hasRoundedCorners ? 1 : 0.8
        let right = bounds.maxX - (hasRoundedCorners ? min(bounds.width * 0.07, 28) : 6)
        color.setFill()
        drawBattery(CGRect(x: right - 25 * unit, y: midY - 6 * unit, width: 25 * unit, height: 12 * unit))
        guard hasRoundedCorners else { return }
        UIImage(systemName: "wifi")?.withTintColor(color).draw(in: CGRect(x: right - 48, y: midY - 7, width: 18, height: 14))
        drawReception(CGRect(x: right - 70, y: midY - 6, width: 18, height: 12))
    }

    /// Draws time and date, reception and battery as tablets show them since iOS 12; from Apple's pictures.
    private func drawOfTablet(in bounds: CGRect) {
        let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
        OrnamentText(text: "9:41 AM  Tue Jan 9", font: font, color: color).draw(at: CGPoint(x: 18, y: bounds.midY))
        let right = bounds.maxX - 18
        color.setFill()
        drawBattery(CGRect(x: right - 22, y: bounds.midY - 5.5, width: 22, height: 11))
        UIImage(systemName: "wifi")?.withTintColor(color).draw(
            in: CGRect(x: right - 44, y: bounds.midY - 6, width: 16, height: 12))
    }

    private func drawBattery(_ rect: CGRect) {
        let body = UIBezierPath(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: rect.height * 0.3)
        body.lineWidth = 1
        color.withAlphaComponent(0.4).setStroke()
        body.stroke()
        UIBezierPath(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: rect.height * 0.15).fill()
    }

    private func drawReception(_ rect: CGRect) {
        for bar in 0..<4 {
            let height = rect.height * (0.4 + 0.2 * CGFloat(bar))
            let place = CGRect(x: rect.minX + CGFloat(bar) * 4.8, y: rect.maxY - height, width: 3.2, height: height)
            UIBezierPath(roundedRect: place, cornerRadius: 1).fill()
        }
    }
}
