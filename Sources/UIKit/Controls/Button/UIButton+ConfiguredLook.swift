/// Colours and background of buttons with a configuration.
extension UIButton {
    func foregroundColor(_ configuration: UIButton.Configuration) -> UIColor {
        guard isEnabled else { return .tertiaryLabel }
        let own: UIColor = configuration.style == .filled ? .white : tintColor
        let color = configuration.baseForegroundColor ?? own
        return isHighlighted && configuration.style != .filled ? color.withAlphaComponent(Self.highlightedForeground) : color
    }

    private func backgroundColor(_ configuration: UIButton.Configuration) -> UIColor? {
        if let color = configuration.background.backgroundColor { return color }
        let base = configuration.baseBackgroundColor
        switch configuration.style {
        case .plain: return base
        case .gray: return base ?? .secondarySystemFill
        case .tinted: return (base ?? tintColor).withAlphaComponent(isHighlighted ? 0.1 : 0.18)
        case .filled:
            let color: UIColor = isEnabled ? base ?? tintColor : .tertiarySystemFill
            return isHighlighted ? color.withAlphaComponent(Self.highlightedFill) : color
        }
    }

    /// The opacity of a configured button's colours while a finger is on it.
    private static let highlightedForeground: CGFloat = 0.75
    private static let highlightedFill: CGFloat = 0.75

    /// Draws the rectangle behind a configured button's content.
    func drawConfiguredBackground() {
        guard let configuration else { return }
        let background = configuration.background
        let rect = bounds.inset(by: background.backgroundInsets.physical(rightToLeft: isRightToLeft))
        let radius = configuration.cornerRadius(in: rect)
        if let fill = backgroundColor(configuration) {
            fill.setFill()
            UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
        }
        guard let stroke = background.strokeColor, background.strokeWidth > 0 else { return }
        let outset = background.strokeOutset - background.strokeWidth / 2
        let outline = UIBezierPath(roundedRect: rect.insetBy(dx: -outset, dy: -outset), cornerRadius: max(0, radius + outset))
        outline.lineWidth = background.strokeWidth
        stroke.setStroke()
        outline.stroke()
    }
}

extension UIButton.Configuration {
    /// The background's corner radius in points.
    func cornerRadius(in rect: CGRect) -> CGFloat {
        let largest = min(rect.width, rect.height) / 2
        switch cornerStyle {
        case .fixed, .dynamic: return min(background.cornerRadius, largest)
        case .small: return min(4, largest)
        case .medium: return min(6, largest)
        case .large: return min(9, largest)
        case .capsule: return largest
        }
    }
}
