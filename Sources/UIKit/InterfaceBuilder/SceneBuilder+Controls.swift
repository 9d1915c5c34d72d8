import InterfaceBuilderDocument

/// What documents say about buttons, fields and other controls.
extension SceneBuilder {
    // MARK: Buttons

    func applyButtonAttributes(of element: MarkupElement, to button: UIButton) {
        if let configured = element.child("buttonConfiguration") {
            button.configuration = configuration(configured, of: element)
            return
        }
        applyTitleFont(of: element, to: button)
        if let mode = element["lineBreakMode"].flatMap(Self.lineBreakMode) { apply(mode, to: button.label) }
        if let adjusts = flag("adjustsImageWhenHighlighted", of: element) { button.adjustsImageWhenHighlighted = adjusts }
        if let adjusts = flag("adjustsImageWhenDisabled", of: element) { button.adjustsImageWhenDisabled = adjusts }
        for state in element.children("state") { apply(state, to: button) }
        button.contentEdgeInsets = insets("contentEdgeInsets", of: element)
        button.titleEdgeInsets = insets("titleEdgeInsets", of: element)
        button.imageEdgeInsets = insets("imageEdgeInsets", of: element)
    }

    func applyTitleFont(of element: MarkupElement, to button: UIButton) {
        if let font = font(of: element, size: button.label.font.pointSize) { button.label.font = font }
    }

    /// A title that wraps takes as many lines as it needs.
    private func apply(_ mode: NSLineBreakMode, to title: UILabel) {
        title.lineBreakMode = mode
        if mode == .byWordWrapping || mode == .byCharWrapping { title.numberOfLines = 0 }
    }

    package static func buttonType(_ name: String?) -> UIButton.ButtonType {
        switch name {
        case "system", "roundedRect": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: .custom
        }
    }

    private func apply(_ element: MarkupElement, to button: UIButton) {
        guard let state = value(of: "key", of: element, Self.states) else { return }
        if let title = text(of: element, "title") { button.setTitle(title, for: state) }
        if let title = attributedText(of: element, key: "attributedTitle", font: button.label.font) {
            button.setAttributedTitle(title, for: state)
        }
        if let image = image(of: element, "image") { button.setImage(image, for: state) }
        if let image = image(of: element, "backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let color = color(of: element, "titleColor") { button.setTitleColor(color, for: state) }
    }

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled, "focused": .focused,
    ]

    private func insets(_ key: String, of element: MarkupElement) -> UIEdgeInsets {
        guard let insets = variedChild(key, named: "inset", of: element).flatMap(DocumentInsets.init) else { return .zero }
        return UIEdgeInsets(insets)
    }

    private func configuration(_ element: MarkupElement, of button: MarkupElement) -> UIButton.Configuration {
        var configuration = value(of: "style", of: element, Self.configurations) ?? .plain()
        configuration.title =
            text(of: element, "title")
            ?? element.child(key: "attributedTitle").map { $0.children("fragment").map { Self.content(of: $0) }.joined() }
        configuration.subtitle = text(of: element, "subtitle")
        configuration.image = image(of: element, "image")
        if let padding = number("imagePadding", of: element) { configuration.imagePadding = CGFloat(padding) }
        if let padding = number("titlePadding", of: element) { configuration.titlePadding = CGFloat(padding) }
        if let edge = value(of: "imagePlacement", of: element, Self.edges) { configuration.imagePlacement = edge }
        if let size = value(of: "buttonSize", of: element, Self.buttonSizes) { configuration.buttonSize = size }
        if let style = value(of: "cornerStyle", of: element, Self.cornerStyles) { configuration.cornerStyle = style }
        if let alignment = value(of: "titleAlignment", of: element, Self.titleAlignments) {
            configuration.titleAlignment = alignment
        }
        if let background = element.child("backgroundConfiguration") { apply(background, to: &configuration.background) }
        if let insets = element.child(key: "contentInsets").flatMap(DocumentInsets.init) {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }
        configuration.titleFont = font(of: element, key: "titleFontDescription")
        configuration.baseForegroundColor = color(of: element, "baseForegroundColor")
        configuration.baseBackgroundColor = color(of: element, "baseBackgroundColor")
        return configuration
    }

    private func apply(_ element: MarkupElement, to background: inout UIBackgroundConfiguration) {
        if let radius = number("cornerRadius", of: element) { background.cornerRadius = max(0, CGFloat(radius)) }
        if let width = number("strokeWidth", of: element) { background.strokeWidth = max(0, CGFloat(width)) }
        if let outset = number("strokeOutset", of: element) { background.strokeOutset = CGFloat(outset) }
        background.backgroundColor = color(of: element, "backgroundColor")
        background.strokeColor = color(of: element, "strokeColor")
    }

    private static let configurations: [String: UIButton.Configuration] = [
        "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .borderless(),
        "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]

    private static let edges: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]

