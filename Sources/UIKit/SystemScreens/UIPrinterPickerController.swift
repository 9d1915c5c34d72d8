/// Lets the user choose a printer. There is none: the screen is a placeholder that the user can only cancel.
///
/// - Source: developer.apple.com/documentation/uikit/uiprinterpickercontroller
@preconcurrency @MainActor
open class UIPrinterPickerController: NSObject {
    /// Called with the picker, whether a printer was selected, and an error.
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    /// The selected printer; nil for none.
    open private(set) var selectedPrinter: UIPrinter?
    /// The delegate. Held weakly.
    open weak var delegate: (any UIPrinterPickerControllerDelegate)?
    private var screen: UIViewController?
    private var end: CompletionHandler?

    /// Makes a picker with an initially selected printer; nil for none.
    public convenience init(initiallySelectedPrinter printer: UIPrinter?) {
        self.init()
        selectedPrinter = printer
    }

    /// Presents the printers over the key window. Returns whether there is one.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil) -> Bool {
        show(over: UIWindow.key, animated, completion)
    }
    /// Presents the printers over a view's window. Returns whether there is one.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool,
        completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil
    ) -> Bool { show(over: view.window, animated, completion) }
    /// Presents the printers over a bar item's window. Returns whether there is one.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool,
        completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil
    ) -> Bool { show(over: item.shownView?.window, animated, completion) }

    /// Dismisses the printers.
    open func dismiss(animated: Bool) {
        guard let screen else { return }
        delegate?.printerPickerControllerWillDismiss(self)
        screen.presentingViewController?.dismiss(animated: animated)
    }

    private func show(over window: UIWindow?, _ animated: Bool, _ completion: CompletionHandler?) -> Bool {
        guard screen == nil, let presenter = window?.rootViewController?.presentedLast else { return false }
        let cancel = UIAction(title: "Cancel") { [weak self] _ in self?.dismiss(animated: true) }
        let list = StandInView(title: "Printer", text: "Stands for the list of printers. There is none here.", choices: [cancel])
        end = completion
        let screen = StandInController(list) { [weak self] in self?.finish() }
        self.screen = screen
        delegate?.printerPickerControllerWillPresent(self)
        let parent = delegate?.printerPickerControllerParentViewController(self) ?? presenter
        parent.present(screen, animated: animated) { [self] in delegate?.printerPickerControllerDidPresent(self) }
        return true
    }

    private func finish() {
        let completion = end
        (screen, end) = (nil, nil)
        delegate?.printerPickerControllerDidDismiss(self)
        completion?(self, false, nil)
    }
}

/// The delegate of a printer picker.
///
/// - Source: developer.apple.com/documentation/uikit/uiprinterpickercontrollerdelegate
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
    /// The controller that presents the printers; nil for the default one.
    func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController?
    /// Whether a printer is listed.
    func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool
    /// Called before the printers are presented.
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
    /// Called after the printers were presented.
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    /// Called before the printers are dismissed.
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    /// Called after the printers were dismissed.
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    /// Called when the user selected a printer.
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

/// Default implementations of optional methods.
extension UIPrinterPickerControllerDelegate {
    /// Returns nil.
    public func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController)
        -> UIViewController?
    { nil }
    /// Returns true.
    public func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter)
        -> Bool
    { true }
    /// Does nothing.
    public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
    /// Does nothing.
    public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
    /// Does nothing.
    public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
    /// Does nothing.
    public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
    /// Does nothing.
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}
