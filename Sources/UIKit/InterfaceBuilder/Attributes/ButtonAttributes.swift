import InterfaceBuilderDocument

extension AttributeTable {
    static let button = AttributeTable(UIButton.self, elements: ["button"], make: { UIButton() }, rows: buttonRows)
}

extension AttributeTable {
    /// For a button with a configuration, the document's other attributes are ignored.
    private static let buttonRows: [AttributeRow<UIButton>] = [
        kindRows, plainRows.map { row in row.when { $0.configuration == nil } },
    ].flatMap { $0 }

    private static let kindRows: [AttributeRow<UIButton>] = [
        AttributeRow("buttonType") { reader, button in button.become(reader.value("buttonType", buttonTypes) ?? .custom) },
        .flag("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
        .flag("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
        .word("role", \.role, ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]),
        AttributeRow("buttonConfiguration", "configuration") { reader, button in
            if let stated = reader.first("buttonConfiguration") { button.configuration = stated.buttonConfiguration }
        },
    ]

    private static let plainRows: [AttributeRow<UIButton>] = [
        AttributeRow(
            "fontDescription",
            apply: { reader, button in
                let usual = UIButton.titleFont(of: button.buttonType)
                guard let font = reader.font("fontDescription", size: usual.pointSize) else { return false }
                button.label.font = font
                return true
            }, restore: { button, _ in button.label.font = UIButton.titleFont(of: button.buttonType) }),
        AttributeRow("lineBreakMode") { reader, button in
            guard let mode = reader.lineBreakMode("lineBreakMode") else { return }
            button.label.lineBreakMode = mode
            // A wrapping title has unlimited lines.
            if mode == .byWordWrapping || mode == .byCharWrapping { button.label.numberOfLines = 0 }
        },
        .flag("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted),
        .flag("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted),
        .flag("pointerInteraction", \.isPointerInteractionEnabled),
        .flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
        .flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
        AttributeRow("state") { reader, button in for state in reader.all("state") { apply(state, to: button) } },
        .insets("contentEdgeInsets", \.contentEdgeInsets),
        .insets("titleEdgeInsets", \.titleEdgeInsets),
        .insets("imageEdgeInsets", \.imageEdgeInsets),
    ]

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    private static func apply(_ reader: AttributeReader, to button: UIButton) {
        guard let state = reader.value("key", states) else { return }
        if let title = reader.text("title") { button.setTitle(title, for: state) }
        if var title = reader.attributedText("attributedTitle", font: button.label.font) {
            button.setAttributedTitle(title.attributedString(), for: state)
        }
        let scale: UIImage.SymbolScale = button.buttonType == .system ? .large : .unspecified
        if let image = reader.image("image", symbolScale: scale) { button.setImage(image, for: state) }
        if let image = reader.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let color = reader.color("titleColor") { button.setTitleColor(color, for: state) }
        if let color = reader.color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
    }

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled, "focused": .focused,
    ]
}

extension AttributeReader {
    /// The button configuration that a `<buttonConfiguration>` describes.
    fileprivate var buttonConfiguration: UIButton.Configuration {
        var configuration = value("style", ConfigurationWords.styles) ?? .plain()
        configuration.attributedTitle = text("title").map { AttributedString($0) } ?? attributedString("attributedTitle")
        configuration.attributedSubtitle = text("subtitle").map { AttributedString($0) } ?? attributedString("attributedSubtitle")
        configuration.image = image("image", symbolScale: .large)
        if let padding = number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
        if let padding = number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
        if let edge = value("imagePlacement", ConfigurationWords.edges) { configuration.imagePlacement = edge }
        if let size = value("buttonSize", ConfigurationWords.sizes) { configuration.buttonSize = size }
        if let style = value("cornerStyle", ConfigurationWords.cornerStyles) { configuration.cornerStyle = style }
        if let alignment = value("titleAlignment", ConfigurationWords.alignments) { configuration.titleAlignment = alignment }
        first("backgroundConfiguration")?.apply(to: &configuration.background)
        if let insets = childElement("contentInsets").flatMap(DocumentInsets.init) {
            configuration.contentInsets = NSDirectionalEdgeInsets(insets)
        }
        configuration.titleFont = font("titleFontDescription")
        configuration.baseForegroundColor = color("baseForegroundColor")
        configuration.baseBackgroundColor = color("baseBackgroundColor")
        return configuration
    }

    private func apply(to background: inout UIBackgroundConfiguration) {
        if let radius = number("cornerRadius") { background.cornerRadius = max(0, CGFloat(radius)) }
        if let width = number("strokeWidth") { background.strokeWidth = max(0, CGFloat(width)) }
        if let outset = number("strokeOutset") { background.strokeOutset = CGFloat(outset) }
        background.backgroundColor = color("backgroundColor")
        background.strokeColor = color("strokeColor")
    }
}

@MainActor
private enum ConfigurationWords {
    static let styles: [String: UIButton.Configuration] = [
        "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .borderless(),
        "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]

    static let edges: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]

    static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]

    static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]

    static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
