import InterfaceBuilderDocument

extension AttributeTable {
    static let controller = AttributeTable(
        UIViewController.self, elements: ["viewController"], make: { UIViewController() }, rows: controllerRows)

    static let navigationController = AttributeTable(
        UINavigationController.self, elements: ["navigationController"],
        rows: [
            AttributeRow("navigationBar") { reader, stack in reader.child("navigationBar")?.applyBar(to: stack.navigationBar) },
            AttributeRow("toolbar") { reader, stack in reader.child("toolbar")?.applyBar(to: stack.toolbar) },
            .key("navigationBar", path: \.keyedNavigationBar),
            .flag("navigationBarHidden", \.isNavigationBarHidden),
            .flag("toolbarHidden", \.isToolbarHidden),
        ])

    static let tabBarController = AttributeTable(
        UITabBarController.self, elements: ["tabBarController"],
        rows: [
            AttributeRow("tabBar") { reader, tabs in reader.child("tabBar")?.applyBar(to: tabs.tabBar) },
            .key("tabBar", path: \.keyedTabBar),
        ])

    static let splitViewController = AttributeTable(
        UISplitViewController.self, elements: ["splitViewController"],
        rows: [
            .number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
            .number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
            .flag("presentsWithGesture", \.presentsWithGesture),
            .word("behavior", \.preferredSplitBehavior, ["tile": .tile, "overlay": .overlay, "displace": .displace]),
            .word("primaryEdge", \.primaryEdge, ["leading": .leading, "trailing": .trailing]),
            .word("preferredDisplayMode", \.preferredDisplayMode, displayModes),
            .key("delegate", path: \.delegate),
        ])

    /// The display modes by Interface Builder's words, which are those of Xcode 12 and later and of earlier versions.
    private static let displayModes: [String: UISplitViewController.DisplayMode] = [
        "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly, "beside": .oneBesideSecondary,
        "allVisible": .oneBesideSecondary, "over": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
        "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
    ]

    static let pageViewController = AttributeTable(
        UIPageViewController.self, elements: ["pageViewController"],
        rows: [
            .flag("doubleSided", \.isDoubleSided),
            .key("dataSource", path: \.dataSource),
            .key("delegate", path: \.delegate),
        ])

    static let tableViewController = AttributeTable(
        UITableViewController.self, elements: ["tableViewController"],
        rows: [
            .flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear),
            .key("refreshControl", path: \.refreshControl),
            .key("tableView", of: UITableView?.self) { $0.tableView = $1 },
        ])

    static let collectionViewController = AttributeTable(
        UICollectionViewController.self, elements: ["collectionViewController"],
        rows: [
            .flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear),
            .key("collectionView", of: UICollectionView?.self) { $0.collectionView = $1 },
        ])
}

extension AttributeTable {
    /// A controller's title is also its navigation item's, until the item's own is set.
    private static let controllerRows: [AttributeRow<UIViewController>] =
        [properties, presentation, items].flatMap { $0 }

    private static let properties: [AttributeRow<UIViewController>] = [
        .text("title", \.title),
        AttributeRow("restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier") { reader, controller in
            let isNamedAlike = reader.flag("useStoryboardIdentifierAsRestorationIdentifier") ?? false
            let identifier = reader["restorationIdentifier"] ?? (isNamedAlike ? reader["storyboardIdentifier"] : nil)
            if let identifier { controller.restorationIdentifier = identifier }
        },
        .flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
        .flag("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
        .flag("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets),
        AttributeRow(["preferredContentSize", "contentSizeForViewInPopover"], \.preferredContentSize) { reader in
            // Up to iOS 6 the size was one for popovers.
            reader.size("preferredContentSize") ?? reader.size("contentSizeForViewInPopover", element: "value")
        },
        AttributeRow("edgesForExtendedLayout") { reader, controller in
            if let edges = reader.child("edgesForExtendedLayout") { controller.edgesForExtendedLayout = edges.edges }
        },
        .word(
            "interfaceStyle", \.overrideUserInterfaceStyle,
            ["unspecified": .unspecified, "light": .light, "dark": .dark]),
        // Setting through a key path reads the old value first, which would load the view that is being loaded.
        .key("view", of: UIView?.self) { $0.view = $1 },
    ]

    private static let presentation: [AttributeRow<UIViewController>] = [
        .flag("definesPresentationContext", \.definesPresentationContext),
        .flag("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
        .flag("modalInPresentation", \.isModalInPresentation),
        .word("modalPresentationStyle", \.modalPresentationStyle, presentationStyles),
        .word("modalTransitionStyle", \.modalTransitionStyle, transitionStyles),
    ]

    private static let items: [AttributeRow<UIViewController>] = [
        AttributeRow("navigationItem") { $0.child("navigationItem")?.apply(to: $1.navigationItem) },
        AttributeRow("tabBarItem") { $0.child("tabBarItem")?.apply(to: $1.tabBarItem) },
        AttributeRow("toolbarItems") { reader, controller in
            if let items = reader.first("toolbarItems") { controller.toolbarItems = items.barButtonItems }
        },
    ]

    private static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    ]

    private static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]
}

extension AttributeReader {
    /// Applies the document's attributes to a container's bar; the container manages its items and visibility.
    fileprivate func applyBar(to bar: UIView) {
        AttributeTable.find(type(of: bar))?.apply(self, to: bar, leavingOut: ["items", "hidden"])
    }

    /// The edges that the element names, each by an attribute.
    var edges: UIRectEdge { options(["top": .top, "left": .left, "bottom": .bottom, "right": .right]) }
}
