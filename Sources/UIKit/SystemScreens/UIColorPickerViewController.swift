/// Lets the user choose a colour.
///
/// The screen says what it stands for and shows the colour; tests choose for the user by the functions of `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uicolorpickerviewcontroller
open class UIColorPickerViewController: UIViewController {
    /// Hears what the user chose.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The colour that is chosen.
    open var selectedColor = UIColor.black {
        didSet { viewIfLoaded?.tintColor = selectedColor }
    }
    /// Whether the user may choose how much shines through. A colour that is chosen is opaque where not.
    open var supportsAlpha = true
    /// Whether the user may take a colour from the screen. Stored; the stand-in has no such tool.
    open var supportsEyedropper = true

    /// Makes a picker that shows black.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a picker that shows black.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Returns nil: colour pickers are not archived.
    public required init?(coder: NSCoder) { nil }

    /// The user chose a colour.
    ///
    /// - Parameter continuously: Whether the finger is still on its way.
    package func choose(_ color: UIColor, continuously: Bool) {
        selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }

    /// The user closed the picker.
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

/// Hears what the user chose in a colour picker.
///
/// - Source: developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// The user chose a colour.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The user chose a colour.
    @available(iOS, introduced: 14.0, deprecated: 15.0, message: "use colorPickerViewController(_:didSelect:continuously:)")
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The user closed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

/// The methods are optional: these do nothing.
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
