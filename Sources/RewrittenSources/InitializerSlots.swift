import UIKit

// Each class declares an initializer of its superclass as `required`, and so has the initializer's place in the method tables of all
// subclasses of that superclass. None is ever instantiated. They are open, although nothing subclasses them: the optimizer then keeps the
// call through the method table.

open class ViewSlot: UIView {
    public required override init(frame: CGRect) { preconditionFailure("Only the place of this initializer is used") }
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

open class CellSlot: UITableViewCell {
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { preconditionFailure("Only the place of this initializer is used") }
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

open class HeaderFooterSlot: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { preconditionFailure("Only the place of this initializer is used") }
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

open class TableSlot: UITableView {
    public required override init(frame: CGRect, style: UITableView.Style) { preconditionFailure("Only the place of this initializer is used") }
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

open class CollectionSlot: UICollectionView {
    public required override init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { preconditionFailure("Only the place of this initializer is used") }
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

open class ImageViewSlot: UIImageView {
    public required override init(image: UIImage?) { preconditionFailure("Only the place of this initializer is used") }
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

open class ControllerSlot: UIViewController {
    public required override init(nibName: String?, bundle: Bundle?) { preconditionFailure("Only the place of this initializer is used") }
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

open class NavigationSlot: UINavigationController {
    public required override init(rootViewController: UIViewController) { preconditionFailure("Only the place of this initializer is used") }
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

open class TableControllerSlot: UITableViewController {
    public required override init(style: UITableView.Style) { preconditionFailure("Only the place of this initializer is used") }
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

open class CollectionControllerSlot: UICollectionViewController {
    public required override init(collectionViewLayout: UICollectionViewLayout) { preconditionFailure("Only the place of this initializer is used") }
    public required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

open class GestureRecognizerSlot: UIGestureRecognizer {
    public required override init(target: Any?, action: Selector?) { preconditionFailure("Only the place of this initializer is used") }
}

open class PresentationSlot: UIPresentationController {
    public required override init(presentedViewController: UIViewController, presenting: UIViewController?) { preconditionFailure("Only the place of this initializer is used") }
}

open class SegueSlot: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) { preconditionFailure("Only the place of this initializer is used") }
}
