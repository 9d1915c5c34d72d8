extension UIStackView {
    /// How arranged views share the length of the stack view.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
    public enum Distribution: Int, Sendable {
        /// Views stretch by hugging and shrink by compression resistance; the first one among equals.
        case fill = 0
        /// All views are equally long.
        case fillEqually = 1
        /// Views are long in proportion to their content.
        case fillProportionally = 2
        /// Gaps are equally long, and not shorter than the spacing.
        case equalSpacing = 3
        /// Centres are equally far apart as far as possible, with gaps not shorter than the spacing.
        case equalCentering = 4
    }
}
