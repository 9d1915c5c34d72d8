import InterfaceBuilderDocument
import UIKit

/// Content sizes of controls that depend on what the controls show, where the canvas of a version differs from UIKit's present classes. Lengths
/// are points.
extension CanvasScene {
    /// The width of a segmented control before Xcode 11.2, whose segments have 5 points less beside their titles.
    ///
    /// - Source: recorded frames: eleven of eleven controls that nothing else sizes, in four projects.
    func segmentsWidth(_ made: UIView) -> CGFloat? {
        guard environment.toolsVersion < .xcode11_2, let control = made as? UISegmentedControl else { return nil }
        let titled = (0..<control.numberOfSegments).filter {
            control.titleForSegment(at: $0) != nil && control.widthForSegment(at: $0) == 0
        }
        return control.intrinsicContentSize.width - 5 * CGFloat(titled.count)
    }

    /// The size of a button of a medium size whose configuration shows nothing but a symbol: as high as one with a title in whole points,
    /// and for a symbol that is wider than high, 25 points wide beside text of 17 points, without the insets. A button for information is as
    /// wide as without configuration, beside the insets.
    ///
    /// - Source: recorded frames: eleven of eleven heights in six projects, five of six widths in three; buttons for information are 50 by 34
    ///   points, eight of eight in two projects.
    func symbolButtonSize(_ made: UIView, _ element: MarkupElement) -> (width: CGFloat?, height: CGFloat?) {
        guard let button = made as? UIButton, let configuration = button.configuration, configuration.buttonSize == .medium,
            configuration.preferredSymbolConfigurationForImage == nil, (configuration.title ?? "").isEmpty,
            configuration.attributedTitle == nil, (configuration.subtitle ?? "").isEmpty
        else { return (nil, nil) }
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(values: environment.traits))
        let insets = configuration.contentInsets
        let width: CGFloat?
        if let image = configuration.image, image.isSymbolImage {
            width = image.size.width >= image.size.height ? (25 * font.pointSize / 17).rounded(.up) : nil
        } else if CanvasControlSizes.isInformationButton(element) {
            width = CanvasControlSizes.informationButtonSide(in: environment.toolsVersion)?.rounded(.up)
        } else {
            return (nil, nil)
        }
        return (
            width.map { $0 + insets.leading + insets.trailing }, font.lineHeight.rounded() + insets.top + insets.bottom
        )
    }
}
