/// The values that attributes have if a document does not state them.
///
/// - Source: the default values of the properties in developer.apple.com/documentation/uikit.
enum AttributeDefaults {
    static func value(of attribute: String, in element: String, _ form: ValueForm) -> String? {
        if let value = own["\(element).\(attribute)"] ?? shared[attribute] { return value }
        switch form {
        case .flag: return "NO"
        case .words(let words): return words.first
        default: return nil
        }
    }

    private static let own = table(
        """
        label.userInteractionEnabled NO
        imageView.userInteractionEnabled NO
        label.numberOfLines 1
        label.lineBreakMode tailTruncation
        button.lineBreakMode middleTruncation
        label.textAlignment natural
        textField.textAlignment natural
        textView.textAlignment natural
        textField.borderStyle none
        switch.on NO
        slider.value 0
        slider.maxValue 1
        slider.minValue 0
        progressView.progress 0
        stackView.spacing 0
        scrollView.scrollEnabled YES
        tableView.style plain
        button.buttonType custom
        """)

    private static let shared = table(
        """
        userInteractionEnabled YES
        opaque YES
        clearsContextBeforeDrawing YES
        autoresizesSubviews YES
        insetsLayoutMarginsFromSafeArea YES
        enabled YES
        alpha 1
        tag 0
        horizontalHuggingPriority 250
        verticalHuggingPriority 250
        horizontalCompressionResistancePriority 750
        verticalCompressionResistancePriority 750
        contentHorizontalAlignment center
        contentVerticalAlignment center
        scrollEnabled YES
        bounces YES
        bouncesZoom YES
        showsVerticalScrollIndicator YES
        showsHorizontalScrollIndicator YES
        delaysContentTouches YES
        canCancelContentTouches YES
        editable YES
        selectable YES
        priority 1000
        multiplier 1
        constant 0
        allowsSelection YES
        hidesWhenStopped YES
        continuous YES
        translucent YES
        adjustsImageWhenHighlighted YES
        adjustsImageWhenDisabled YES
        """)

    private static func table(_ text: String) -> [String: String] {
        let rows = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
    }
}
