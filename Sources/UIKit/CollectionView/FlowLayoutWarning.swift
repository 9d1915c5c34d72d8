/// Warns of an item that does not fit across a flow layout's scroll direction. The text itself names this function for
/// a symbolic breakpoint.
@MainActor @inline(never)
func UICollectionViewFlowLayoutBreakForInvalidSizes(_ warning: FlowLayoutWarning) {
    for text in warning.texts { LayoutWarning.sink(text) }
}

/// The console texts about an item that is too large for a flow layout, in Apple's words.
///
/// - Source: public logs of iOS 8 to 18; iOS 26 is taken to have the words of iOS 18.
@MainActor
struct FlowLayoutWarning {
    let layout: UICollectionViewFlowLayout
    let view: UICollectionView
    /// The first number of the system's version.
    let system: Int

    /// The lines, each a log of its own.
    var texts: [String] {
        [
            "\(system < 10 ? "the" : "The") behavior of the UICollectionViewFlowLayout is not defined because:", reason,
            "The relevant UICollectionViewFlowLayout instance is \(LayoutText.opening(layout))>, and it is attached to \(view)\(ending).",
            "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.",
        ]
    }

    /// The layout behind the view, which the view's own description names from iOS 13 on.
    private var ending: String { system < 13 ? " collection view layout: \(LayoutText.opening(layout))>" : "" }

    private var reason: String {
        let isVertical = layout.scrollDirection == .vertical
        let (length, sides) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
        let contentInsets = system < 10 ? "" : ", minus the content insets \(sides) values"
        return
            "the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \(sides) values\(contentInsets)."
    }
}

extension UICollectionViewFlowLayout {
    /// Warns once for each length across the scroll direction.
    func warnOfLargeItems(in view: UICollectionView) {
        guard flow.warnedCross != flow.cross else { return }
        flow.warnedCross = flow.cross
        UICollectionViewFlowLayoutBreakForInvalidSizes(
            FlowLayoutWarning(layout: self, view: view, system: view.generation.majorVersion))
    }
}
