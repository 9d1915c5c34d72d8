@_exported public import UIKit

/// The screen of an extension that shares something: a text that is written.
///
/// - Source: developer.apple.com/documentation/social/slcomposeserviceviewcontroller
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    private let field = UITextView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.frame = view.bounds
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        field.font = .preferredFont(forTextStyle: .body)
        field.delegate = self
        view.addSubview(field)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presentationAnimationDidFinish()
    }

    /// The field for the text.
    open var textView: UITextView! { field }
    /// The text.
    open var contentText: String! { field.text }
    /// The text that is shown while there is no other.
    open var placeholder: String!
    /// The number of letters that are left; nil shows none.
    open var charactersRemaining: NSNumber!
    /// A screen where an item is chosen.
    open var autoCompletionViewController: UIViewController!

    /// The screen appeared. Subclasses override it.
    open func presentationAnimationDidFinish() {}
    /// Whether the text can be sent. Subclasses override it.
    open func isContentValid() -> Bool { true }
    /// Asks again whether the text can be sent.
    open func validateContent() { _ = isContentValid() }
    /// Sends the text. Subclasses override it.
    open func didSelectPost() {}
    /// Ends without sending.
    open func didSelectCancel() { cancel() }
    /// Ends without sending.
    open func cancel() { dismiss(animated: true) }
    /// The items below the text. Subclasses override it.
    open func configurationItems() -> [Any]! { [] }
    /// Asks for the items again.
    open func reloadConfigurationItems() { _ = configurationItems() }
    /// Shows a screen for an item.
    open func pushConfigurationViewController(_ viewController: UIViewController!) {
        navigationController?.pushViewController(viewController, animated: true)
    }
    /// Leaves that screen.
    open func popConfigurationViewController() { navigationController?.popViewController(animated: true) }
    /// The view for what is shared. Subclasses override it.
    open func loadPreviewView() -> UIView! { nil }
    /// Asks again whether the text can be sent.
    open func textViewDidChange(_ textView: UITextView) { validateContent() }
}

/// An item below the text.
///
/// - Source: developer.apple.com/documentation/social/slcomposesheetconfigurationitem
///
/// It is no `NSObject` here, whose initializer cannot be made one that may return nil as Apple's does.
open class SLComposeSheetConfigurationItem {
    /// Creates an item.
    public init!() {}

    /// The name of the setting.
    open var title: String!
    /// The value of the setting as text.
    open var value: String!
    /// Whether that is not known yet.
    open var valuePending = false
    /// Called when it is tapped.
    open var tapHandler: (() -> Void)?
}
