import QuartzCore
import RuntimeReflection
public import UIKit

// Objects that rewritten sources make from metatypes: `T()`, `type.init(style:reuseIdentifier:)`.
//
// On iOS, initializers of UIKit's classes may be called on a metatype without being `required`, because Objective-C
// dispatches them by name. A rewritten file declares the initializers that it calls on type variables in an extension
// of the protocol, which the compiler takes where the class's own initializer does not do. Of other metatypes it calls
// these functions: an initializer of a protocol's extension does not learn which class the metatype is.

extension RewrittenObject {
    /// The class itself as one that declares an initializer of its superclass as `required`, whose place in the method
    /// table all subclasses of that superclass share.
    private static func slot<Slot: NSObject>(_: Slot.Type) -> Slot.Type {
        unsafeBitCast(self as! AnyClass, to: Slot.Type.self)
    }

    /// The object that a slot's initializer made, of the class itself.
    private static func made(_ object: NSObject) -> Self { object as! Self }

    /// Makes an object of the class by its `init()`; on other threads than the main one an `init()` that overrides none
    /// is not found.
    public static func _make() -> Self {
        let type = self as! NSObject.Type
        guard Thread.isMainThread || MainQueue.isCurrent else { return made(makeInstance(of: type)) }
        nonisolated(unsafe) var object: NSObject?
        MainActor.assumeIsolated { object = makeInstanceByName(of: type) }
        return made(object!)
    }
}

extension RewrittenObject {
    /// Makes an object of the class by its `init(frame:)`.
    @preconcurrency @MainActor
    public static func _make(frame: CGRect) -> Self { made(slot(ViewSlot.self).init(frame: frame)) }

    /// Makes a button of the class by its `init(type:)`.
    @preconcurrency @MainActor
    public static func _make(type: UIButton.ButtonType) -> Self {
        let button = _make(frame: .zero)
        (button as? UIButton)?.become(type)
        return button
    }

    /// Makes an object of the class by its `init(style:reuseIdentifier:)`.
    @preconcurrency @MainActor
    public static func _make(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
        made(slot(CellSlot.self).init(style: style, reuseIdentifier: reuseIdentifier))
    }

    /// Makes an object of the class by its `init(reuseIdentifier:)`.
    @preconcurrency @MainActor
    public static func _make(reuseIdentifier: String?) -> Self {
        made(slot(HeaderFooterSlot.self).init(reuseIdentifier: reuseIdentifier))
    }

    /// Makes an object of the class by its `init(frame:style:)`.
    @preconcurrency @MainActor
    public static func _make(frame: CGRect, style: UITableView.Style) -> Self {
        made(slot(TableSlot.self).init(frame: frame, style: style))
    }

    /// Makes an object of the class by its `init(frame:collectionViewLayout:)`.
    @preconcurrency @MainActor
    public static func _make(frame: CGRect, collectionViewLayout: UICollectionViewLayout) -> Self {
        made(slot(CollectionSlot.self).init(frame: frame, collectionViewLayout: collectionViewLayout))
    }

    /// Makes an object of the class by its `init(image:)`.
    @preconcurrency @MainActor
    public static func _make(image: UIImage?) -> Self { made(slot(ImageViewSlot.self).init(image: image)) }

    /// Makes an object of the class by its `init(nibName:bundle:)`.
    @preconcurrency @MainActor
    public static func _make(nibName: String?, bundle: Bundle?) -> Self {
        made(slot(ControllerSlot.self).init(nibName: nibName, bundle: bundle))
    }

    /// Makes an object of the class by its `init(rootViewController:)`.
    @preconcurrency @MainActor
    public static func _make(rootViewController: UIViewController) -> Self {
        made(slot(NavigationSlot.self).init(rootViewController: rootViewController))
    }

    /// Makes an object of the class by its `init(style:)`.
    @preconcurrency @MainActor
    public static func _make(style: UITableView.Style) -> Self { made(slot(TableControllerSlot.self).init(style: style)) }

    /// Makes an object of the class by its `init(collectionViewLayout:)`.
    @preconcurrency @MainActor
    public static func _make(collectionViewLayout: UICollectionViewLayout) -> Self {
        made(slot(CollectionControllerSlot.self).init(collectionViewLayout: collectionViewLayout))
    }

    /// Makes an object of the class by its `init(target:action:)`.
    @preconcurrency @MainActor
    public static func _make(target: Any?, action: Selector?) -> Self {
        made(slot(GestureRecognizerSlot.self).init(target: target, action: action))
    }

    /// Makes an object of the class by its `init(presentedViewController:presenting:)`.
    @preconcurrency @MainActor
    public static func _make(presentedViewController: UIViewController, presenting: UIViewController?) -> Self {
        made(slot(PresentationSlot.self).init(presentedViewController: presentedViewController, presenting: presenting))
    }

    /// Makes an object of the class by its `init(identifier:source:destination:)`.
    @preconcurrency @MainActor
    public static func _make(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
        made(slot(SegueSlot.self).init(identifier: identifier, source: source, destination: destination))
    }
}
