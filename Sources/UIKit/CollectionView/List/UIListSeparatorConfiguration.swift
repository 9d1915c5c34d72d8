/// The separators of a list's rows. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/uilistseparatorconfiguration
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: @preconcurrency Equatable {
    /// Whether a separator is shown.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uilistseparatorconfiguration/visibility-swift.enum
    public enum Visibility: Int, Sendable {
        /// As the list's appearance has it.
        case automatic = 0
        case visible, hidden
    }

    /// Stands for the insets that the list chooses: from the row's text, or the cell's
    /// ``UICollectionViewListCell/separatorLayoutGuide``.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether a separator is above a row; automatic means no.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether a separator is below a row; automatic means yes, except below the last row of a grouped section and in
    /// sidebars.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances of the upper separator from the cell's sides.
    public var topSeparatorInsets = automaticInsets
    /// The distances of the lower separator from the cell's sides.
    public var bottomSeparatorInsets = automaticInsets
    /// The separators' colour; ``UIColor/separator`` unless set.
    public var color = UIColor.separator
    /// The colour of separators of selected rows beside others. It reads back what was set; nothing here depends on it.
    public var multipleSelectionColor = UIColor.separator

    /// Makes the separators that lists of an appearance have.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
