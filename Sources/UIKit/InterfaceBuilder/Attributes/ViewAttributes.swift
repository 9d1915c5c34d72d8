import InterfaceBuilderDocument

extension AttributeTable {
    static let view = AttributeTable(
        UIView.self,
        elements: [
            "view", "containerView", "window", "tableViewCellContentView", "collectionViewCellContentView",
        ], make: { UIView() }, rows: viewRows)
}

extension AttributeTable {
    private static let viewRows: [AttributeRow<UIView>] = [looks, behavior, layout, identity, keysOnly].flatMap { $0 }

    private static let looks: [AttributeRow<UIView>] = [
        .color("backgroundColor", \.backgroundColor),
        AttributeRow(
            "tintColor",
            apply: { reader, view in
                guard let color = reader.color("tintColor") else { return false }
                view.tintColor = color
                return true
            }, restore: { view, _ in view.tintColor = nil }),
        .key("tintColor", path: \.tintColor),
        // Controls and text views redraw at every size, whatever the document says.
        .word("contentMode", \.contentMode, contentModes).when { $0.contentMode != .redraw },
        .flag("opaque", \.isOpaque, absent: true),
        .flag("hidden", \.isHidden, keys: ["hidden", "isHidden"], absent: false),
        .number("alpha", \.alpha, in: 0...1),
        .flag("clipsSubviews", \.clipsToBounds, keys: ["clipsToBounds"]),
        .flag("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing),
    ]

    private static let behavior: [AttributeRow<UIView>] = [
        .flag(
            "userInteractionEnabled", \.isUserInteractionEnabled, keys: ["userInteractionEnabled", "isUserInteractionEnabled"],
            absent: true),
        .flag("multipleTouchEnabled", \.isMultipleTouchEnabled),
        .flag("exclusiveTouch", \.isExclusiveTouch),
        .integer("tag", \.tag),
    ]

    /// Interface Builder writes priorities that differ from 250 and 750, regardless of the class.
    private static let layout: [AttributeRow<UIView>] = [
        .priority("horizontalHuggingPriority", absent: .defaultLow) { $0.setContentHuggingPriority($1, for: .horizontal) },
        .priority("verticalHuggingPriority", absent: .defaultLow) { $0.setContentHuggingPriority($1, for: .vertical) },
        .priority("horizontalCompressionResistancePriority", absent: .defaultHigh) {
            $0.setContentCompressionResistancePriority($1, for: .horizontal)
        },
        .priority("verticalCompressionResistancePriority", absent: .defaultHigh) {
            $0.setContentCompressionResistancePriority($1, for: .vertical)
        },
        .flag("autoresizesSubviews", \.autoresizesSubviews),
        .word("semanticContentAttribute", \.semanticContentAttribute, semanticAttributes),
        .flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
        .flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
        AttributeRow("layoutMarginsFollowReadableWidth") { reader, view in
            if reader.flag("layoutMarginsFollowReadableWidth") ?? false { view.followReadableWidth() }
        },
        AttributeRow(
            "layoutMargins", "directionalLayoutMargins",
            apply: { reader, view in
                guard let margins = reader.margins else { return false }
                view.setMargins(margins)
                return true
            }, restore: { view, _ in view.setMargins(nil) }),
    ]

    /// The identifiers of a view, and its accessibility properties.
    private static let identity: [AttributeRow<UIView>] = [
        .text("restorationIdentifier", \.restorationIdentifier),
        AttributeRow("accessibilityConfiguration") { reader, view in
            guard let stated = reader.child("accessibilityConfiguration") else { return }
            if let identifier = stated["identifier"] { view.accessibilityIdentifier = identifier }
            if let label = stated.text("label") { view.accessibilityLabel = label }
            if let hint = stated.text("hint") { view.accessibilityHint = hint }
            if let traits = stated.child("traits", named: "accessibilityTraits") {
                view.accessibilityTraits = traits.options(accessibilityTraits)
            }
            if let isElement = stated.child("isElement", named: "bool")?.flag("value") {
                view.isAccessibilityElement = isElement
            }
        },
    ]

    private static let keysOnly: [AttributeRow<UIView>] = [
        .key("frame", path: \.frame),
        .key("bounds", path: \.bounds),
        .key("center", path: \.center),
        .key("transform", path: \.transform),
        .key("layoutMargins", path: \.layoutMargins),
        .key("translatesAutoresizingMaskIntoConstraints", path: \.translatesAutoresizingMaskIntoConstraints),
        .key("mask", "maskView", path: \.mask),
        .key("accessibilityIdentifier", path: \.accessibilityIdentifier),
        .key("accessibilityLabel", path: \.accessibilityLabel),
        .key("accessibilityHint", path: \.accessibilityHint),
        .key("accessibilityValue", path: \.accessibilityValue),
        .key("isAccessibilityElement", path: \.isAccessibilityElement),
    ]

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
        "TopLeft": .topLeft, "topRight": .topRight, "TopRight": .topRight, "bottomLeft": .bottomLeft, "BottomLeft": .bottomLeft,
        "bottomRight": .bottomRight, "BottomRight": .bottomRight,
    ]

    private static let semanticAttributes: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]

    private static let accessibilityTraits: KeyValuePairs<String, UIAccessibilityTraits> = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement, "notEnabled": .notEnabled,
        "updatesFrequently": .updatesFrequently, "searchField": .searchField, "startsMediaSession": .startsMediaSession,
        "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
        "tabBar": .tabBar, "header": .header,
    ]
}

extension AttributeReader {
    /// The layout margins that the document sets, in points.
    var margins: InsetState.Margins? {
        element.explicitMargins(context.sizeClasses).map { insets in
            insets.isDirectional ? .directional(NSDirectionalEdgeInsets(insets)) : .physical(UIEdgeInsets(insets))
        }
    }

    /// The autoresizing mask of a view; nil if the document specifies none.
    package var autoresizingMask: UIView.AutoresizingMask? {
        child("autoresizingMask", named: "autoresizingMask")?.options([
            "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
            "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
        ])
    }
}

extension AttributeRow where Root == UIView {
    /// A priority from 1 to 1000.
    fileprivate static func priority(
        _ name: String, absent: UILayoutPriority, set: @escaping @MainActor (UIView, UILayoutPriority) -> Void
    ) -> Self {
        Self(name) { reader, view in
            set(view, reader.number(name, in: 1...1000).map { UILayoutPriority(Float($0)) } ?? absent)
        }
    }
}
