/// Lets the user choose a font.
///
/// The screen lists the available font families; a tap selects one.
///
/// - Source: developer.apple.com/documentation/uikit/uifontpickerviewcontroller
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// The fonts that a picker offers.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// Whether the faces of a family are listed. It reads back what was set; families are listed.
        open var includeFaces = false
        /// Whether the names of families are shown in the system font. It reads back what was set; names always are.
        open var displayUsingSystemFont = false
        /// The traits that fonts must have; empty for all fonts.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// A predicate for the languages that fonts must support. It reads back what was set; languages are not
        /// checked.
        open var filteredLanguagesPredicate: NSPredicate?

        public override init() { super.init() }

        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated {
                let copy = Configuration()
                (copy.includeFaces, copy.displayUsingSystemFont) = (includeFaces, displayUsingSystemFont)
                (copy.filteredTraits, copy.filteredLanguagesPredicate) = (filteredTraits, filteredLanguagesPredicate)
                return copy
            } as Configuration
        }
    }

    /// The fonts that the picker offers.
    public let configuration: Configuration
    /// The delegate that is notified of the user's choice. Held weakly.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The selected font; nil for none.
    open var selectedFontDescriptor: UIFontDescriptor?

    /// Makes a picker of all fonts.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Makes a picker.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: font pickers are not archived.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        let families = UIFont.familyNames.sorted().map { UIFontDescriptor(fontAttributes: [.family: $0]) }
        let choices = families.filter { $0.symbolicTraits.isSuperset(of: configuration.filteredTraits) }.map { descriptor in
            UIAction(title: descriptor.object(forKey: .family) as? String ?? "") { [weak self] _ in self?.choose(descriptor) }
        }
        let cancel = UIAction(title: "Cancel") { [weak self] _ in self?.cancel() }
        view = StandInView(title: "Choose Font", text: "Stands for the system's list of fonts.", choices: choices + [cancel])
    }

    /// Selects a font for the user.
    package func choose(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
        presentingViewController?.dismiss(animated: true)
    }

    /// Cancels the picker for the user.
    package func cancel() {
        delegate?.fontPickerViewControllerDidCancel(self)
        presentingViewController?.dismiss(animated: true)
    }
}

/// The delegate of a font picker.
///
/// - Source: developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user selected a font.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called when the user cancelled the picker.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
