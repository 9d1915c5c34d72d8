/// A controller's state as presenting and presented controller.
struct PresentationState {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    /// A controller that is presented inside this one's view, by this one or an ancestor, and that appears and
    /// disappears with it.
    weak var guest: UIViewController?
    /// The container view of the presentation while this controller is presented.
    var stage: UITransitionView?
    /// The style as it was set.
    var style = UIModalPresentationStyle.automatic {
        didSet { if style != oldValue && stage == nil { controller = nil } }
    }
    /// The presentation controller, created on first use.
    var controller: UIPresentationController?
    /// The animated transition of this controller that is in progress.
    var transition: ControllerTransition?
    var isBeingPresented = false
    var isBeingDismissed = false
    /// Whether the presenting controller was removed from the screen for this one, or for one between them: then the
    /// dismissal shows it again, even if traits have changed the style.
    var coversPresenter = false
}

/// Presentation of controllers. Without an animation it is complete when the call returns.
extension UIViewController {
    // MARK: The presenting controller

    /// The nearest of this controller and its ancestors that presents another.
    private var presentingContainer: UIViewController? {
        var next: UIViewController? = self
        while let controller = next {
            if controller.presentation.presented != nil { return controller }
            next = controller.parent
        }
        return nil
    }

    var controllerPresentedHere: UIViewController? { presentingContainer?.presentation.presented }

    /// The frontmost of the controllers presented over this one; the controller itself if there is none.
    var presentedLast: UIViewController { presentedViewController?.presentedLast ?? self }

    var controllerPresentingThis: UIViewController? {
        var next: UIViewController? = self
        while let controller = next {
            if let presenting = controller.presentation.presenting { return presenting }
            next = controller.parent
        }
        return nil
    }

    /// The controller that this one or a descendant presents.
    var presentedFromInside: UIViewController? {
        presentation.presented ?? children.lazy.compactMap(\.presentedFromInside).first
    }

    /// The presenting controller for a presentation: for context styles the nearest one that defines a presentation
    /// context, otherwise the outermost container.
    private func context(for presented: UIViewController) -> UIViewController {
        guard presented.isPresentedInContext else { return topmostContainer }
        var next: UIViewController? = self
        while let controller = next {
            if controller.definesPresentationContext { return controller }
            next = controller.parent
        }
        return topmostContainer
    }

    // MARK: Presenting

    func present(modally controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if let search = searchThatPresents(controller) {
            return search.present(modally: controller, animated: animated, completion: completion)
        }
        let presenter = context(for: controller)
        mayPresent(controller, over: presenter)
        if let presented = presenter.presentation.presented {
            return controller.warnNotPresented(
                on: presenter, from: self, "which is already presenting \(LayoutText.reference(presented))", formerEnd: "")
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return controller.warnNotPresented(
                on: presenter, from: self, "whose view is not in the window hierarchy", formerEnd: "!")
        }
        if presenter.isDetached(in: window) { controller.warnOfDetached(self) }
        presenter.presentation.presented = controller
        controller.presentation.presenting = presenter
        controller.presentation.isBeingPresented = true
        window.inputsChanged()
        presenter.exchange(with: controller, in: window, source: self, animated: animated) {
            controller.presentation.isBeingPresented = false
            completion?()
        }
    }

    /// The search controller in progress over this controller's content, which presents in its place; nil for none.
    ///
    /// - Source: not documented; a search controller is presented, and a controller that presents one cannot present
    ///   another.
    private func searchThatPresents(_ controller: UIViewController) -> UISearchController? {
        guard let search = controllerPresentedHere as? UISearchController, search !== controller else { return nil }
        if search.presentation.isBeingDismissed { search.presentation.transition?.completeTransition(true) }
        return search.presentation.presenting == nil ? nil : search
    }

    /// Raises `NSInvalidArgumentException` for a controller that is already presented or has a parent, and for a
    /// partial curl that does not fill the screen.
    private func mayPresent(_ controller: UIViewController, over presenter: UIViewController) {
        func refuse(_ reason: String) -> Never { raise("NSInvalidArgumentException", "Application tried to present " + reason) }
        if controller === self || controller === presenter {
            refuse("modal view controller on itself. Presenting controller is \(LayoutText.reference(self)).")
        }
        let name = LayoutText.reference(controller)
        if let other = controller.presentation.presenting {
            refuse("modally a view controller \(name) that is already being presented by \(LayoutText.reference(other)).")
        }
        if let parent = controller.parent {
            refuse("modally a view controller \(name) that has a parent view controller \(LayoutText.reference(parent)).")
        }
        guard controller.modalTransitionStyle == .partialCurl else { return }
        let isPartOfScreen = presenter.presentation.presenting != nil && presenter.modalPresentationStyle != .fullScreen
        for part in [controller.modalPresentationStyle == .fullScreen ? nil : controller, isPartOfScreen ? presenter : nil] {
            guard let part else { continue }
            refuse("UIModalTransitionStylePartialCurl to or from non-fullscreen view controller \(LayoutText.reference(part)).")
        }
    }

