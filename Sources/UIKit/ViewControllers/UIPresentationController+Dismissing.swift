/// Dismissals that the user asks for.
extension UIPresentationController {
    /// The presentation controller that delegates hear of: that of the presented controller, also where a sheet takes a popover's place.
    var announced: UIPresentationController { presentedViewController.presentation.controller ?? self }
    /// The delegate, whichever of its properties was set.
    var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { announced.delegate }

    /// Whether the user may dismiss the controller now.
    var mayDismiss: Bool {
        !presentedViewController.isModalInPresentation
            && adaptiveDelegate?.presentationControllerShouldDismiss(announced) ?? true
    }
}
