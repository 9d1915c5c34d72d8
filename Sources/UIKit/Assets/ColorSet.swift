import InterfaceBuilderDocument

/// The colours of an asset catalogue's colour set.
struct ColorSet {
    private var entries: [(variant: AssetVariant, color: UIColor)] = []

    /// Parses a `Contents.json`.
    ///
    /// - Parameter report: Called for each colour that cannot be parsed; it is omitted.
    init(_ contents: LocatedJSON, report: (String, SourcePosition) -> Void) {
        for entry in contents["colors"]?.elements ?? [] {
            guard let color = entry["color"] else { continue }
            do throws(LocatedJSON.Fault) {
                entries.append((AssetVariant(entry), try Self.color(color)))
            } catch {
                report(error.message, error.position)
            }
        }
    }

    /// The colour that follows the appearance; nil for a set without colours.
    var color: UIColor? {
        guard let first = entries.first else { return nil }
        if entries.count == 1 { return first.color }
        let entries = entries
        return UIColor { traits in
            let suitable = entries.compactMap { entry in entry.variant.suitability(traits.values).map { ($0, entry.color) } }
            return suitable.reduce(nil) { best, next in best.map { $0.0 >= next.0 ? $0 : next } ?? next }?.1 ?? first.color
        }
    }

    // MARK: Values

    private static func color(_ element: LocatedJSON) throws(LocatedJSON.Fault) -> UIColor {
        if let reference = element["reference"] { return try systemColor(reference) }
        guard let components = element["components"] else {
            throw .init(message: "the colour has no components", position: element.position)
        }
        let alpha = components["alpha"] == nil ? 1 : try component("alpha", of: components)
        if components["white"] != nil { return UIColor(white: try component("white", of: components), alpha: alpha) }
        let (red, green) = (try component("red", of: components), try component("green", of: components))
        let blue = try component("blue", of: components)
        switch element["color-space"]?.string {
        case "display-p3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case "extended-linear-srgb", "linear-srgb":
            if let color = linear([red, green, blue, alpha]) { return color }
        default: break
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func linear(_ components: [CGFloat]) -> UIColor? {
        CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
            .flatMap { CGColor(colorSpace: $0, components: components) }.map { UIColor(cgColor: $0) }
    }

    private static func systemColor(_ reference: LocatedJSON) throws(LocatedJSON.Fault) -> UIColor {
        if let color = reference.string.flatMap(UIColor.systemColor(named:)) { return color }
        throw .init(message: "the system colour \(reference.string ?? "") is not known", position: reference.position)
    }

    /// A component in 0...1, written as a decimal with a point, as a hexadecimal byte, or as an integer in 0...255.
    private static func component(_ name: String, of components: LocatedJSON) throws(LocatedJSON.Fault) -> CGFloat {
        guard let element = components[name] else {
            throw .init(message: "the colour has no component \(name)", position: components.position)
        }
        if let number = element.number { return CGFloat(number) }
        let text = element.string ?? ""
        if text.lowercased().hasPrefix("0x"), let value = UInt8(text.dropFirst(2), radix: 16) { return CGFloat(value) / 255 }
        guard let value = Double(text), value.isFinite, abs(value) <= 255 else {
            throw .init(message: "the component \(name) of the colour is no number", position: element.position)
        }
        return text.contains(".") || name == "alpha" ? CGFloat(value) : CGFloat(value) / 255
    }
}
