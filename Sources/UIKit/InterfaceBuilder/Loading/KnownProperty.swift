import RuntimeReflection

/// A property of UIKit's or its layers' that documents set by name.
@MainActor
struct KnownProperty {
    let key: String
    /// Sets the property. Returns whether the value fits; nil for objects of other classes.
    let set: (Any?, AnyObject) -> Bool?

    private init<Root: AnyObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.key = key
        set = { value, object in
            guard let object = object as? Root else { return nil }
            guard let value = PropertyValue.cast(value, to: Value.self) else { return false }
            object[keyPath: path] = value
            return true
        }
    }

    /// A property that takes a value of another type than documents give.
    private init<Root: AnyObject, Value>(_ key: String, of root: Root.Type, _ set: @escaping (Root, Value) -> Void) {
        self.key = key
        self.set = { value, object in
            guard let object = object as? Root else { return nil }
            guard let value = PropertyValue.cast(value, to: Value.self) else { return false }
            set(object, value)
            return true
        }
    }

    /// The properties of this name.
    static func named(_ key: String) -> [KnownProperty] { byKey[key] ?? [] }

    private static let byKey = Dictionary(grouping: all, by: \.key)

    private static let all: [KnownProperty] = views + layers + controls + texts + lists + controllers + delegates

    private static let views = [
        KnownProperty("tag", \UIView.tag),
        KnownProperty("alpha", \UIView.alpha),
        KnownProperty("hidden", \UIView.isHidden),
        KnownProperty("isHidden", \UIView.isHidden),
        KnownProperty("opaque", \UIView.isOpaque),
        KnownProperty("clipsToBounds", \UIView.clipsToBounds),
        KnownProperty("userInteractionEnabled", \UIView.isUserInteractionEnabled),
        KnownProperty("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
        KnownProperty("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
        KnownProperty("exclusiveTouch", \UIView.isExclusiveTouch),
        KnownProperty("backgroundColor", \UIView.backgroundColor),
        KnownProperty("tintColor", \UIView.tintColor),
        KnownProperty("frame", \UIView.frame),
        KnownProperty("bounds", \UIView.bounds),
        KnownProperty("center", \UIView.center),
        KnownProperty("mask", \UIView.mask),
        KnownProperty("maskView", \UIView.mask),
        KnownProperty("accessibilityIdentifier", \UIView.accessibilityIdentifier),
        KnownProperty("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
        KnownProperty("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
        KnownProperty("spacing", \UIStackView.spacing),
        KnownProperty("image", \UIImageView.image),
        KnownProperty("highlightedImage", \UIImageView.highlightedImage),
    ]

    private static let layers = [
        KnownProperty("cornerRadius", \CALayer.cornerRadius),
        KnownProperty("borderWidth", \CALayer.borderWidth),
        KnownProperty("masksToBounds", \CALayer.masksToBounds),
        KnownProperty("opacity", \CALayer.opacity),
        KnownProperty("zPosition", \CALayer.zPosition),
        KnownProperty("shadowOpacity", \CALayer.shadowOpacity),
        KnownProperty("shadowRadius", \CALayer.shadowRadius),
        KnownProperty("shadowOffset", \CALayer.shadowOffset),
        KnownProperty("borderColor", of: CALayer.self) { (layer: CALayer, color: UIColor?) in layer.borderColor = color?.cgColor
        },
        KnownProperty("borderUIColor", of: CALayer.self) { (layer: CALayer, color: UIColor?) in layer.borderColor = color?.cgColor
        },
        KnownProperty("shadowColor", of: CALayer.self) { (layer: CALayer, color: UIColor?) in layer.shadowColor = color?.cgColor
        },
    ]

    private static let controls = [
        KnownProperty("enabled", \UIControl.isEnabled),
        KnownProperty("isEnabled", \UIControl.isEnabled),
        KnownProperty("selected", \UIControl.isSelected),
        KnownProperty("highlighted", \UIControl.isHighlighted),
    ]

    private static let texts = [
        KnownProperty("text", \UILabel.text),
        KnownProperty("textColor", \UILabel.textColor),
        KnownProperty("numberOfLines", \UILabel.numberOfLines),
        KnownProperty("text", \UITextField.text),
        KnownProperty("textColor", \UITextField.textColor),
        KnownProperty("placeholder", \UITextField.placeholder),
        KnownProperty("text", \UITextView.text),
        KnownProperty("textColor", \UITextView.textColor),
    ]

    private static let lists = [
        KnownProperty("accessoryView", \UITableViewCell.accessoryView),
        KnownProperty("editingAccessoryView", \UITableViewCell.editingAccessoryView),
        KnownProperty("backgroundView", \UITableViewCell.backgroundView),
        KnownProperty("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
        KnownProperty("backgroundView", \UICollectionViewCell.backgroundView),
        KnownProperty("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        KnownProperty("backgroundView", \UITableView.backgroundView),
        KnownProperty("backgroundView", \UICollectionView.backgroundView),
        KnownProperty("tableHeaderView", \UITableView.tableHeaderView),
        KnownProperty("tableFooterView", \UITableView.tableFooterView),
    ]

    private static let controllers = [
        // Setting through a key path asks for the old value first, which would load the view that is being loaded.
        KnownProperty("view", of: UIViewController.self) { (controller: UIViewController, view: UIView?) in controller.view = view
        },
        KnownProperty("tableView", of: UITableViewController.self) { (controller: UITableViewController, view: UITableView?) in
            controller.tableView = view
        },
        KnownProperty("collectionView", of: UICollectionViewController.self) {
            (controller: UICollectionViewController, view: UICollectionView?) in controller.collectionView = view
        },
        KnownProperty("title", \UIViewController.title),
    ]

    private static let delegates = [
        KnownProperty("delegate", \UIGestureRecognizer.delegate),
        KnownProperty("delegate", \UITextField.delegate),
        KnownProperty("delegate", \UITableView.delegate),
        KnownProperty("delegate", \UICollectionView.delegate),
        KnownProperty("delegate", \UIScrollView.delegate),
        KnownProperty("delegate", \UISearchBar.delegate),
        KnownProperty("delegate", \UIPickerView.delegate),
        KnownProperty("dataSource", \UIPickerView.dataSource),
        KnownProperty("dataSource", \UITableView.dataSource),
        KnownProperty("dataSource", \UICollectionView.dataSource),
    ]
}
