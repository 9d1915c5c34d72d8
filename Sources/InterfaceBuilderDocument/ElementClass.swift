/// The classes of elements.
package enum ElementClass {
    /// The name of the class for an element, of UIKit or another framework; nil for elements that are not known to be
    /// views, controllers, gesture recognizers or layouts.
    package static func name(of element: String) -> String? {
        exceptions[element] ?? (regular.contains(element) ? "UI" + element.prefix(1).uppercased() + element.dropFirst() : nil)
    }

    /// Whether elements of a name are known to be views.
    static func isView(_ element: String) -> Bool {
        name(of: element) != nil && !["Controller", "GestureRecognizer", "Layout"].contains { element.hasSuffix($0) }
    }

    /// Elements whose class is `UI` and the capitalized name.
    private static let regular: Set<String> = [
        "view", "label", "button", "imageView", "textField", "textView", "switch", "slider", "segmentedControl", "stepper",
        "progressView", "activityIndicatorView", "pageControl", "searchBar", "datePicker", "pickerView", "navigationBar",
        "toolbar",
        "tabBar", "colorWell", "stackView", "scrollView", "tableView", "tableViewCell", "collectionView", "collectionViewCell",
        "collectionReusableView", "visualEffectView", "window", "control", "webView", "refreshControl", "viewController",
        "tableViewController", "collectionViewController", "navigationController", "tabBarController", "splitViewController",
        "pageViewController", "hostingController", "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer",
        "rotationGestureRecognizer", "swipeGestureRecognizer", "screenEdgePanGestureRecognizer", "collectionViewLayout",
        "collectionViewFlowLayout",
    ]

    private static let exceptions: [String: String] = [
        "tableViewCellContentView": "UITableViewCellContentView", "collectionViewCellContentView": "UIView",
        "containerView": "UIView", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView",
        "sceneKitView": "SCNView", "arscnView": "ARSCNView", "arskView": "ARSKView", "glkViewController": "GLKViewController",
        "avPlayerViewController": "AVPlayerViewController",
    ]
}

extension MarkupElement {
    /// The custom class, or the class of the element; `UIView` if neither is known.
    package var className: String { self["customClass"] ?? ElementClass.name(of: name) ?? "UIView" }
}
