/// The attributes and parts that Interface Builder's library gives new views.
///
/// - Source: documents saved by Xcode 12 and later: views whose attributes were left as the library has them.
enum LibraryObject {
    /// The attributes and parts of a new view, without the frame's origin; nil for elements that are not views.
    static func named(_ name: String) -> NewElement? {
        guard ElementClass.isView(name) else { return nil }
        let (attributes, size, parts) = contents[name] ?? ([("contentMode", "scaleToFill")], (240, 128), [])
        return NewElement(name: name, attributes: attributes.map { .init($0.0, $0.1) }, children: [frame(size)] + parts)
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
        "segmentedControl": (
            [
                ("opaque", "NO"), ("contentMode", "scaleToFill"), ("contentHorizontalAlignment", "left"),
                ("contentVerticalAlignment", "top"), ("segmentControlStyle", "plain"), ("selectedSegmentIndex", "0"),
            ], (131, 32), [NewElement(name: "segments", children: ["First", "Second"].map(segment))]
        ),
        "stepper": (
            [
                ("opaque", "NO"), ("contentMode", "scaleToFill"), ("horizontalHuggingPriority", "750"),
                ("verticalHuggingPriority", "750"), ("contentHorizontalAlignment", "center"),
                ("contentVerticalAlignment", "center"), ("maximumValue", "100"),
            ], (94, 32), []
        ),
        "pageControl": (control + [("numberOfPages", "3")], (116, 26), []),
        "datePicker": (
            control.dropFirst() + [("datePickerMode", "dateAndTime"), ("minuteInterval", "1"), ("style", "wheels")], (320, 216),
            []
        ),
        "searchBar": ([("contentMode", "redraw")], (375, 56), [part("textInputTraits", "textInputTraits")]),
        "pickerView": ([("contentMode", "scaleToFill")], (320, 216), []),
        "visualEffectView": (
            [("opaque", "NO"), ("contentMode", "scaleToFill")], (240, 128),
            [contentView("view", (240, 128)), NewElement(name: "blurEffect", attributes: [.init("style", "regular")])]
        ),
        "containerView": ([("opaque", "NO"), ("contentMode", "scaleToFill")], (240, 128), []),
        "tableView": (
            [
                ("clipsSubviews", "YES"), ("contentMode", "scaleToFill"), ("alwaysBounceVertical", "YES"),
                ("dataMode", "prototypes"), ("style", "plain"), ("separatorStyle", "default"), ("rowHeight", "-1"),
                ("estimatedRowHeight", "-1"), ("sectionHeaderHeight", "28"), ("sectionFooterHeight", "28"),
            ], (240, 128), []
        ),
        "collectionView": (
            [
                ("clipsSubviews", "YES"), ("multipleTouchEnabled", "YES"), ("contentMode", "scaleToFill"),
                ("dataMode", "prototypes"),
            ], (240, 128), [flowLayout]
        ),
    ]

    private static let flowLayout: NewElement = {
        var layout = part(
            "collectionViewFlowLayout", "collectionViewLayout", [("minimumLineSpacing", "10"), ("minimumInteritemSpacing", "10")])
        layout.children = [
            part("size", "itemSize", [("width", "128"), ("height", "128")]),
            part("size", "headerReferenceSize", [("width", "0.0"), ("height", "0.0")]),
            part("size", "footerReferenceSize", [("width", "0.0"), ("height", "0.0")]),
            part("inset", "sectionInset", ["minX", "minY", "maxX", "maxY"].map { ($0, "0.0") }),
        ]
        return layout
    }()

    private static func segment(_ title: String) -> NewElement {
        NewElement(name: "segment", attributes: [.init("title", title)])
    }

    private static func contentView(
        _ name: String, _ size: (Int, Int), _ attributes: [(String, String)] = []
    ) -> NewElement {
        var view = part(
            name, "contentView",
            [("opaque", "NO"), ("clipsSubviews", "YES"), ("multipleTouchEnabled", "YES"), ("contentMode", "center")] + attributes)
        view.children = [frame(size), part("autoresizingMask", "autoresizingMask")]
        return view
    }

