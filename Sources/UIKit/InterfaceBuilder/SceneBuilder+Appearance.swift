import InterfaceBuilderDocument

/// Colours, images and how views show their content.
extension SceneBuilder {
    func applyAppearance(of element: MarkupElement, to made: UIView) {
        if let color = color(of: element, "backgroundColor") { made.backgroundColor = color }
        if let color = color(of: element, "tintColor") { made.tintColor = color }
        // Controls and texts draw themselves anew at every size, whatever the document says.
        if made.contentMode != .redraw, let mode = value(of: "contentMode", of: element, Self.contentModes) {
            made.contentMode = mode
        }
        made.isOpaque = flag("opaque", of: element) ?? true
        made.isUserInteractionEnabled = flag("userInteractionEnabled", of: element) ?? true
        if let control = made as? UIControl { applyControlState(of: element, to: control) }
    }

    func applyImages(of element: MarkupElement, to view: UIImageView) {
        view.image = image(of: element, "image")
        view.highlightedImage = image(of: element, "highlightedImage")
        view.isHighlighted = element.flag("highlighted") ?? false
        if let preferred = element.child(key: "preferredSymbolConfiguration") {
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(symbolValues(preferred))
        }
    }

    // MARK: Colours

    /// The colour an element has under a key; nil when the document leaves it to the view.
    package func color(of element: MarkupElement, _ key: String) -> UIColor? {
        variedChild(key, named: "color", of: element).map(color)
    }

    /// The colour of a `<color>` element; clear, with a note, when it is not known.
    private func color(_ element: MarkupElement) -> UIColor {
        if let color = DocumentColor(element).flatMap(color) { return color }
        if element["catalog"] == "System", let color = element["name"].flatMap(Self.catalogColor) { return color }
        let name = ["name", "systemColor", "cocoaTouchSystemColor", "colorSpace"].compactMap(element.attribute).first
        noteUnknown(name.map { "\($0.name)=\"\($0.value)\"" } ?? "a value without components", of: element, at: name)
        return .clear
    }

    private func color(_ color: DocumentColor) -> UIColor? {
        switch color {
        case .named(let name): namedColor(name)
        case .system(let name, let fallback):
            UIColor.systemColor(named: name) ?? (document.resources.systemColors[name] ?? fallback).flatMap(Self.recorded)
        default: Self.recorded(color)
        }
    }

    /// The colour of a catalogue, else the value that the document records, which is enough where only frames are asked for.
    private func namedColor(_ name: String) -> UIColor? {
        let recorded = document.resources.namedColors[name].flatMap(Self.recorded)
        if let recorded, !environment.showsImages { return recorded }
        return environment.pictures?.color(named: name) ?? recorded
    }

    /// A colour that resources give as a value; names that lead to further names are not followed.
    private static func recorded(_ color: DocumentColor) -> UIColor? {
        switch color {
        case .named: nil
        case .system(let name, let fallback): UIColor.systemColor(named: name) ?? fallback.flatMap(recorded)
        case .rgb(let red, let green, let blue, let alpha, .displayP3):
            UIColor(displayP3Red: share(red), green: share(green), blue: share(blue), alpha: share(alpha))
        case .rgb(let red, let green, let blue, let alpha, _):
            UIColor(red: share(red), green: share(green), blue: share(blue), alpha: share(alpha))
        case .white(let white, let alpha, _): UIColor(white: share(white), alpha: share(alpha))
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha):
            UIColor(
                red: share(1 - cyan) * share(1 - black), green: share(1 - magenta) * share(1 - black),
                blue: share(1 - yellow) * share(1 - black), alpha: share(alpha))
        }
    }

    private static func share(_ component: Double) -> CGFloat { min(1, max(0, CGFloat(component))) }

    /// Colours of the Mac's catalogue, which the texts of iOS documents name now and then.
    private static func catalogColor(_ name: String) -> UIColor? {
        switch name {
        case "textColor", "controlTextColor": .label
        case "textBackgroundColor", "controlBackgroundColor", "windowBackgroundColor": .systemBackground
        default: UIColor.systemColor(named: name)
        }
    }

    // MARK: Images

    /// The image an element names, by attribute or reference: the picture beside the document, or what stands for it, at the size
    /// the document records.
    func image(of element: MarkupElement, _ key: String) -> UIImage? {
        let reference = variedChild(key, named: "imageReference", of: element)
        guard let name = reference?["image"] ?? element.varied(key, scene.traits) else { return nil }
        let image = image(named: name, symbolValues(of: element, key, reference))
        switch reference?["renderingMode"] {
        case "template": return image?.withRenderingMode(.alwaysTemplate)
        case "original": return image?.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    private func image(named name: String, _ values: SymbolValues) -> UIImage? {
        let resource = document.resources.images[name]
        if let resource, resource.isSymbol {
            return UIImage(symbol: SymbolTable.symbol(named: name), size: symbolSize(resource, values), values)
                .withRenderingMode(.alwaysTemplate)
        }
        if let resource, !environment.showsImages { return UIImage(drawing: PlaceholderDrawing(size: resource.size, name: name)) }
        if let picture = environment.pictures?.picture(named: name, size: resource?.size, traits: environment.traits) {
            return picture
        }
        if rules.reportsMissingImages { reportMissingImage(name) }
        return resource.map { UIImage(drawing: PlaceholderDrawing(size: $0.size, name: name)) }
    }

    /// Apple's words; what stands for the image keeps the size that the document records, for layout's sake.
    private func reportMissingImage(_ name: String) {
        built.report(
            DocumentDiagnostic(
                id: "missing-image", severity: .warning,
                message: "Could not load the \"\(name)\" image referenced from a nib in the bundle", position: nil))
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
        "TopLeft": .topLeft, "topRight": .topRight, "TopRight": .topRight, "bottomLeft": .bottomLeft, "BottomLeft": .bottomLeft,
        "bottomRight": .bottomRight, "BottomRight": .bottomRight,
    ]
}
