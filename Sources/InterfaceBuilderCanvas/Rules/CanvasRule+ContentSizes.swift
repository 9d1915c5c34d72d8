import InterfaceBuilderDocument
import UIKit

/// Rules that give views of a kind a content size, as far as neither a placeholder nor a designable's code does.
///
/// Of two rules for the same length of a view, the first one that applies decides.
extension CanvasRule {
    static let contentSizes = controls + bars + pickers + informationButtons + symbolButtons + fields + emptyViews

    static let contentSizesByElement = contentSizes.reduce(into: [String: [CanvasRule]]()) { found, rule in
        for element in rule.elements { found[element, default: []].append(rule) }
    }

    // MARK: Controls

    private static let controls = [
        steppers, segments, segmentTitles, progressViews, earlyPageControls,
    ]

    static let steppers = CanvasRule(
        "steppers", .before(.xcode11_2), "a stepper", "29 points high",
        Evidence(views: (7, 0), units: (5, 0), repositories: (4, 0)),
        elements: ["stepper"]
    ) { _ in ContentSize(height: 29) }

    static let segments = CanvasRule(
        "segments", .before(.xcode11_2), "a segmented control", "28 points high",
        Evidence(views: (36, 0), units: (9, 0), repositories: (7, 0)), elements: ["segmentedControl"]
    ) { _ in ContentSize(height: 28) }

    /// - Source: recorded frames: eleven of eleven controls that nothing else sizes, in four projects.
    static let segmentTitles = CanvasRule(
        "segmentTitles", .before(.xcode11_2), "a segmented control", "5 points less beside each title",
        Evidence(views: (6, 0), units: (3, 0), repositories: (4, 0)), elements: ["segmentedControl"]
    ) { leaf in
        guard let control = leaf.view as? UISegmentedControl else { return nil }
        let titled = (0..<control.numberOfSegments).filter {
            control.titleForSegment(at: $0) != nil && control.widthForSegment(at: $0) == 0
        }
        return ContentSize(width: control.intrinsicContentSize.width - 5 * CGFloat(titled.count))
    }

    static let progressViews = CanvasRule(
        "progressViews", .before(.xcode12), "a progress view", "2 points high",
        Evidence(views: (27, 0), units: (9, 0), repositories: (11, 0)), elements: ["progressView"]
    ) { _ in ContentSize(height: 2) }

    static let earlyPageControls = CanvasRule(
        "earlyPageControls", .before(.xcode12), "a page control", "dots of 7 points, 9 apart; 37 points high",
        Evidence(views: (10, 0), units: (4, 0), repositories: (3, 0)), elements: ["pageControl"]
    ) { leaf in ContentSize(width: leaf.pages.map { max(0, 16 * $0 - 9) }, height: 37) }

    // MARK: Bars

    private static let bars = [searchBars]

    static let searchBars = CanvasRule(
        "searchBars", .all, "a search bar", "no width of its own, and the height of the version",
        Evidence(views: (19, 0), units: (6, 0), repositories: (5, 0)), elements: ["searchBar"]
    ) { leaf in
        ContentSize(width: UIView.noIntrinsicMetric, height: ChromeMetrics.searchBar[leaf.environment.chromePlace(in: .view)])
    }

    // MARK: Pickers

    private static let pickers = [earlyWheels]

    static let earlyWheels = CanvasRule(
        "earlyWheels", .before(.xcode7), "a picker with wheels", "162 points high",
        Evidence(views: (32, 2), units: (9, 1), repositories: (3, 1)), elements: ["datePicker", "pickerView"]
    ) { leaf in leaf.hasWheels ? ContentSize(height: 162) : nil }

    // MARK: Buttons

    private static let informationButtons = [earlyInformationButtons, lateInformationButtons]

    static let earlyInformationButtons = CanvasRule(
        "earlyInformationButtons", .before(.xcode11), "a button for information, or to add a contact", "22 x 22 points",
        Evidence(
            views: (13, 0), units: (2, 0), repositories: (2, 0),
            others: "all four recorded lengths that nothing else decides, in three repositories"), elements: ["button"]
    ) { leaf in leaf.informationButton(22) }

    /// - Source: recorded frames: 25.67 points at three pixels a point and 26 at two, three of three buttons in three
    ///   projects; eight of eight with a configuration in two others are 50 points wide.
    static let lateInformationButtons = CanvasRule(
        "lateInformationButtons", .from(.xcode14_3), "a button for information, or to add a contact",
        "25.67 x 25.67 points in whole pixels; that width between the insets of a configuration",
        Evidence(views: (6, 0), units: (4, 0), repositories: (3, 0)), elements: ["button"]
    ) { leaf in
        let scale = leaf.environment.traits.displayScale
        let side = (77 / 3 * scale - 1e-6).rounded(.up) / scale
        return leaf.informationButton(side) ?? leaf.configuredInformationButton(side)
    }

    private static let symbolButtons = [
        symbolHeights, wideSymbols,
    ]

