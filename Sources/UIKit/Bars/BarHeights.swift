/// Heights of bars, in points.
///
/// - Source: recorded frames; of bars on phones lying on their side, publications.
struct BarHeights: Equatable {
    /// Whether the bars are on a phone that lies on its side, and no large one.
    var isFlat = false
    /// Whether the screen is too low for large titles.
    var isLow = false
    var isPad = false
    /// Whether the screen has a home indicator instead of a button.
    var isRounded = false
    /// Whether the bars are in a sheet.
    var isInSheet = false

    init(_ traits: UITraitCollection.Values, isRounded: Bool) {
        isLow = traits.verticalSizeClass == .compact
        isFlat = isLow && traits.horizontalSizeClass != .regular
        isPad = traits.userInterfaceIdiom == .pad
        self.isRounded = isRounded
    }

    var navigationBar: CGFloat { isFlat ? 32 : isInSheet ? 56 : isPad ? 50 : 44 }
    /// A navigation bar with a large title below the small one.
    var largeTitleBar: CGFloat { isLow ? navigationBar : isInSheet ? 108 : 96 }
    /// What a line above the title adds.
    static let prompt: CGFloat = 30
    /// - Source: recorded frames of toolbars, and the insets of nine root views above one, on phones without a button: 49 from Xcode 11 on.
    var toolbar: CGFloat { isFlat ? 32 : isRounded && !isPad ? 49 : 44 }
    var tabBar: CGFloat { isFlat ? 32 : 49 }
}

extension UIView {
    /// The heights of bars where the view is.
    var barHeights: BarHeights {
        BarHeights(traitCollection.values, isRounded: (window?.safeAreaInsets.bottom ?? 0) > 0)
    }
}
