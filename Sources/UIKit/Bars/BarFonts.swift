/// The system's fonts for titles and buttons of bars.
///
/// - Source: logs of iOS 26.1, in which titles and buttons of 17 points have 21 points at the second accessibility
///   size, and large titles 48; published for earlier systems, whose bars keep 17 points while large titles are scaled.
@MainActor
package struct BarFonts {
    /// The traits of the bar.
    let traits: UITraitCollection
    let generation: SystemGeneration

    package init(traits: UITraitCollection, generation: SystemGeneration) {
        (self.traits, self.generation) = (traits, generation)
    }

    var title: UIFont { .systemFont(ofSize: size, weight: .semibold) }

    var largeTitle: UIFont {
        .systemFont(
            ofSize: DynamicTypeTable.pointSize(of: .largeTitle, in: traits.preferredContentSizeCategory), weight: .bold)
    }

    func button(isDone: Bool) -> UIFont {
        .systemFont(ofSize: size, weight: isDone ? .semibold : SystemTextLooks.barButton[generation])
    }

    /// The height, in points, that a bar gains because its large title's line is higher than at the default text size;
    /// nil if the bar's height does not depend on the line.
    package func largeTitleExcess(at place: ChromePlace, scale: CGFloat) -> CGFloat? {
        guard let below = ChromeMetrics.belowLargeTitle[generation] else { return nil }
        let line = largeTitle.lineHeight.roundedUpToPixel(scale)
        return max(0, line + below - (ChromeMetrics.largeTitleBar[place] - ChromeMetrics.navigationBar[place]))
    }

    private var size: CGFloat {
        let (category, largest) = (traits.preferredContentSizeCategory, SystemTextLooks.largestInBars[generation])
        guard category > .large else { return UIFont.labelFontSize }
        return DynamicTypeTable.pointSize(of: .body, in: category < largest ? category : largest)
    }
}
