/// The origin of an unwind segue.
///
/// - Source: developer.apple.com/documentation/uikit/uistoryboardunwindseguesource
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that requests the unwind.
    open private(set) var source: UIViewController
    /// The selector of the method in the unwind target.
    open private(set) var unwindAction: Selector
    /// The object that triggered the segue.
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}
