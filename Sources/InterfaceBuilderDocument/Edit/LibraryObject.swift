/// The attributes and parts that Interface Builder's library gives new views.
///
/// - Source: documents saved by Xcode 12 and later: views whose attributes were left as the library has them.
enum LibraryObject {
    /// The attributes and parts of a new view, without the frame's origin; nil for elements that are not views.
    static func named(_ name: String) -> NewElement? {
        guard ElementClass.isView(name) else { return nil }
        let (attributes, size, parts) = contents[name] ?? ([("contentMode", "scaleToFill")], (240, 128), [])
        let frame = NewElement(
            name: "rect",
            attributes: [
                .init("key", "frame"), .init("x", "0.0"), .init("y", "0.0"), .init("width", "\(size.0)"),
                .init("height", "\(size.1)"),
            ])
        return NewElement(name: name, attributes: attributes.map { .init($0.0, $0.1) }, children: [frame] + parts)
    }

    private typealias Contents = (attributes: [(String, String)], size: (Int, Int), parts: [NewElement])

    private static let contents: [String: Contents] = [
        "view": ([("contentMode", "scaleToFill")], (240, 128), []),
        "label": (
            [
                ("opaque", "NO"), ("userInteractionEnabled", "NO"), ("contentMode", "left"), ("horizontalHuggingPriority", "251"),
                ("verticalHuggingPriority", "251"), ("text", "Label"), ("textAlignment", "natural"),
                ("lineBreakMode", "tailTruncation"), ("baselineAdjustment", "alignBaselines"), ("adjustsFontSizeToFit", "NO"),
            ], (42, 21), [font(17), part("nil", "textColor"), part("nil", "highlightedColor")]
        ),
        "button": (
            control + [("buttonType", "system"), ("lineBreakMode", "middleTruncation")], (46, 30),
            [part("state", "normal", [("title", "Button")])]
        ),
        "imageView": (
            [
                ("clipsSubviews", "YES"), ("userInteractionEnabled", "NO"), ("contentMode", "scaleAspectFit"),
                ("horizontalHuggingPriority", "251"), ("verticalHuggingPriority", "251"),
            ], (240, 128), []
        ),
        "textField": (
            [
                ("opaque", "NO"), ("contentMode", "scaleToFill"), ("contentHorizontalAlignment", "left"),
                ("contentVerticalAlignment", "center"), ("borderStyle", "roundedRect"), ("textAlignment", "natural"),
                ("minimumFontSize", "17"),
            ], (97, 34), [font(14), part("textInputTraits", "textInputTraits")]
        ),
        "stackView": ([("opaque", "NO"), ("contentMode", "scaleToFill")], (240, 128), []),
        "scrollView": (
            [("clipsSubviews", "YES"), ("multipleTouchEnabled", "YES"), ("contentMode", "scaleToFill")], (240, 128),
            [part("viewLayoutGuide", "contentLayoutGuide"), part("viewLayoutGuide", "frameLayoutGuide")]
        ),
        "switch": (
            [
                ("opaque", "NO"), ("contentMode", "scaleToFill"), ("horizontalHuggingPriority", "750"),
                ("verticalHuggingPriority", "750"), ("contentHorizontalAlignment", "center"),
                ("contentVerticalAlignment", "center"),
                ("on", "YES"),
            ], (51, 31), []
        ),
        "slider": (control + [("value", "0.5"), ("minValue", "0.0"), ("maxValue", "1")], (118, 31), []),
        "progressView": (
            [("opaque", "NO"), ("contentMode", "scaleToFill"), ("verticalHuggingPriority", "750"), ("progress", "0.5")], (150, 4),
            []
        ),
        "activityIndicatorView": (
            [
                ("opaque", "NO"), ("contentMode", "scaleToFill"), ("horizontalHuggingPriority", "750"),
                ("verticalHuggingPriority", "750"), ("style", "medium"),
            ], (20, 20), []
        ),
        "textView": (
            [
                ("clipsSubviews", "YES"), ("multipleTouchEnabled", "YES"), ("contentMode", "scaleToFill"),
                ("textAlignment", "natural"),
            ], (240, 128), [font(14), part("textInputTraits", "textInputTraits", [("autocapitalizationType", "sentences")])]
        ),
    ]

    private static let control = [
        ("opaque", "NO"), ("contentMode", "scaleToFill"), ("contentHorizontalAlignment", "center"),
        ("contentVerticalAlignment", "center"),
    ]

    private static func font(_ size: Int) -> NewElement {
        part("fontDescription", "fontDescription", [("type", "system"), ("pointSize", "\(size)")])
    }

    private static func part(_ name: String, _ key: String, _ attributes: [(String, String)] = []) -> NewElement {
        NewElement(name: name, attributes: [.init("key", key)] + attributes.map { .init($0.0, $0.1) })
    }
}
