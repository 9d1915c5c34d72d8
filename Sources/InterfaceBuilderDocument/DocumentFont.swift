/// A font description in a document.
package enum DocumentFont: Hashable, Sendable {
    /// A text style, such as `UICTFontTextStyleBody`.
    case textStyle(String)
    /// The system font; the size in points is nil if the control's default applies.
    case system(weight: String, isItalic: Bool, isMonospacedDigits: Bool, pointSize: Double?)
    /// A font by its PostScript name, with the size in points.
    case named(String, family: String?, pointSize: Double)

    /// The font of a `<fontDescription>` or `<font>` element; nil if it describes none.
    package init?(_ element: MarkupElement) {
        let size = element.number("pointSize") ?? element.number("size")
        if let style = element["style"] {
            self = .textStyle(style)
        } else if let name = element["name"] {
            self = .named(name, family: element["family"], pointSize: size ?? 17)
        } else if let type = element["type"] ?? Self.types[element["metaFont"] ?? ""] {
            let weight = element["weight"] ?? Self.weights[element["metaFont"] ?? type] ?? "regular"
            self = .system(
                weight: weight, isItalic: type == "italicSystem", isMonospacedDigits: type == "monospacedDigitSystem",
                pointSize: size ?? element["metaFont"].flatMap { Self.sizes[$0] })
        } else {
            return nil
        }
    }

    /// The values of `type` in font descriptions.
    package static let descriptionTypes: Set<String> = ["system", "boldSystem", "italicSystem", "monospacedDigitSystem"]

    /// The default weights of the types, also in fonts of attributed texts.
    private static let weights = ["boldSystem": "bold", "systemBold": "bold", "systemSemibold": "semibold"]

    /// The default sizes, in points, of fonts in attributed texts: the Mac's standard sizes, since Interface Builder is
    /// a Mac program.
    ///
    /// - Source: Apple's documentation of `NSFont`: `systemFontSize`, `smallSystemFontSize` and `labelFontSize`, and
    ///   the 12 points of `controlContentFont`, with which a recorded label in two lines is 29 points high;
    ///   recorded heights of attributed labels in two projects are those of 13 points.
    private static let sizes: [String: Double] = [
        "system": 13, "systemBold": 13, "systemSemibold": 13, "smallSystem": 11, "label": 10, "cellTitle": 12,
    ]

    /// The types as fonts of attributed texts name them.
    private static let types = [
        "system": "system", "systemBold": "boldSystem", "systemSemibold": "boldSystem", "smallSystem": "system",
        "label": "system",
        "menu": "system", "message": "system", "cellTitle": "system",
    ]
}
