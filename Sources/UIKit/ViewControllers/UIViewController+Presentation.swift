/// What a controller keeps of what it presents and what presents it.
struct PresentationState {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    /// Stands in the window with the presented view inside, while this controller is presented.
    var stage: UITransitionView?
    /// The style that was asked for.
    var style = UIModalPresentationStyle.automatic
    var isBeingPresented = false
    var isBeingDismissed = false
}

/// Presenting controllers over others. No time passes: a presentation is complete when the call returns.
extension UIViewController {
    // MARK: Who presents

    /// The controller that presents something for this one: itself or a container above it.
    private var presentingContainer: UIViewController? {
        var next: UIViewController? = self
        while let controller = next {
            if controller.presentation.presented != nil { return controller }
            next = controller.parent
        }
        return nil
    }

    var controllerPresentedHere: UIViewController? { presentingContainer?.presentation.presented }

    var controllerPresentingThis: UIViewController? {
        var next: UIViewController? = self
        while let controller = next {
            if let presenting = controller.presentation.presenting { return presenting }
            next = controller.parent
        }
        return nil
    }

    /// What this controller or one inside it presents.
    var presentedFromInside: UIViewController? {
        presentation.presented ?? children.lazy.compactMap(\.presentedFromInside).first
    }

    /// The controller whose place is covered: for styles of the context the nearest one that defines it, else the topmost container.
    private func context(for style: UIModalPresentationStyle) -> UIViewController {
        guard style == .currentContext || style == .overCurrentContext else { return topmostContainer }
        var next: UIViewController? = self
        while let controller = next {
            if controller.definesPresentationContext { return controller }
            next = controller.parent
        }
        return topmostContainer
    }

    // MARK: Presenting

    func present(modally controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = context(for: controller.modalPresentationStyle)
        guard controller !== presenter, controller.presentation.presenting == nil, controller.parent == nil else {
            raise(
                "NSInvalidArgumentException",
                "Application tried to present modally a view controller \(LayoutText.reference(controller)) that is already being "
                    + "presented by \(controller.presentation.presenting.map(LayoutText.reference) ?? "its container").")
        }
        if let presented = presenter.presentation.presented {
            return controller.warnNotPresented(
                on: presenter, from: self, "which is already presenting \(LayoutText.reference(presented)).")
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return controller.warnNotPresented(on: presenter, from: self, "whose view is not in the window hierarchy.")
        }
        presenter.presentation.presented = controller
        controller.presentation.presenting = presenter
        controller.presentation.isBeingPresented = true
        presenter.exchange(with: controller, in: window, animated: animated)
        controller.presentation.isBeingPresented = false
        completion?()
    }

    private func warnNotPresented(on presenter: UIViewController, from asked: UIViewController, _ reason: String) {
        LayoutWarning.sink(
            "[Presentation] Attempt to present \(LayoutText.reference(self)) on \(LayoutText.reference(presenter)) "
                + "(from \(LayoutText.reference(asked))) \(reason)")
    }

    /// Puts the presented view over this controller's, which goes away where the style says so.
    private func exchange(with controller: UIViewController, in window: UIWindow, animated: Bool) {
        let hidesPresenter = controller.coversPresenter
        if hidesPresenter { beginDisappearing(animated: animated) }
        controller.beginAppearing(animated: animated)
        let stage = UITransitionView(frame: window.bounds)
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.presentation.stage = stage
        stage.addSubview(controller.view)
        controller.placePresentedView()
        window.addSubview(stage)
        controller.tellIsAppearing(animated: animated)
        window.layoutIfNeeded()
        if hidesPresenter { presentedOver.isHidden = true }
        controller.endAppearing(animated: animated)
        if hidesPresenter { endDisappearing(animated: animated) }
    }

    /// What goes away below a presented view: this controller's stage, or its view.
    private var presentedOver: UIView { presentation.stage ?? view }

    private var coversPresenter: Bool {
        switch presentationStyle {
        case .fullScreen, .currentContext: true
        default: false
        }
    }

