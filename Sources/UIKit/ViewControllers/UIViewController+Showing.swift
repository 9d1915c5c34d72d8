import RuntimeReflection

extension UIViewController {
    /// A method with which containers show another controller.
    @MainActor
    enum ShowingMethod {
        case show, showDetail

        fileprivate var slot: MethodSlot? { self == .show ? ShowingSlots.show : ShowingSlots.showDetail }
    }

    /// The nearest ancestor whose class, UIKit's or a program's, overrides a showing method.
    ///
    /// - Source: "Discussion" of developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
    func container(overriding method: ShowingMethod) -> UIViewController? {
        sequence(first: self, next: \.parent).dropFirst().first { controller in
            method.slot?.isOverridden(in: type(of: controller), below: UIViewController.self)
                ?? (controller is UISplitViewController || (method == .show && controller is UINavigationController))
        }
    }
}

@MainActor
private enum ShowingSlots {
    static let show = MethodSlot(overriding: ShowingController.self, plain: PlainController.self)
    static let showDetail = MethodSlot(overriding: DetailShowingController.self, plain: PlainController.self)
}

private final class PlainController: UIViewController {}
private final class ShowingController: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}
}
private final class DetailShowingController: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
}
