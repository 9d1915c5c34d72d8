/// The superclasses of the frameworks' classes that programs inherit from.
///
/// - Source: the pages of the classes on developer.apple.com/documentation
enum FrameworkClasses {
    /// A class of the frameworks and its superclasses, the nearest first. Of a class that is not known the name's ending tells what it is.
    static func family(of name: String) -> some Sequence<String> {
        sequence(first: name) { $0 == "NSObject" ? nil : superclasses[$0] ?? guess($0) }
    }

    private static func guess(_ name: String) -> String {
        endings.first { name.hasSuffix($0.ending) && name != $0.superclass }?.superclass ?? "NSObject"
    }

    private static let endings: [(ending: String, superclass: String)] = [
        ("ViewController", "UIViewController"), ("View", "UIView"), ("Control", "UIControl"), ("Layer", "CALayer"),
    ]

    private static let superclasses: [String: String] = children.reduce(into: [:]) { superclasses, entry in
        for child in entry.children.split(separator: " ") { superclasses[String(child)] = entry.name }
    }

    private static let children: [(name: String, children: String)] = [
        ("NSObject", "UIResponder UIBarItem UIGestureRecognizer UICollectionViewLayout UIPresentationController CALayer"),
        ("UIResponder", "UIView UIViewController UIApplication UIScene"), ("UIScene", "UIWindowScene"),
        (
            "UIView",
            "UIWindow UIControl UILabel UIImageView UIScrollView UIStackView UITableViewCell UITableViewHeaderFooterView "
                + "UICollectionReusableView UINavigationBar UIToolbar UITabBar UISearchBar"
        ),
        (
            "UIControl",
            "UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIDatePicker UIPageControl UIRefreshControl UIColorWell"
        ),
        ("UITextField", "UISearchTextField"), ("UIScrollView", "UITableView UICollectionView UITextView"),
        ("UICollectionReusableView", "UICollectionViewCell"), ("UICollectionViewCell", "UICollectionViewListCell"),
        (
            "UIViewController",
            "UINavigationController UITabBarController UIAlertController UISearchController UIDocumentPickerController"
        ),
        ("UINavigationController", "UIImagePickerController UIVideoEditorController"),
        ("UIBarItem", "UIBarButtonItem UITabBarItem"), ("UICollectionViewLayout", "UICollectionViewFlowLayout"),
        ("UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer"),
        (
            "UIGestureRecognizer",
            "UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer "
                + "UISwipeGestureRecognizer UILongPressGestureRecognizer"
        ),
        ("UIPresentationController", "UIPopoverPresentationController UISheetPresentationController"),
    ]
}
