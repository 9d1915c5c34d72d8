/// The panel in which users change the look of text; here it is empty.
///
/// - Source: developer.apple.com/documentation/uikit/uitextformattingviewcontroller
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
    /// What the panel offers. Nothing can be chosen here.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextformattingviewcontroller/configuration-swift.class
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Makes a configuration with what the system offers.
        public nonisolated override init() { super.init() }
    }

    /// What the panel offers.
    public let configuration: UITextFormattingViewController.Configuration

    /// Makes a panel.
    public init(configuration: UITextFormattingViewController.Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a panel with what the system offers; archives hold nothing of it.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}

extension UITextView {
    /// What the panel offers in which users change the look of text. Stored; nothing opens the panel.
    public var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
        get { formattingConfiguration as? UITextFormattingViewController.Configuration }
        set { formattingConfiguration = newValue }
    }
}
