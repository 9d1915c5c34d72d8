/// Dismissals by the user.
extension UIPresentationController {
    /// The presentation controller that delegate methods get: that of the presented controller, also if a popover was
    /// adapted to a sheet.
    var announced: UIPresentationController { presentedViewController.presentation.controller ?? self }
    /// The delegate, independent of the property by which it was set.
    var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { announced.delegate }

    /// Whether the user may dismiss the controller now.
    var mayDismiss: Bool {
        !presentedViewController.isModalInPresentation
            && adaptiveDelegate?.presentationControllerShouldDismiss(announced) ?? true
    }
}
