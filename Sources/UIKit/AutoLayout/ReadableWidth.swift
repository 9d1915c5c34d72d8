/// The width of lines that are easy to read, by the user's preferred text size.
enum ReadableWidth {
    /// Points, at the default text size.
    static let large: CGFloat = 672

    /// Points. Only the default size's width is known for certain; other sizes use it, too.
    static func width(for category: UIContentSizeCategory) -> CGFloat {
        table.first { $0.category == category }?.width ?? large
    }

    /// - Source: Apple's example of a view 1024 points wide at the default text size.
    private static let table: [(category: UIContentSizeCategory, width: CGFloat)] = [(.large, large)]
}

extension UIView {
    /// The margins, enlarged equally on both sides if more than the readable width would remain.
    var readableInsets: UIEdgeInsets {
        var insets = insetState.margins
        let width = ReadableWidth.width(for: traitCollection.preferredContentSizeCategory)
        let spare = bounds.width - insets.left - insets.right - width
        if spare > 0 {
            insets.left += spare / 2
            insets.right += spare / 2
        }
        return insets
    }
}
