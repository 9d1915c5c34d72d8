/// Shows the definitions of a term in the system's dictionaries. There are none: the screen is a placeholder.
///
/// - Source: developer.apple.com/documentation/uikit/uireferencelibraryviewcontroller
open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    /// Whether a dictionary contains a term; false, since there is none.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    /// Makes a screen for a term.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a screen from an Interface Builder document, without a term.
    public required init?(coder: NSCoder) {
        term = ""
        super.init(coder: coder)
    }

    open override func loadView() {
        let done = UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) }
        view = StandInView(title: term, text: "Stands for definitions. No dictionary is on this device.", choices: [done])
    }
}
