/// What no document means, and what some mean in other places.
enum HostileValues {
    /// Attribute values.
    static let values = words + longTexts

    private static let words = [
        "", " ", "nan", "NaN", "inf", "-inf", "infinite", "-0", "0", "-1", "1", "0.1", "1e308", "-1e308", "1e309", "1e-320",
        "1e9",
        "-1e9", "999999999", "200000000", "1e15", "0x10", "1,5", "1/0", "0/1", "0:0", "1e300:1e-300", "-16:9", "YES", "NO", "yes",
        "32767", "2147483647", "-2147483648", "9223372036854775807", "9223372036854775808", "1000.5", "1001", "&#10;", "&amp;",
        "&#x1F3F3;&#xFE0F;&#x200D;&#x1F308;", "&#x202E;abc", "../../etc/passwd", "%s%n", "{scene}",
    ]

    private static let longTexts = [
        String(repeating: "W", count: 100_000),
        String(repeating: "word ", count: 20_000),
        "a" + String(repeating: "\u{301}", count: 10_000),
        String(repeating: "\u{1F469}\u{200D}\u{1F680}", count: 2_000),
        String(repeating: "&#10;", count: 5_000),
        String(repeating: "\u{5D0}1\u{202B}", count: 5_000),
    ]

    /// Attributes that bear on layout, with values that they may have.
    static let attributes: [(name: String, values: [String])] = [
        ("translatesAutoresizingMaskIntoConstraints", ["YES", "NO"]), ("fixedFrame", ["YES"]), ("hidden", ["YES"]),
        ("misplaced", ["YES"]), ("ambiguous", ["YES"]), ("axis", ["vertical", "horizontal"]), ("placeholder", ["YES"]),
        ("distribution", ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
        ("alignment", ["fill", "top", "bottom", "center", "firstBaseline", "lastBaseline"]),
        ("spacing", ["-8", "0.333", "1000"]),
        ("priority", ["1", "250", "999", "999.999", "1000"]), ("multiplier", ["0", "-1", "1e-9", "1e9", "16:9"]),
        ("constant", ["-1", "1e6", "0.1"]), ("relation", ["lessThanOrEqual", "greaterThanOrEqual"]),
        ("horizontalHuggingPriority", ["1", "1000"]), ("verticalCompressionResistancePriority", ["1", "1000"]),
        ("numberOfLines", ["0", "1", "1000000"]), ("preferredMaxLayoutWidth", ["0", "1"]), ("spacingType", ["standard"]),
        ("preservesSuperviewLayoutMargins", ["YES"]), ("insetsLayoutMarginsFromSafeArea", ["YES", "NO"]),
        ("layoutMarginsFollowReadableWidth", ["YES"]), ("semanticContentAttribute", ["forceRightToLeft", "playback"]),
        ("placeholderIntrinsicWidth", ["infinite", "1000"]), ("placeholderIntrinsicHeight", ["infinite", "0"]),
        ("baselineRelativeArrangement", ["YES"]), ("key", ["view", "contentView", "frame", "tableHeaderView", "safeArea"]),
        ("minimumScaleFactor", ["0", "0.5"]), ("pointSize", ["0", "1000"]), ("secondItem", ["a"]), ("alpha", ["0"]),
        ("selectedSegmentIndex", ["-1", "7"]), ("numberOfPages", ["100000"]), ("contentMode", ["redraw", "center"]),
        ("text", ["a&#10;b"]), ("image", ["star"]), ("adjustsFontSizeToFit", ["YES"]),
    ]

    static let elementNames = [
        "view", "label", "button", "stackView", "scrollView", "tableView", "tableViewCell", "collectionView",
        "collectionViewCell",
        "textView", "textField", "imageView", "visualEffectView", "segmentedControl", "pageControl", "slider", "constraint",
        "rect",
        "subviews", "constraints", "variation", "viewController", "navigationController", "mapView", "searchBar", "pickerView",
        "viewLayoutGuide", "string", "color", "none",
    ]

    static let layoutAttributes = [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
        "firstBaseline", "leadingMargin", "topMargin", "rightMargin", "centerXWithinMargins", "nothing",
    ]

    static let byteRuns: [[UInt8]] = [
        [0], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x28], Array("<".utf8), Array("\"".utf8),
        Array("]]>".utf8), Array("<!--".utf8), Array("<![CDATA[".utf8), Array("<?".utf8), Array("</view>".utf8),
    ]

    static let entities = [
        "&none;", "&#0;", "&#xFFFF;", "&#99999999999999999999;", "&", "&;", "<!DOCTYPE d [<!ENTITY a \"&a;&a;\">]>",
        "&lt;view&gt;",
        "<!ENTITY x SYSTEM \"file:///etc/passwd\">",
    ]
}
