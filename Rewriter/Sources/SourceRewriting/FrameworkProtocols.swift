/// Optional requirements of UIKit's protocols and those of its companions, which have default implementations here.
enum FrameworkProtocols {
    /// The modules whose protocols are listed.
    static let modules = [
        "AVFoundation", "AVKit", "CoreLocation", "MapKit", "MessageUI", "Photos", "PhotosUI", "QuartzCore", "SafariServices",
        "StoreKit", "UIKit", "UserNotifications", "WebKit",
    ]

    /// The protocols by their names, with the full names of their optional methods.
    static let optional: [(name: String, methods: [String])] = FrameworkRequirements.text.split(separator: "\n").reduce(
        into: []
    ) { list, line in
        if line.hasPrefix(" ") {
            list[list.count - 1].methods += line.split(separator: " ").map(String.init)
        } else {
            list.append((String(line), []))
        }
    }

    private static let methods: [String: Set<String>] = Dictionary(
        uniqueKeysWithValues: optional.map { ($0.name, Set($0.methods)) })

    static let baseNames = Set(optional.flatMap(\.methods).map { String($0.prefix { $0 != "(" }) })

    /// Whether a protocol has an optional method of a base name.
    static func hasOptional(_ name: String) -> Bool { baseNames.contains(name) }

    /// Whether a call is one of an optional method of a protocol: of its base name and with its labels, of which closures that trail lack one.
    static func hasOptional(_ name: String, labels: [String?]) -> Bool {
        guard baseNames.contains(name), !labels.isEmpty else { return false }
        let start = name + "(" + labels.map { ($0 ?? "_") + ":" }.joined()
        return fullNames.contains { $0.hasPrefix(start) }
    }

    private static let fullNames = Set(optional.flatMap(\.methods))

    /// Whether a protocol has an optional method of a full name.
    static func isOptional(_ method: String) -> Bool { fullNames.contains(method) }

    /// Whether a protocol, or one that it refines, has an optional method of a full name.
    static func isOptional(_ method: String, in name: String) -> Bool {
        methods[name]?.contains(method) == true || (refined[name] ?? []).contains { isOptional(method, in: $0) }
    }

    /// The protocols that others refine.
    private static let refined = [
        "UITableViewDelegate": ["UIScrollViewDelegate"], "UICollectionViewDelegate": ["UIScrollViewDelegate"],
        "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"], "UITextViewDelegate": ["UIScrollViewDelegate"],
        "UIWindowSceneDelegate": ["UISceneDelegate"], "UINavigationBarDelegate": ["UIBarPositioningDelegate"],
        "UIPopoverPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
        "UISheetPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    ]

    /// The requirements that are not optional, as a class declares that meets them; for protocols that have both kinds.
    static func required(in name: String) -> String {
        switch name {
        case "UITableViewDataSource":
            "func tableView(_: UIKit.UITableView, numberOfRowsInSection _: Int) -> Int { 0 }; "
                + "func tableView(_: UIKit.UITableView, cellForRowAt _: IndexPath) -> UIKit.UITableViewCell { UIKit.UITableViewCell() }"
        case "UICollectionViewDataSource":
            "func collectionView(_: UIKit.UICollectionView, numberOfItemsInSection _: Int) -> Int { 0 }; "
                + "func collectionView(_: UIKit.UICollectionView, cellForItemAt _: IndexPath) -> UIKit.UICollectionViewCell "
                + "{ UIKit.UICollectionViewCell() }"
        default: ""
        }
    }

    /// The protocols whose requirements are all optional, or whose others are known.
    static func canBeMet(_ name: String) -> Bool {
        !required(in: name).isEmpty || !partlyRequired.contains(name)
    }

    private static let partlyRequired: Set<String> = [
        "UIActivityItemSource", "UICollectionViewDataSourcePrefetching", "UICollectionViewDragDelegate",
        "UICollectionViewDropDelegate", "UIContextMenuInteractionDelegate", "UIDragDropSession", "UIDropSession",
        "UIDragInteractionDelegate", "UIContentView", "UIPageViewControllerDataSource", "UITableViewDataSourcePrefetching",
        "UITableViewDragDelegate", "UITableViewDropDelegate", "UITextInput", "UIViewControllerAnimatedTransitioning",
        "UIViewControllerTransitionCoordinator", "NSTextSelectionDataSource", "UIDocumentMenuDelegate", "UITextSearching",
    ]
}
