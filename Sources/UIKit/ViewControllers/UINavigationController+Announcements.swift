/// The controllers that the navigation controller's delegate was last notified of.
struct AnnouncedController {
    weak var coming: UIViewController?
    weak var shown: UIViewController?
    /// Whether the delegate was notified with `animated` as true.
    var isAnimated = false

    /// Corrects the record after a cancelled transition: another controller stays.
    mutating func takeBack(_ staying: UIViewController) { coming = staying }
}

/// Notifies the delegate of the displayed controllers: those that a change of the stack shows, and the top controller
/// when the navigation controller appears.
///
/// If the navigation controller appears again with a controller that its delegate already knows as shown, the delegate
/// is not notified.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate: called just before, and just
///   after, the stack displays a controller's view. The behaviour for a navigation controller that appears again is not
///   documented.
extension UINavigationController {
    func tellComing(_ controller: UIViewController?, animated: Bool) {
        (announced.coming, announced.isAnimated) = (controller, animated)
        if let controller { delegate?.navigationController(self, willShow: controller, animated: animated) }
    }

    func tellShown(_ controller: UIViewController?, animated: Bool) {
        announced.shown = controller
        if let controller { delegate?.navigationController(self, didShow: controller, animated: animated) }
    }
}