    /// Whether the controller's view is in a window to whose controllers it does not belong.
    private func isDetached(in window: UIWindow) -> Bool {
        let top = topmostContainer
        return top.presentation.presenting == nil && top !== window.rootViewController
    }

    /// Warns that this controller is presented from one that does not belong to its window's controllers.
    ///
    /// - Source: public logs of iOS 6 to 12, and of iOS 16 to 18, whose words later systems are taken to have.
    private func warnOfDetached(_ presenter: UIViewController) {
        let (name, other) = (LayoutText.reference(self), LayoutText.reference(presenter))
        guard presenter.traitCollection.generation != .iOS7 else {
            return LayoutWarning.sink("Presenting view controllers on detached view controllers is discouraged \(other).")
        }
        LayoutWarning.sink(
            "[Presentation] Presenting view controller \(name) from detached view controller \(other) is not supported, and may result "
                + "in incorrect safe area insets and a corrupt root presentation. Make sure \(other) is in the view controller "
                + "hierarchy before presenting from it. Will become a hard exception in a future release.")
    }

    /// Warns that this controller is not presented.
    ///
    /// - Parameter formerEnd: The mark after the reason up to iOS 12.
    /// - Source: public logs of iOS 5 to 12, and of iOS 13 to 18.
    private func warnNotPresented(
        on presenter: UIViewController, from asked: UIViewController, _ reason: String, formerEnd: String
    ) {
        let (name, other) = (LayoutText.reference(self), LayoutText.reference(presenter))
        guard presenter.traitCollection.generation != .iOS7 else {
            return LayoutWarning.sink("Warning: Attempt to present \(name) on \(other) \(reason)\(formerEnd)")
        }
        LayoutWarning.sink(
            "[Presentation] Attempt to present \(name) on \(other) (from \(LayoutText.reference(asked))) \(reason).")
    }

    /// Adds the presented view above this controller's, which is hidden if the style covers it.
    private func exchange(
        with controller: UIViewController, in window: UIWindow, source: UIViewController, animated: Bool,
        completion: @escaping () -> Void
    ) {
        let course = controller.preparePresentation(from: self)
        let home = course.home(in: window)
        let stage = UITransitionView(frame: home.bounds)
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.presentation.stage = stage
        stage.course = course
        course.prepareViews()
        if course.isElevated { stage.traitOverrides.userInterfaceLevel = .elevated }
        controller.presentation.coversPresenter = controller.styleCoversPresenter
        let transition = animated ? presentingTransition(to: controller, from: source, completion) : nil
        if controller.coversPresenter { beginDisappearing(animated: animated) }
        controller.beginAppearing(animated: animated)
        course.addStage(stage, to: home)
        course.addGestures(to: stage)
        course.preferredContentSizeDidChange(forChildContentContainer: controller)
        course.presentationTransitionWillBegin()
        if let transition { return run(transition, presenting: controller) }
        stage.addSubview(controller.stagedView)
        controller.placePresentedView()
        controller.callViewIsAppearing(animated: animated)
        window.layoutIfNeeded()
        endPresenting(controller, animated: animated)
        completion()
    }

    /// Completes a presentation.
    func endPresenting(_ controller: UIViewController, animated: Bool) {
        if controller.coversPresenter { presentedOver.isHidden = true }
        controller.presentation.controller?.presentationTransitionDidEnd(true)
        controller.endAppearing(animated: animated)
        if controller.coversPresenter { endDisappearing(animated: animated) }
        controller.followCoveringStyle()
    }

    /// The view that a covering presentation hides: this controller's container view, or its own view.
    var presentedOver: UIView { presentation.stage ?? view }

    var coversPresenter: Bool { presentation.coversPresenter }

    private var styleCoversPresenter: Bool { presentationStyle == .fullScreen || presentationStyle == .currentContext }