    // MARK: Dismissing

    func dismissPresented(animated: Bool, completion: (() -> Void)?) {
        guard let presenter = presentingContainer ?? controllerPresentingThis, let presented = presenter.presentation.presented
        else { return completion.map { $0() } ?? () }
        if let above = presented.presentingContainer { above.dismissPresented(animated: false, completion: nil) }
        presented.presentation.isBeingDismissed = true
        presenter.takeBack(presented, animated: animated)
        presented.presentation.isBeingDismissed = false
        completion?()
    }

    /// Takes away whatever is presented over this controller, which is about to leave its window.
    func dismissAll() { presentedFromInside?.presentation.presenting?.dismissPresented(animated: false, completion: nil) }

    private func takeBack(_ presented: UIViewController, animated: Bool) {
        let showsPresenter = presented.coversPresenter
        presented.beginDisappearing(animated: animated)
        if showsPresenter {
            presentedOver.isHidden = false
            beginAppearing(animated: animated)
            tellIsAppearing(animated: animated)
        }
        presentation.presented = nil
        presented.presentation.presenting = nil
        presented.presentation.stage?.removeFromSuperview()
        presented.view.removeFromSuperview()
        presented.presentation.stage = nil
        view.window?.layoutIfNeeded()
        if showsPresenter { endAppearing(animated: animated) }
        presented.endDisappearing(animated: animated)
    }

    // MARK: Where presented views are

    /// The style that counts, once automatic ones are decided and sheets adapted to low windows.
    var presentationStyle: UIModalPresentationStyle {
        switch modalPresentationStyle {
        case .pageSheet, .formSheet, .popover, .automatic:
            presentationTraits.verticalSizeClass == .compact ? .fullScreen : modalPresentationStyle
        default: modalPresentationStyle
        }
    }

    private var presentationTraits: UITraitCollection { (presentation.presenting ?? self).traitCollection }

    /// Whether the controller is in a sheet.
    var isInSheet: Bool {
        let top = topmostContainer
        guard top.presentation.presenting != nil else { return false }
        switch top.presentationStyle {
        case .pageSheet, .formSheet, .popover: return true
        default: return false
        }
    }

    private func placePresentedView() {
        guard let stage = presentation.stage, let presenter = presentation.presenting else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        switch presentationStyle {
        case .pageSheet, .formSheet, .popover: placeSheet(in: stage, below: presenter.view.window?.safeAreaInsets.top ?? 0)
        case .currentContext, .overCurrentContext: view.frame = presenter.view.convert(presenter.view.bounds, to: nil)
        default: view.frame = stage.bounds
        }
    }

    /// Points that a sheet leaves free below the status bar, and the radius of its corners.
    ///
    /// - Source: recorded roots of sheets are as much shorter than their devices.
    private static let sheetGap: CGFloat = 10
    private static let sheetCornerRadius: CGFloat = 10
    /// Points of a form sheet on a large screen, unless the controller prefers another size.
    private static let formSize = CGSize(width: 540, height: 620)

    private func placeSheet(in stage: UIView, below top: CGFloat) {
        let bounds = stage.bounds
        view.layer.cornerRadius = Self.sheetCornerRadius
        view.clipsToBounds = true
        if presentationTraits.horizontalSizeClass == .regular {
            let wanted = preferredContentSize == .zero ? Self.formSize : preferredContentSize
            let isForm = presentationStyle != .pageSheet
            let size = CGSize(
                width: min(isForm ? wanted.width : max(wanted.width, 704), bounds.width),
                height: min(isForm ? wanted.height : bounds.height - 2 * (top + Self.sheetGap), bounds.height))
            view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
            view.frame = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        } else {
            view.frame = bounds.inset(by: UIEdgeInsets(top: top + Self.sheetGap, left: 0, bottom: 0, right: 0))
        }
    }
}

extension LayoutText {
    /// `<Class: 0xADDRESS>`.
    static func reference(_ controller: UIViewController) -> String { opening(controller) + ">" }
}
