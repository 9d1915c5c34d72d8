/// Where an unwind segue comes from.
///
/// - Source: developer.apple.com/documentation/uikit/uistoryboardunwindseguesource
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that asks to go back.
    open private(set) var source: UIViewController
    /// The name of the method that takes the unwinding.
    open private(set) var unwindAction: Selector
    /// What set the segue off.
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}
