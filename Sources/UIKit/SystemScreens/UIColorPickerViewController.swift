/// Lets the user choose a colour.
///
/// The screen is a placeholder that shows the colour; tests choose for the user through functions of `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uicolorpickerviewcontroller
open class UIColorPickerViewController: UIViewController {
    /// The delegate that is notified of the user's choice. Held weakly.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The selected colour.
    open var selectedColor = UIColor.black {
        didSet { viewIfLoaded?.tintColor = selectedColor }
    }
    /// Whether the user can choose the opacity. If not, selected colours are made opaque.
    open var supportsAlpha = true
    /// Whether the user can pick a colour from the screen. It reads back what was set; the placeholder has no such
    /// tool.
    open var supportsEyedropper = true

    /// Makes a picker with black selected.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a picker with black selected.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Returns nil: colour pickers are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Selects a colour for the user.
    ///
    /// - Parameter continuously: Whether the gesture is still in progress.
    package func choose(_ color: UIColor, continuously: Bool) {
        selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }

    /// Closes the picker for the user.
    package func finish() {
        let end = { [self] in delegate?.colorPickerViewControllerDidFinish(self) ?? () }
        guard let presenter = presentingViewController else { return end() }
        presenter.dismiss(animated: true, completion: end)
    }

    open override func loadView() {
        view = StandInView(
            title: "Colors", text: "Stands for the system's palette of colors.",
            choices: [UIAction(title: "Done") { [weak self] _ in self?.finish() }])
        view.tintColor = selectedColor
    }
}

/// The delegate of a colour picker.
///
/// - Source: developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user selected a colour.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the user selected a colour.
    @available(iOS, introduced: 14.0, deprecated: 15.0, message: "use colorPickerViewController(_:didSelect:continuously:)")
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called after the user closed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

/// Default implementations of optional methods.
extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