    /// - Source: recorded frames: eleven of eleven in six projects.
    static let symbolHeights = CanvasRule(
        "symbolHeights", .all, "a button of a medium size whose configuration shows nothing but a symbol",
        "as high as with a title, in whole points", Evidence(views: (22, 0), units: (10, 0), repositories: (5, 0)),
        elements: ["button"]
    ) { leaf in
        guard let configuration = leaf.textlessConfiguration, leaf.showsSymbol(configuration) else { return nil }
        let insets = configuration.contentInsets
        return ContentSize(height: leaf.bodyFont.lineHeight.rounded() + insets.top + insets.bottom)
    }

    /// - Source: recorded frames: five of six in three projects.
    static let wideSymbols = CanvasRule(
        "wideSymbols", .all,
        "a button of a medium size whose configuration shows nothing but a symbol that is no higher than wide",
        "25 points between the insets, beside text of 17 points", Evidence(views: (4, 0), units: (4, 0), repositories: (3, 0)),
        elements: ["button"]
    ) { leaf in
        guard let configuration = leaf.textlessConfiguration, let image = configuration.image, image.isSymbolImage,
            image.size.width >= image.size.height
        else { return nil }
        let width = (25 * leaf.bodyFont.pointSize / 17).rounded(.up)
        return ContentSize(width: width + configuration.contentInsets.leading + configuration.contentInsets.trailing)
    }

    // MARK: Fields

    private static let fields = [roundFields, earlyPlainFields]

    static let roundFields = CanvasRule(
        "roundFields", .before(.xcode11), "a text field with a round border", "30 points high",
        Evidence(views: (104, 0), units: (17, 0), repositories: (9, 0)), elements: ["textField"]
    ) { leaf in leaf.element["borderStyle"] == "roundedRect" ? ContentSize(height: 30) : nil }

    /// - Source: recorded frames: twelve of twelve in nine projects; with the versions until Xcode 26.1 two of sixteen.
    static let earlyPlainFields = CanvasRule(
        "earlyPlainFields", .before(.xcode11_4), "a text field without a border",
        "as high as its line in whole points, or as its clear button",
        Evidence(views: (25, 0), units: (6, 0), repositories: (10, 0)),
        elements: ["textField"]
    ) { leaf in
        guard let field = leaf.plainField, let font = field.font else { return nil }
        return ContentSize(height: max(font.lineHeight.rounded(.up), field.clearButtonMode == .never ? 0 : 19))
    }

    // MARK: Views that show nothing

    private static let emptyViews = [emptyLabels, emptyImages]

    static let emptyLabels = CanvasRule(
        "emptyLabels", .all, "an arranged label of one line without text", "50 x 50 points",
        Evidence(views: (89, 1), units: (14, 0), repositories: (10, 1)), elements: ["label"]
    ) { leaf in
        guard leaf.isArranged, let label = leaf.view as? UILabel, label.numberOfLines == 1, (label.text ?? "").isEmpty else {
            return nil
        }
        return ContentSize(width: 50, height: 50)
    }

    static let emptyImages = CanvasRule(
        "emptyImages", .all, "an arranged image view without an image", "50 x 50 points",
        Evidence(views: (22, 0), units: (5, 0), repositories: (3, 0)), elements: ["imageView"]
    ) { leaf in
        guard leaf.isArranged, let view = leaf.view as? UIImageView, view.image == nil else { return nil }
        return ContentSize(width: 50, height: 50)
    }
}

/// Rules of content sizes that are no list by element.
extension CanvasRule {
    static let contents = [placeholders, designables, wholePointLabels, wholePointButtons]

    /// - Source: Apple's help for Xcode, on intrinsic sizes for design time.
    static let placeholders = CanvasRule(
        "placeholders", .all, "a view with a placeholder for its content size", "the placeholder's lengths",
        Evidence(views: (183, 0), units: (60, 0), repositories: (17, 0), others: "Apple documents it"))

    /// - Source: Apple documents that the canvas runs the code of designables.
    static let designables = CanvasRule(
        "designables", .all, "a view of a class that the canvas ran", "the size that the document has for its content",
        Evidence(
            views: (123, 12), units: (20, 0), repositories: (5, 2), others: "Apple documents that the canvas runs designables"),
        isOfDevices: true)

    /// - Source: recorded frames of 17-point labels that no stack view contains: in scenes with a stack view 83 of 98
    ///   are as high as their line in pixels, in 26 projects; in other scenes 751 of 848 are 21 points high. Three
    ///   labels with attributed text in 17 points, in one project, are 21 points high.
    static let wholePointLabels = CanvasRule(
        "wholePointLabels", .all, "a label of one line in the system's 17 points, in a scene without stack views",
        "its content is rounded up to whole points", Evidence(views: (288, 103), units: (118, 36), repositories: (26, 26)))

    /// - Source: recorded frames: of ten buttons whose configuration names a font and whose height tells it, seven in
    ///   three projects have fractions of a point, and three have neither height.
    static let wholePointButtons = CanvasRule(
        "wholePointButtons", .all, "a button with a configuration that names no font, in a scene without stack views",
        "its content is rounded up to whole points", Evidence(views: (36, 6), units: (16, 0), repositories: (3, 2)))
}
