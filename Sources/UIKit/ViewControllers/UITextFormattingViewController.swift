/// The panel for text formatting; here it is empty.
///
/// - Source: developer.apple.com/documentation/uikit/uitextformattingviewcontroller
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
    /// The content of the panel. It offers nothing here.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextformattingviewcontroller/configuration-swift.class
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Makes a configuration with the system's default content.
        public nonisolated override init() { super.init() }
    }

    /// The content of the panel.
    public let configuration: UITextFormattingViewController.Configuration

    /// Makes a panel.
    public init(configuration: UITextFormattingViewController.Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a panel with the default content; archives are not read.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}

extension UITextView {
    /// The content of the text formatting panel. It reads back what was set; nothing opens the panel.
    public var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
        get { formattingConfiguration as? UITextFormattingViewController.Configuration }
        set { formattingConfiguration = newValue }
    }
}
