import UIKit

// Each class declares an initializer of its superclass as `required`, and so has the initializer's place in the method
// tables of all subclasses of that superclass. None is ever instantiated. They are open, although nothing subclasses
// them: the optimizer then keeps the call through the method table.

/// Lends the place of an initializer of `UIView`.
open class ViewSlot: UIView {
    /// Lends its place; never called.
    public required override init(frame: CGRect) { preconditionFailure("Only the place of this initializer is used") }
    /// Never called.
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// Lends the place of an initializer of `UITableViewCell`.
open class CellSlot: UITableViewCell {
    /// Lends its place; never called.
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        preconditionFailure("Only the place of this initializer is used")
    }
    /// Never called.
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// Lends the place of an initializer of `UITableViewHeaderFooterView`.
open class HeaderFooterSlot: UITableViewHeaderFooterView {
    /// Lends its place; never called.
    public required override init(reuseIdentifier: String?) { preconditionFailure("Only the place of this initializer is used") }
    /// Never called.
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// Lends the place of an initializer of `UITableView`.
open class TableSlot: UITableView {
    /// Lends its place; never called.
    public required override init(frame: CGRect, style: UITableView.Style) {
        preconditionFailure("Only the place of this initializer is used")
    }
    /// Never called.
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// Lends the place of an initializer of `UICollectionView`.
open class CollectionSlot: UICollectionView {
    /// Lends its place; never called.
    public required override init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        preconditionFailure("Only the place of this initializer is used")
    }
    /// Never called.
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// Lends the place of an initializer of `UIImageView`.
open class ImageViewSlot: UIImageView {
    /// Lends its place; never called.
    public required override init(image: UIImage?) { preconditionFailure("Only the place of this initializer is used") }
    /// Never called.
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// Lends the place of an initializer of `UIViewController`.
open class ControllerSlot: UIViewController {
    /// Lends its place; never called.
    public required override init(nibName: String?, bundle: Bundle?) {
        preconditionFailure("Only the place of this initializer is used")
    }
    /// Never called.
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// Lends the place of an initializer of `UINavigationController`.
open class NavigationSlot: UINavigationController {
    /// Lends its place; never called.
    public required override init(rootViewController: UIViewController) {
        preconditionFailure("Only the place of this initializer is used")
    }
    /// Never called.
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// Lends the place of an initializer of `UITableViewController`.
open class TableControllerSlot: UITableViewController {
    /// Lends its place; never called.
    public required override init(style: UITableView.Style) { preconditionFailure("Only the place of this initializer is used") }
    /// Never called.
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// Lends the place of an initializer of `UICollectionViewController`.
open class CollectionControllerSlot: UICollectionViewController {
    /// Lends its place; never called.
    public required override init(collectionViewLayout: UICollectionViewLayout) {
        preconditionFailure("Only the place of this initializer is used")
    }
    /// Never called.
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// Lends the place of an initializer of `UIGestureRecognizer`.
open class GestureRecognizerSlot: UIGestureRecognizer {
    /// Lends its place; never called.
    public required override init(target: Any?, action: Selector?) {
        preconditionFailure("Only the place of this initializer is used")
    }
}

/// Lends the place of an initializer of `UIPresentationController`.
open class PresentationSlot: UIPresentationController {
    /// Lends its place; never called.
    public required override init(presentedViewController: UIViewController, presenting: UIViewController?) {
        preconditionFailure("Only the place of this initializer is used")
    }
}

/// Lends the place of an initializer of `UIStoryboardSegue`.
open class SegueSlot: UIStoryboardSegue {
    /// Lends its place; never called.
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        preconditionFailure("Only the place of this initializer is used")
    }
}