    /// Hides or shows the presenting controller if changed traits changed the style of a presentation that is complete.
    func followCoveringStyle() {
        guard presentation.transition == nil, appearance == .appeared, coversPresenter != styleCoversPresenter,
            let presenter = presentation.presenting
        else { return }
        presentation.coversPresenter.toggle()
        presenter.presentedOver.isHidden = coversPresenter
        coversPresenter ? presenter.disappear(animated: false) : presenter.appear(animated: false)
    }

    // MARK: Dismissing

    func dismissPresented(animated: Bool, completion: (() -> Void)?) {
        guard let presenter = presentingContainer ?? controllerPresentingThis, presenter.presentation.presented != nil
        else { return completion.map { $0() } ?? () }
        if animated {
            presenter.takeOutIntermediates()
        } else {
            presenter.presentation.presented?.presentingContainer?.dismissPresented(animated: false, completion: nil)
        }
        guard let presented = presenter.presentation.presented else { return completion.map { $0() } ?? () }
        if animated, presented.isLeaving(calling: completion) { return }
        presented.presentation.transition?.completeTransition(true)
        // Its dismissal may have been in progress and is complete now.
        guard presenter.presentation.presented === presented else { return completion.map { $0() } ?? () }
        presented.presentation.isBeingDismissed = true
        presenter.takeBack(presented, animated: animated) {
            presented.presentation.isBeingDismissed = false
            completion?()
        }
    }

    /// Removes the controllers between this one and the last presented one, so that this one presents the last: if
    /// several are dismissed together, only the last is animated.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
    private func takeOutIntermediates() {
        while let middle = presentation.presented, let holder = middle.presentingContainer,
            let next = holder.presentation.presented
        {
            middle.presentation.transition?.completeTransition(true)
            next.presentation.transition?.completeTransition(true)
            guard presentation.presented === middle, holder.presentation.presented === next else { continue }
            if middle.coversPresenter { next.presentation.coversPresenter = true }
            (holder.presentation.presented, presentation.presented, next.presentation.presenting) = (nil, next, self)
            middle.leaveUnseen()
        }
    }

    /// Ends the presentation of this controller at once, below another controller whose dismissal is animated.
    private func leaveUnseen() {
        let (wasSeen, course) = (appearance == .appeared, presentation.controller)
        presentation.isBeingDismissed = true
        course?.dismissalTransitionWillBegin()
        if wasSeen { beginDisappearing(animated: false) }
        leavePresentation()
        course?.dismissalTransitionDidEnd(true)
        if wasSeen { endDisappearing(animated: false) }
        presentation.isBeingDismissed = false
    }

    /// Removes the views of this controller's presentation.
    private func leavePresentation() {
        presentation.presenting = nil
        presentation.stage?.removeFromSuperview()
        view.removeFromSuperview()
        (presentation.stage, presentation.controller, presentation.coversPresenter) = (nil, nil, false)
    }

    /// Whether the controller's dismissal is already in progress; if so, the closure is called at its end.
    private func isLeaving(calling completion: (() -> Void)?) -> Bool {
        // An interactive dismissal may begin during the presentation: that transition is not the one that dismisses the
        // controller.
        guard presentation.isBeingDismissed, !presentation.isBeingPresented, let transition = presentation.transition else {
            return false
        }
        transition.atEnd { completion?() }
        return true
    }

    /// Dismisses everything presented over this controller, which is about to leave its window.
    func dismissAll() { presentedFromInside?.presentation.presenting?.dismissPresented(animated: false, completion: nil) }

    /// Dismisses the controller that is presented inside this one's view, before this one leaves its container.
    func dismissGuest() { presentation.guest?.presentation.presenting?.dismissPresented(animated: false, completion: nil) }

    private func takeBack(_ presented: UIViewController, animated: Bool, completion: @escaping () -> Void) {
        let transition = animated ? dismissingTransition(from: presented, completion) : nil
        presented.presentation.controller?.dismissalTransitionWillBegin()
        presented.beginDisappearing(animated: animated)
        if presented.coversPresenter {
            presentedOver.isHidden = false
            beginAppearing(animated: animated)
            callViewIsAppearing(animated: animated)
        }
        if let transition { return transition.start() }
        endDismissing(presented, animated: animated)
        completion()
    }

