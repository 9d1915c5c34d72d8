extension UIColor {
    /// The prominence of an element relative to others.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicolor/prominence
    public enum Prominence: Int, Sendable {
        case primary = 0
        case secondary, tertiary, quaternary

        /// The factor of a colour's alpha.
        ///
        /// - Source: the alphas of the four label colours.
        fileprivate var alpha: CGFloat {
            switch self {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        }
    }

    /// The colour for an element with less prominence. Its alpha is reduced to that of the label colour of that
    /// prominence; the system's own factors are not published.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicolor/withprominence(_:)
    public func withProminence(_ prominence: UIColor.Prominence) -> UIColor {
        guard prominence != .primary else { return self }
        return UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * prominence.alpha)
        }
    }
}
