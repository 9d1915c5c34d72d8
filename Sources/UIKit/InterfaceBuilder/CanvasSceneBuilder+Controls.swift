import InterfaceBuilderDocument

/// What documents say about buttons, fields and other controls.
extension CanvasSceneBuilder {
    // MARK: Buttons

    func applyButtonAttributes(of element: MarkupElement, to button: UIButton) {
        if let configured = element.child("buttonConfiguration") {
            button.configuration = configuration(configured, of: element)
            return
        }
        if let font = font(of: element, size: button.label.font.pointSize) { button.label.font = font }
        if let mode = element["lineBreakMode"].flatMap(Self.lineBreakMode) { button.label.lineBreakMode = mode }
        for state in element.children("state") { apply(state, to: button) }
        button.contentEdgeInsets = insets("contentEdgeInsets", of: element)
        button.titleEdgeInsets = insets("titleEdgeInsets", of: element)
        button.imageEdgeInsets = insets("imageEdgeInsets", of: element)
    }

    static func buttonType(_ name: String?) -> UIButton.ButtonType {
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
        guard let state = Self.state(element["key"]) else { return }
        if let title = text(of: element, "title") { button.setTitle(title, for: state) }
        if let title = attributedText(of: element, key: "attributedTitle", font: button.label.font) {
            button.setAttributedTitle(title, for: state)
        }
        if let image = image(of: element, "image") { button.setImage(image, for: state) }
        if let image = image(of: element, "backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let color = color(of: element, "titleColor") { button.setTitleColor(color, for: state) }
    }

    private static func state(_ name: String?) -> UIControl.State? {
        switch name {
        case "normal": .normal
        case "highlighted": .highlighted
        case "selected": .selected
        case "disabled": .disabled
        default: nil
        }
    }

    private func insets(_ key: String, of element: MarkupElement) -> UIEdgeInsets {
        guard let insets = element.child(key: key, named: "inset").flatMap(DocumentInsets.init) else { return .zero }
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    private func configuration(_ element: MarkupElement, of button: MarkupElement) -> UIButton.Configuration {
        var configuration = Self.configuration(element["style"])
        configuration.title =
            text(of: element, "title")
            ?? element.child(key: "attributedTitle").map { $0.children("fragment").map { Self.content(of: $0) }.joined() }
        configuration.subtitle = text(of: element, "subtitle")
        configuration.image = image(of: element, "image")
        if let padding = element.length("imagePadding") { configuration.imagePadding = CGFloat(padding) }
        if let padding = element.length("titlePadding") { configuration.titlePadding = CGFloat(padding) }
        if let edge = element["imagePlacement"].flatMap(Self.edge) { configuration.imagePlacement = edge }
        if let size = element["buttonSize"].flatMap(Self.buttonSize) { configuration.buttonSize = size }
        if let style = element["cornerStyle"].flatMap(Self.cornerStyle) { configuration.cornerStyle = style }
        if let insets = element.child(key: "contentInsets").flatMap(DocumentInsets.init) {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }
        configuration.titleFont = font(of: element, key: "titleFontDescription")
        if environment.toolsVersion >= 19000 && environment.toolsVersion < 21000 { Self.takeFirstLook(&configuration, element) }
        configuration.baseForegroundColor = color(of: element, "baseForegroundColor")
        configuration.baseBackgroundColor = color(of: element, "baseBackgroundColor")
        return configuration
    }

    /// Configurations were smaller in the versions that brought them.
    ///
    /// - Source: recorded frames of Xcode 13: 31 points high, titles of 15 points.
    private static func takeFirstLook(_ configuration: inout UIButton.Configuration, _ element: MarkupElement) {
        if configuration.titleFont == nil { configuration.titleFont = .systemFont(ofSize: 15) }
        guard element.child(key: "contentInsets") == nil else { return }
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6.5, leading: 10, bottom: 6.5, trailing: 10)
    }

    private static func configuration(_ style: String?) -> UIButton.Configuration {
        switch style {
        case "filled": .filled()
        case "tinted": .tinted()
        case "gray": .gray()
        default: .plain()
        }
    }

    private static func edge(_ name: String) -> NSDirectionalRectEdge? {
        switch name {
        case "leading": .leading
        case "trailing": .trailing
        case "top": .top
        case "bottom": .bottom
        default: nil
        }
    }

    private static func buttonSize(_ name: String) -> UIButton.Configuration.Size? {
        switch name {
        case "mini": .mini
        case "small": .small
        case "medium": .medium
        case "large": .large
        default: nil
        }
    }

    private static func cornerStyle(_ name: String) -> UIButton.Configuration.CornerStyle? {
        switch name {
        case "fixed": .fixed
        case "dynamic": .dynamic
        case "small": .small
        case "medium": .medium
        case "large": .large
        case "capsule": .capsule
        default: nil
        }
    }

    // MARK: Text

    func applyTextFieldAttributes(of element: MarkupElement, to field: UITextField) {
        field.font = font(of: element, size: 14) ?? .systemFont(ofSize: 14)
        field.borderStyle = Self.borderStyle(element["borderStyle"])
        field.placeholder = text(of: element, "placeholder")
        field.text = text(of: element, "text")
        if let alignment = element["textAlignment"].flatMap(Self.textAlignment) { field.textAlignment = alignment }
        if let color = color(of: element, "textColor") { field.textColor = color }
        field.isSecureTextEntry = element.child("textInputTraits")?.flag("secureTextEntry") ?? false
        if let size = element.length("minimumFontSize") { field.minimumFontSize = CGFloat(size) }
    }

    private static func borderStyle(_ name: String?) -> UITextField.BorderStyle {
        switch name {
        case "line": .line
        case "bezel": .bezel
        case "roundedRect": .roundedRect
        default: .none
        }
    }

    func applyTextViewAttributes(of element: MarkupElement, to view: UITextView) {
        let font = font(of: element, size: 14) ?? .systemFont(ofSize: 14)
        view.isScrollEnabled = element.flag("scrollEnabled") ?? true
        view.isEditable = element.flag("editable") ?? true
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
        slider.minimumValue = Float(element.number("minValue") ?? 0)
        slider.maximumValue = Float(element.number("maxValue") ?? 1)
        slider.value = Float(element.number("value") ?? 0.5)
        if let color = color(of: element, "minimumTrackTintColor") { slider.minimumTrackTintColor = color }
        if let color = color(of: element, "maximumTrackTintColor") { slider.maximumTrackTintColor = color }
    }

    func applySegments(of element: MarkupElement, to control: UISegmentedControl) {
        for (index, segment) in (element.child("segments")?.children("segment") ?? []).enumerated() {
            if let image = image(of: segment, "image") {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: text(of: segment, "title"), at: index, animated: false)
            }
        }
        if let selected = element.integer("selectedSegmentIndex"), (0..<control.numberOfSegments).contains(selected) {
            control.selectedSegmentIndex = selected
        }
    }

    func applySpinnerAttributes(of element: MarkupElement, to spinner: UIActivityIndicatorView) {
        spinner.style = Self.spinnerStyle(element["style"])
        spinner.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
        if element.flag("animating") ?? false { spinner.startAnimating() }
        if let color = color(of: element, "color") { spinner.color = color }
    }

    private static func spinnerStyle(_ name: String?) -> UIActivityIndicatorView.Style {
        switch name {
        case "whiteLarge": .whiteLarge
        case "white": .white
        case "gray": .gray
        case "large": .large
        default: .medium
        }
    }

    func applyPages(of element: MarkupElement, to control: UIPageControl) {
        control.numberOfPages = max(0, min(1000, element.integer("numberOfPages") ?? 0))
        control.currentPage = element.integer("currentPage") ?? 0
    }

    func applyProgress(of element: MarkupElement, to view: UIProgressView) {
        view.progressViewStyle = element["progressViewStyle"] == "bar" ? .bar : .default
        view.progress = Float(element.number("progress") ?? 0)
        if let color = color(of: element, "progressTintColor") { view.progressTintColor = color }
        if let color = color(of: element, "trackTintColor") { view.trackTintColor = color }
    }
}