    /// Completes a dismissal.
    func endDismissing(_ presented: UIViewController, animated: Bool) {
        let (showsPresenter, course) = (presented.coversPresenter, presented.presentation.controller)
        presentation.presented = nil
        if course?.motion == .curl { presented.presentation.stage?.window.map { _ = PartialCurl.remove(from: $0) } }
        presented.leavePresentation()
        course?.dismissalTransitionDidEnd(true)
        view.window?.layoutIfNeeded()
        if showsPresenter { endAppearing(animated: animated) }
        presented.endDisappearing(animated: animated)
        showInputsAgain()
    }

    // MARK: Presentation controllers

    /// The presentation controller of this controller, created on first use.
    var ownPresentationController: UIPresentationController {
        if let known = presentation.controller { return known }
        let made = makePresentationController(for: presentation.presenting, source: presentation.presenting ?? self)
        presentation.controller = made
        return made
    }

    private func makePresentationController(for presenter: UIViewController?, source: UIViewController)
        -> UIPresentationController
    {
        if let own = makeSystemPresentationController(presenter) { return own }
        switch modalPresentationStyle {
        case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .pageSheet, .formSheet, .automatic:
            return UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .custom:
            let own = transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
            if let own { return own }
        default: break
        }
        return UIPresentationController(presentedViewController: self, presenting: presenter)
    }

    private func preparePresentation(from source: UIViewController) -> UIPresentationController {
        // Transitioning delegates can only be asked once the presenting controller is known.
        if modalPresentationStyle == .custom { presentation.controller = nil }
        let controller = ownPresentationController
        if let popover = controller as? UIPopoverPresentationController, presentationStyle == .popover {
            popover.delegate?.prepareForPopoverPresentation(popover)
        }
        presentationWillBegin(from: source)
        (controller as? UIPopoverPresentationController)?.mustHaveSource()
        return controller
    }

    /// The nearest of this controller and its ancestors that is presented; the controller itself if none is.
    var presentedContainer: UIViewController {
        sequence(first: self, next: \.parent).first { $0.presentation.presenting != nil } ?? self
    }

    // MARK: Frames

    /// The effective style: automatic styles resolved and sheets adapted to compact size classes.
    var presentationStyle: UIModalPresentationStyle {
        switch modalPresentationStyle {
        case .pageSheet, .formSheet, .popover, .automatic: adaptedStyle
        default: modalPresentationStyle
        }
    }

    /// The style of sheets and popovers in compact size classes; the presentation's delegate is asked for it.
    private var adaptedStyle: UIModalPresentationStyle {
        let traits = presentationTraits
        if presentation.style == .automatic, !ChromeMetrics.sheetsAreUsual[traits.generation] { return .fullScreen }
        guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else {
            return modalPresentationStyle
        }
        if let controller = presentation.controller, let delegate = controller.delegate {
            let style = delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
            if style != .none || modalPresentationStyle == .popover { return style == .none ? modalPresentationStyle : style }
        }
        if !ChromeMetrics.sheetsAreUsual[traits.generation] { return .fullScreen }
        let sheet = presentation.controller as? UISheetPresentationController
        if traits.verticalSizeClass == .compact, sheet?.prefersEdgeAttachedInCompactHeight != true { return .fullScreen }
        return modalPresentationStyle == .popover ? .formSheet : modalPresentationStyle
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

    /// The view in the presentation's container: a sheet's drop shadow view, a subclass's own, or this controller's,
    /// which animators of programs may have added in place of it.
    var stagedView: UIView {
        guard let staged = presentation.controller?.presentedView else { return view }
        return view.superview != nil && view.superview === presentation.stage ? view : staged
    }

    func placePresentedView() {
        let (controller, staged) = (presentationController, stagedView)
        staged.translatesAutoresizingMaskIntoConstraints = true
        staged.autoresizingMask = controller?.autoresizing ?? [.flexibleWidth, .flexibleHeight]
        let mayHaveCorners = controller is UISheetPresentationController && staged.layer.cornerRadius > 0
        if let radius = controller?.cornerRadius, radius > 0 || mayHaveCorners {
            staged.layer.cornerRadius = radius
            staged.clipsToBounds = true
        }
        if let controller { controller.move(staged, to: controller.frameOfPresentedViewInContainerView) }
        (staged as? UIDropShadowView)?.fill(with: view)
        controller?.presentedViewMoved()
    }
}

extension LayoutText {
    /// `<Class: 0xADDRESS>`.
    static func reference(_ controller: UIViewController) -> String { opening(controller) + ">" }
}
