extension UIView {
    /// Draws the view as a capsule, which replaces the glass of iOS 26: it blurs what is behind, and refracts nothing.
    ///
    /// - Source: Apple's pictures of iOS 26; the colours are as plain as possible.
    func showPlatter() {
        backgroundColor = BarPlatter.color
        layer.backdropBlur = BarPlatter.blurRadius
        layer.shadowColor = .black
        layer.shadowOffset = CGSize(width: 0, height: 2)
        (layer.shadowRadius, layer.shadowOpacity) = (6, 0.12)
        (layer.borderWidth, layer.borderColor) = (BarPlatter.edgeWidth, BarPlatter.edge.cgColor)
    }

    /// Rounds the platter's ends; called after every layout of the view.
    func roundPlatter() { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
}

/// The capsules behind buttons and tabs.
@MainActor
enum BarPlatter {
    /// The light along the edge of the glass, which shows over what is darker.
    static let edge = UIColor(white: 1, alpha: 0.35)
    /// In points.
    static let edgeWidth: CGFloat = 0.5
    static let color = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 0.8) : UIColor(white: 1, alpha: 0.8)
    }
    /// The standard deviation of the blur, in points; our estimate, as the alpha of the colour is.
    static let blurRadius: CGFloat = 6
    /// The colour behind the selected tab.
    static let selection = UIColor { UIColor.tertiarySystemFill.resolvedColor(with: $0) }
    /// The space between the tabs' platter and the screen's edges, in points; our estimate.
    static let sideRoom: CGFloat = 21
}
