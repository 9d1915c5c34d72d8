/// Heights of bars, in points.
///
/// - Source: recorded frames; of bars on phones lying on their side, publications.
struct BarHeights: Equatable {
    /// Whether the bars are on a phone that lies on its side.
    var isFlat = false
    /// Whether the bars are on a tablet without a home button.
    var isRoundedPad = false
    /// Whether the bars are in a sheet.
    var isInSheet = false

    var navigationBar: CGFloat { isFlat ? 32 : isInSheet ? 56 : isRoundedPad ? 50 : 44 }
    /// A navigation bar with a large title below the small one.
    var largeTitleBar: CGFloat { isFlat ? 32 : isInSheet ? 108 : 96 }
    /// What a line above the title adds.
    static let prompt: CGFloat = 30
    var toolbar: CGFloat { isFlat ? 32 : 44 }
    var tabBar: CGFloat { isFlat ? 32 : 49 }
}

extension UIView {
    /// The heights of bars where the view is.
    var barHeights: BarHeights {
        let traits = traitCollection
        return BarHeights(
            isFlat: traits.verticalSizeClass == .compact,
            isRoundedPad: traits.userInterfaceIdiom == .pad && (window?.safeAreaInsets.bottom ?? 0) > 0)
    }
}
