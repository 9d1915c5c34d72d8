/// The fonts of an alert or an action sheet, scaled for a trait collection.
@MainActor
struct AlertFonts {
    private let style: AlertView.Style
    private let traits: UITraitCollection

    init(_ style: AlertView.Style, _ traits: UITraitCollection) { (self.style, self.traits) = (style, traits) }

    var title: UIFont { style == .alert ? scaled(.headline, 17, .semibold) : scaled(.footnote, 13, .semibold) }
    var message: UIFont { scaled(.footnote, 13, .regular) }

    func button(isEmphasised: Bool) -> UIFont {
        let weight: UIFont.Weight = isEmphasised ? .semibold : .regular
        return style == .alert ? scaled(.body, 17, weight) : scaled(.title3, 20, weight)
    }

    /// - Parameter size: The style's size at the default content size category, in points.
    private func scaled(_ textStyle: UIFont.TextStyle, _ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        UIFontMetrics(forTextStyle: textStyle).scaledFont(for: .systemFont(ofSize: size, weight: weight), compatibleWith: traits)
    }
}
