extension AttributeTable {
    static let control = AttributeTable(
        UIControl.self, elements: ["control"], make: { UIControl() },
        rows: [
            .flag("enabled", \.isEnabled, keys: ["enabled", "isEnabled"]),
            .flag("selected", \.isSelected),
            .flag("highlighted", \.isHighlighted),
            .word(
                "contentHorizontalAlignment", \.contentHorizontalAlignment,
                [
                    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
                ]),
            .word(
                "contentVerticalAlignment", \.contentVerticalAlignment,
                ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
        ])

    static let toggle = AttributeTable(
        UISwitch.self, elements: ["switch"], make: { UISwitch() },
        rows: [
            .flag("on", \.isOn),
            .text("title", \.title),
            .color("onTintColor", \.onTintColor),
            .color("thumbTintColor", \.thumbTintColor),
        ])

    static let slider = AttributeTable(
        UISlider.self, elements: ["slider"], make: { UISlider() },
        rows: [
            .number("maxValue", \.maximumValue, keys: ["maximumValue"]),
            .number("minValue", \.minimumValue, keys: ["minimumValue"]),
            .number("value", \.value),
            .color("minimumTrackTintColor", \.minimumTrackTintColor),
            .color("maximumTrackTintColor", \.maximumTrackTintColor),
            .color("thumbTintColor", \.thumbTintColor),
            .flag("continuous", \.isContinuous),
            .image("minimumValueImage", \.minimumValueImage),
            .image("maximumValueImage", \.maximumValueImage),
        ])

    static let stepper = AttributeTable(
        UIStepper.self, elements: ["stepper"], make: { UIStepper() },
        rows: [
            .number("maximumValue", \.upperLimit),
            .number("minimumValue", \.lowerLimit),
            .number("value", \.value),
            // A step of 0 is rejected.
            AttributeRow(["stepValue"], \.stepValue) { reader in reader.number("stepValue").flatMap { $0 > 0 ? $0 : nil } },
            .flag("wraps", \.wraps),
            .flag("continuous", \.isContinuous),
            .flag("autorepeat", \.autorepeat),
        ])

    static let pageControl = AttributeTable(
        UIPageControl.self, elements: ["pageControl"], make: { UIPageControl() },
        rows: [
            .integer("numberOfPages", \.numberOfPages, in: mostPages),
            .integer("currentPage", \.currentPage, in: mostPages),
            .flag("hidesForSinglePage", \.hidesForSinglePage),
            .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
            .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
        ])

    /// More pages than any screen has room for.
    private static let mostPages = 0...1000

    static let progressView = AttributeTable(
        UIProgressView.self, elements: ["progressView"], make: { UIProgressView() },
        rows: [
            .word("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar]),
            .number("progress", \.progress, absent: 0),
            .color("progressTintColor", \.progressTintColor),
            .color("trackTintColor", \.trackTintColor),
            .image("progressImage", \.progressImage),
            .image("trackImage", \.trackImage),
        ])

    static let spinner = AttributeTable(
        UIActivityIndicatorView.self, elements: ["activityIndicatorView"], make: { UIActivityIndicatorView(style: .medium) },
        rows: [
            .word(
                "style", \.style,
                ["whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large]),
            .flag("hidesWhenStopped", \.hidesWhenStopped, absent: false),
            AttributeRow("animating") { reader, spinner in
                if reader.flag("animating") ?? false { spinner.startAnimating() }
            },
            .color("color", \.color),
            // The document's value is applied after the spinner's own.
            .flag("hidden", \.isHidden, keys: [], absent: false),
        ])

    static let colorWell = AttributeTable(
        UIColorWell.self, elements: ["colorWell"], make: { UIColorWell() },
        rows: [
            .color("selectedColor", \.selectedColor),
            .flag("supportsAlpha", \.supportsAlpha),
        ])

    static let segmentedControl = AttributeTable(
        UISegmentedControl.self, elements: ["segmentedControl"], make: { UISegmentedControl() },
        rows: [
            AttributeRow("segments") { reader, control in
                let segments = reader.first("segments")?.all("segment") ?? []
                control.changeSegments {
                    control.removeAllSegments()
                    for (index, segment) in segments.enumerated() { insert(segment, at: index, of: control) }
                }
            },
            .flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
            .flag("momentary", \.isMomentary),
            .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
            AttributeRow("selectedSegmentIndex") { reader, control in
                guard let index = reader.integer("selectedSegmentIndex") else { return }
                if (0..<control.numberOfSegments).contains(index) { control.selectedSegmentIndex = index }
            },
            .key("selectedSegmentIndex", path: \.selectedSegmentIndex),
        ])

    private static func insert(_ segment: AttributeReader, at index: Int, of control: UISegmentedControl) {
        if let image = segment.image("image") {
            control.insertSegment(with: image, at: index, animated: false)
        } else {
            control.insertSegment(withTitle: segment.text("title"), at: index, animated: false)
        }
        if let width = segment.number("width"), width > 0 { control.setWidth(CGFloat(width), forSegmentAt: index) }
        control.setEnabled(segment.flag("enabled") ?? true, forSegmentAt: index)
    }
}