    private static func frame(_ size: (Int, Int)) -> NewElement {
        part("rect", "frame", [("x", "0.0"), ("y", "0.0"), ("width", "\(size.0)"), ("height", "\(size.1)")])
    }

    // MARK: Cells

    /// A new cell of a list of prototypes; nil for elements that are no cells.
    static func cell(_ name: String) -> NewElement? {
        switch name {
        case "tableViewCell":
            let content = contentView(
                "tableViewCellContentView", (320, 44),
                [("preservesSuperviewLayoutMargins", "YES"), ("insetsLayoutMarginsFromSafeArea", "NO")])
            return NewElement(
                name: name,
                attributes: attributes([
                    ("clipsSubviews", "YES"), ("contentMode", "scaleToFill"), ("preservesSuperviewLayoutMargins", "YES"),
                    ("selectionStyle", "default"), ("indentationWidth", "10"),
                ]), children: [frame((320, 44)), part("autoresizingMask", "autoresizingMask"), content])
        case "collectionViewCell":
            let content = contentView(
                "collectionViewCellContentView", (128, 128), [("insetsLayoutMarginsFromSafeArea", "NO")])
            return NewElement(
                name: name,
                attributes: attributes([
                    ("opaque", "NO"), ("clipsSubviews", "YES"), ("multipleTouchEnabled", "YES"), ("contentMode", "center"),
                ]), children: [frame((128, 128)), part("autoresizingMask", "autoresizingMask"), content])
        default: return nil
        }
    }

    // MARK: Controllers

    /// The controllers that can be added to storyboards, with their titles in Interface Builder.
    static let controllers = [
        "viewController": "View Controller", "tableViewController": "Table View Controller",
        "collectionViewController": "Collection View Controller", "navigationController": "Navigation Controller",
        "tabBarController": "Tab Bar Controller",
    ]

    /// A new controller with its root view or bar; nil for other elements.
    ///
    /// - Parameter size: The size of root views in points.
    static func controller(_ name: String, size: (Int, Int)) -> NewElement? {
        guard controllers[name] != nil else { return nil }
        var controller = NewElement(name: name)
        switch name {
        case "tableViewController", "collectionViewController":
            controller.children = [root(name == "tableViewController" ? "tableView" : "collectionView", size)]
        case "navigationController":
            let bar = part("navigationBar", "navigationBar", [("contentMode", "scaleToFill")])
            controller.children = [
                NewElement(name: "toolbarItems"), withFrame(bar, (size.0, 44)),
                NewElement(name: "nil", attributes: [.init("name", "viewControllers")]),
            ]
        case "tabBarController":
            let bar = part(
                "tabBar", "tabBar", [("contentMode", "scaleToFill"), ("insetsLayoutMarginsFromSafeArea", "NO")])
            controller.children = [withFrame(bar, (size.0, 49))]
        default:
            var view = root("view", size)
            view.children.append(part("viewLayoutGuide", "safeArea"))
            controller.children = [view]
        }
        return controller
    }

    private static func root(_ name: String, _ size: (Int, Int)) -> NewElement {
        let template = named(name)!
        var view = part(name, "view")
        view.attributes += template.attributes
        view.children = [
            frame(size), part("autoresizingMask", "autoresizingMask", [("widthSizable", "YES"), ("heightSizable", "YES")]),
        ]
        view.children += template.children.dropFirst()
        let white = [
            ("white", "1"), ("alpha", "1"), ("colorSpace", "custom"), ("customColorSpace", "genericGamma22GrayColorSpace"),
        ]
        view.children.append(part("color", "backgroundColor", white))
        return view
    }

    private static func withFrame(_ bar: NewElement, _ size: (Int, Int)) -> NewElement {
        var bar = bar
        bar.children = [frame(size), part("autoresizingMask", "autoresizingMask")]
        return bar
    }

    private static func attributes(_ list: [(String, String)]) -> [DocumentEdit.Attribute] { list.map { .init($0.0, $0.1) } }

    /// Whether Interface Builder gives a part of a new object an id.
    static func hasID(_ name: String, key: String) -> Bool {
        ["viewLayoutGuide", "collectionViewFlowLayout", "placeholder"].contains(name)
            || ["contentView", "view", "navigationBar", "tabBar"].contains(key)
    }

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
