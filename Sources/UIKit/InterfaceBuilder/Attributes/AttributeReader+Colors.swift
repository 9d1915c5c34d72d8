import InterfaceBuilderDocument

extension AttributeReader {
    /// The colour under a key; nil if the document specifies none.
    package func color(_ key: String) -> UIColor? { child(key, named: "color")?.ownColor }

    /// The colour of a `<color>` element; clear, and reported, if it is unknown.
    private var ownColor: UIColor {
        if let space = DocumentColor.ColorSpace.attribute(of: element), DocumentColor.ColorSpace(rawValue: space.value) == nil {
            noteUnknown(space)
        }
        if let color = DocumentColor(element).flatMap(color) { return color }
        if element["catalog"] == "System", let color = element["name"].flatMap(Self.catalogColor) { return color }
        let name = ["name", "systemColor", "cocoaTouchSystemColor", "colorSpace"].compactMap(element.attribute).first
        noteUnknown(name.map { "\($0.name)=\"\($0.value)\"" } ?? "a value without components", at: name)
        return .clear
    }

    private func color(_ color: DocumentColor) -> UIColor? {
        switch color {
        case .named(let name): namedColor(name)
        case .system(let name, let fallback):
            UIColor.systemColor(named: name)
                ?? (context.document.resources.systemColors[name] ?? fallback).flatMap(Self.recorded)
        default: Self.recorded(color)
        }
    }

    /// The colour of an asset catalogue, else the value that the document records, which suffices if only frames are
    /// needed.
    private func namedColor(_ name: String) -> UIColor? {
        let recorded = context.document.resources.namedColors[name].flatMap(Self.recorded)
        if let recorded, !context.environment.showsImages { return recorded }
        return context.environment.pictures?.color(named: name) ?? recorded
    }

    /// A colour that resources record as a value; names that refer to further names are not resolved.
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

    /// Colours of the Mac's catalogue, which some attributed strings of iOS documents name.
    private static func catalogColor(_ name: String) -> UIColor? {
        switch name {
        case "textColor", "controlTextColor": .label
        case "textBackgroundColor", "controlBackgroundColor", "windowBackgroundColor": .systemBackground
        default: UIColor.systemColor(named: name)
        }
    }
}
