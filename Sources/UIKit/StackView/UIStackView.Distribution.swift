extension UIStackView {
    /// The way in which arranged views share the length of the stack view.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
    public enum Distribution: Int, Sendable {
        /// Views grow by hugging and shrink by compression resistance priorities; among equals the first one does.
        case fill = 0
        /// All views have the same length.
        case fillEqually = 1
        /// Lengths of views are proportional to those of their contents.
        case fillProportionally = 2
        /// Gaps have the same length, and are not shorter than the spacing.
        case equalSpacing = 3
        /// Distances between centres are equal as far as possible, with gaps not shorter than the spacing.
        case equalCentering = 4
    }
}
