/// Dismisses the controller that a view is in, or takes it off its navigation controller.
///
/// - Source: developer.apple.com/documentation/swiftui/dismissaction
@MainActor @preconcurrency
public struct DismissAction {
    fileprivate weak var controller: UIViewController?

    /// Dismisses the controller, if it is presented or pushed.
    public func callAsFunction() { controller?.leave() }
}

/// Whether a view is presented.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationmode
public struct PresentationMode {
    /// Whether the view's controller is presented or pushed.
    public internal(set) var isPresented: Bool
    fileprivate weak var controller: UIViewController?

    /// Dismisses the controller, if it is presented or pushed.
    public mutating func dismiss() {
        let controller = controller
        onMainActor { controller?.leave() }
    }
}

extension EnvironmentValues {
    /// Dismisses the controller that the views are in.
    @MainActor
    public var dismiss: DismissAction { DismissAction(controller: controller) }
    /// Whether the controller that the views are in is presented or pushed.
    @MainActor
    public var isPresented: Bool { controller?.canLeave ?? false }
    /// Whether the controller that the views are in is presented; it can be dismissed here.
    @MainActor
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, controller: controller)
        return Binding(get: { mode }, set: { _ in })
    }

    /// The controller that the views are in.
    var controller: UIViewController? {
        get { self[ControllerKey.self].controller }
        set { self[ControllerKey.self] = WeakController(controller: newValue) }
    }
}

private struct WeakController {
    weak var controller: UIViewController?
}

private enum ControllerKey: EnvironmentKey { static var defaultValue: WeakController { WeakController() } }

extension UIViewController {
    fileprivate var canLeave: Bool { presentingViewController != nil || isPushed }

    private var isPushed: Bool {
        guard let stack = navigationController else { return false }
        return stack.viewControllers.first !== self && stack.viewControllers.contains(self)
    }

    fileprivate func leave() {
        if isPushed, navigationController?.topViewController === self {
            navigationController?.popViewController(animated: true)
        } else if presentingViewController != nil {
            dismiss(animated: true)
        }
    }
}
