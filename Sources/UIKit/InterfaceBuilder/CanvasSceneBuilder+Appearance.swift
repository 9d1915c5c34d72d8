import InterfaceBuilderDocument

/// Colours, images and how views show their content.
extension CanvasSceneBuilder {
    func applyAppearance(of element: MarkupElement, to made: UIView) {
        if let color = color(of: element, "backgroundColor") { made.backgroundColor = color }
        if let color = color(of: element, "tintColor") { made.tintColor = color }
        if let mode = element["contentMode"].flatMap(Self.contentMode) { made.contentMode = mode }
        made.isOpaque = element.flag("opaque") ?? true
        made.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    }

    func applyImages(of element: MarkupElement, to view: UIImageView) {
        view.image = image(of: element, "image")
        view.highlightedImage = image(of: element, "highlightedImage")
        view.isHighlighted = element.flag("highlighted") ?? false
    }

    // MARK: Colours

    /// The colour an element has under a key; nil when it has none or it is not known.
    func color(of element: MarkupElement, _ key: String) -> UIColor? {
        let varied = element.variations(scene.traits).compactMap { $0.child(key: key, named: "color") }.last
        return (varied ?? element.child(key: key, named: "color")).flatMap(DocumentColor.init).flatMap { color($0) }
    }

    /// - Parameter isResource: Whether the resources give the colour's value, which then must not refer to them again.
    private func color(_ color: DocumentColor, isResource: Bool = false) -> UIColor? {
        switch color {
        case .white(let white, let alpha, _): UIColor(white: CGFloat(white), alpha: CGFloat(alpha))
        case .rgb(let red, let green, let blue, let alpha, .displayP3):
            UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        case .rgb(let red, let green, let blue, let alpha, _):
            UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha):
            UIColor(
                red: CGFloat((1 - cyan) * (1 - black)), green: CGFloat((1 - magenta) * (1 - black)),
                blue: CGFloat((1 - yellow) * (1 - black)), alpha: CGFloat(alpha))
        case .named(let name):
            isResource ? nil : document.resources.namedColors[name].flatMap { self.color($0, isResource: true) }
        case .system(let name, let fallback):
            UIColor.systemColor(named: name)
                ?? (isResource ? nil : document.resources.systemColors[name] ?? fallback).flatMap {
                    self.color($0, isResource: true)
                }
        }
    }

    // MARK: Images

    /// The image an element names, by attribute or reference, at the size the document records for it.
    func image(of element: MarkupElement, _ key: String) -> UIImage? {
        let reference = element.child(key: key, named: "imageReference")
        guard let name = element.varied(key, scene.traits) ?? reference?["image"] else { return nil }
        guard let image = document.resources.images[name] else { return nil }
        let configuration = (reference ?? element).child(key: key == "image" ? "preferredSymbolConfiguration" : key)
        return CanvasImage(size: image.isSymbol ? symbolSize(image, configuration) : image.size)
    }

    /// Documents record symbols with their longer side 64 or 128; on the canvas they are set like text of 17 points.
    ///
    /// - Source: recorded frames of image views without size constraints: 20 points for 128.
    private func symbolSize(_ image: DocumentResources.Image, _ configuration: MarkupElement?) -> CGSize {
        let longer = max(image.size.width, image.size.height)
        guard longer > 0 else { return .zero }
        let pointSize = configuration?.length("pointSize").map { CGFloat($0) } ?? 17
        let scale = (longer > 64 ? 128 : 64) / (Self.symbolSide * pointSize / 17)
        let pixel = environment.traits.displayScale
        return CGSize(
            width: (image.size.width / scale).roundedUpToPixel(pixel), height: (image.size.height / scale).roundedUpToPixel(pixel)
        )
    }

    /// Points, of a symbol of full size beside text of 17 points.
    private static let symbolSide: CGFloat = 20

    private static func contentMode(_ name: String) -> UIView.ContentMode? {
        switch name {
        case "scaleToFill": .scaleToFill
        case "scaleAspectFit": .scaleAspectFit
        case "scaleAspectFill": .scaleAspectFill
        case "redraw": .redraw
        case "center": .center
        case "top": .top
        case "bottom": .bottom
        case "left": .left
        case "right": .right
        case "topLeft": .topLeft
        case "topRight": .topRight
        case "bottomLeft": .bottomLeft
        case "bottomRight": .bottomRight
        default: nil
        }
    }
}