    private static let buttonSizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]

    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]

    // MARK: Text

    func applyTextFieldAttributes(of element: MarkupElement, to field: UITextField) {
        field.font = inputFont(of: element)
        field.borderStyle = value(of: "borderStyle", of: element, Self.borderStyles) ?? .none
        field.placeholder = text(of: element, "placeholder")
        if let text = attributedText(of: element, key: "attributedText", font: field.textLabel.font) {
            field.attributedText = text
        } else {
            field.text = text(of: element, "text")
        }
        if let alignment = element["textAlignment"].flatMap(Self.textAlignment) { field.textAlignment = alignment }
        if let color = color(of: element, "textColor") { field.textColor = color }
        field.clearsOnBeginEditing = flag("clearsOnBeginEditing", of: element) ?? false
        applyInputTraits(of: element, to: field)
        field.adjustsFontSizeToFitWidth = flag("adjustsFontSizeToFit", of: element) ?? true
        if let size = number("minimumFontSize", of: element) { field.minimumFontSize = max(0, CGFloat(size)) }
        if let mode = value(of: "clearButtonMode", of: element, Self.viewModes) { field.clearButtonMode = mode }
        field.background = image(of: element, "background")
    }

    private static let borderStyles: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    func applyTextViewAttributes(of element: MarkupElement, to view: UITextView) {
        let font = inputFont(of: element)
        view.isEditable = element.flag("editable") ?? true
        view.isSelectable = element.flag("selectable") ?? true
        applyInputTraits(of: element, to: view)
        if let text = attributedText(of: element, key: "attributedText", font: font) {
            view.attributedText = text
        } else {
            view.font = font
            view.text = text(of: element, "text") ?? ""
        }
        if let alignment = element["textAlignment"].flatMap(Self.textAlignment) { view.textAlignment = alignment }
        if let color = color(of: element, "textColor") { view.textColor = color }
    }

    // MARK: Others

    func applyValues(of element: MarkupElement, to slider: UISlider) {
        slider.maximumValue = Float(number("maxValue", of: element) ?? 1)
        slider.minimumValue = Float(number("minValue", of: element) ?? 0)
        slider.value = Float(number("value", of: element) ?? 0)
        slider.minimumTrackTintColor = color(of: element, "minimumTrackTintColor")
        slider.maximumTrackTintColor = color(of: element, "maximumTrackTintColor")
        slider.thumbTintColor = color(of: element, "thumbTintColor")
        slider.isContinuous = flag("continuous", of: element) ?? true
        slider.minimumValueImage = image(of: element, "minimumValueImage")
        slider.maximumValueImage = image(of: element, "maximumValueImage")
    }

    func applyValues(of element: MarkupElement, to control: UISwitch) {
        control.isOn = flag("on", of: element) ?? false
        control.onTintColor = color(of: element, "onTintColor")
        control.thumbTintColor = color(of: element, "thumbTintColor")
    }

    func applyValues(of element: MarkupElement, to stepper: UIStepper) {
        stepper.maximumValue = number("maximumValue", of: element) ?? 100
        stepper.minimumValue = number("minimumValue", of: element) ?? 0
        stepper.value = number("value", of: element) ?? 0
        if let step = number("stepValue", of: element), step > 0 { stepper.stepValue = step }
        stepper.wraps = flag("wraps", of: element) ?? false
    }

    func applySegments(of element: MarkupElement, to control: UISegmentedControl) {
        for (index, segment) in (element.child("segments")?.children("segment") ?? []).enumerated() {
            if let image = image(of: segment, "image") {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: text(of: segment, "title"), at: index, animated: false)
            }
            if let width = number("width", of: segment), width > 0 { control.setWidth(CGFloat(width), forSegmentAt: index) }
            control.setEnabled(flag("enabled", of: segment) ?? true, forSegmentAt: index)
        }
        control.apportionsSegmentWidthsByContent = flag("apportionsSegmentWidthsByContent", of: element) ?? false
        control.isMomentary = flag("momentary", of: element) ?? false
        control.selectedSegmentTintColor = color(of: element, "selectedSegmentTintColor")
        if let selected = element.integer("selectedSegmentIndex"), (0..<control.numberOfSegments).contains(selected) {
            control.selectedSegmentIndex = selected
        }
    }

    func applySpinnerAttributes(of element: MarkupElement, to spinner: UIActivityIndicatorView) {
        spinner.style = value(of: "style", of: element, Self.spinnerStyles) ?? .medium
        spinner.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
        if element.flag("animating") ?? false { spinner.startAnimating() }
        if let color = color(of: element, "color") { spinner.color = color }
    }

    private static let spinnerStyles: [String: UIActivityIndicatorView.Style] = [
        "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
    ]

    func applyPages(of element: MarkupElement, to control: UIPageControl) {
        control.numberOfPages = integer("numberOfPages", of: element, in: 0...Self.mostPages) ?? 0
        control.currentPage = integer("currentPage", of: element, in: 0...Self.mostPages) ?? 0
        control.hidesForSinglePage = flag("hidesForSinglePage", of: element) ?? false
        control.pageIndicatorTintColor = color(of: element, "pageIndicatorTintColor")
        control.currentPageIndicatorTintColor = color(of: element, "currentPageIndicatorTintColor")
    }

    /// More pages than any screen has room for.
    private static let mostPages = 1000

    func applyProgress(of element: MarkupElement, to view: UIProgressView) {
        view.progressViewStyle = value(of: "progressViewStyle", of: element, ["default": .default, "bar": .bar]) ?? .default
        view.progress = Float(number("progress", of: element) ?? 0)
        if let color = color(of: element, "progressTintColor") { view.progressTintColor = color }
        if let color = color(of: element, "trackTintColor") { view.trackTintColor = color }
    }
}
