/// A colour in a document.
package indirect enum DocumentColor: Hashable, Sendable {
    /// Components from 0 to 1 (beyond that in wide colour spaces), not premultiplied.
    case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: ColorSpace)
    case white(Double, alpha: Double, space: ColorSpace)
    case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double)
    /// A colour of an asset catalogue, whose value is repeated in the document's resources.
    case named(String)
    /// A system colour, such as `labelColor`, with the fallback for old systems.
    case system(String, fallback: DocumentColor?)

    package enum ColorSpace: String, Hashable, Sendable {
        case sRGB, displayP3, calibratedRGB, deviceRGB, adobeRGB1998, genericGamma22GrayColorSpace, calibratedWhite, other
        case extendedSRGB, extendedGray, deviceWhite, deviceCMYK, genericCMYKColorSpace, catalog, pattern

        /// The attribute with a `<color>` element's colour space; nil if there is none.
        package static func attribute(of element: MarkupElement) -> MarkupAttribute? {
            element.attribute(element["colorSpace"] == "custom" ? "customColorSpace" : "colorSpace")
        }
    }

    /// The colour of a `<color>` element; nil if none of its attributes is known.
    package init?(_ element: MarkupElement) {
        let components = Self.components(of: element)
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"] {
            self = .system(name, fallback: components)
        } else if let name = element["name"], element["catalog"] == nil {
            self = .named(name)
        } else if let components {
            self = components
        } else {
            return nil
        }
    }

    private static func components(of element: MarkupElement) -> DocumentColor? {
        let space = ColorSpace.attribute(of: element).flatMap { ColorSpace(rawValue: $0.value) } ?? .other
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return .white(white, alpha: alpha, space: space) }
        if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
            return .rgb(red: red, green: green, blue: blue, alpha: alpha, space: space)
        }
        if let cyan = element.number("cyan"), let magenta = element.number("magenta"), let yellow = element.number("yellow"),
            let black = element.number("black")
        {
            return .cmyk(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
        }
        return nil
    }
}
