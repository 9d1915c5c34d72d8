/// Which controller of a stack the stack's delegate knows to come, and which to be shown.
struct AnnouncedController {
    weak var coming: UIViewController?
    weak var shown: UIViewController?
    /// Whether the one that comes was said to come with an animation.
    var isAnimated = false

    /// The one that was to come does not: another one stays.
    mutating func takeBack(_ staying: UIViewController) { coming = staying }
}

/// Tells the delegate of the controllers that are displayed: those that a change of the stack brings, and the one that is at its top when the stack
/// appears.
///
/// A stack that appears again, with the controller that its delegate knows to be shown, tells nothing.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate: called just before, and just after, the stack displays a controller's
///   view. What is told where a stack appears again is not documented.
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
