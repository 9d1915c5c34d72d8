extension UIViewController {
    /// Posted by a split view controller when it has collapsed or expanded, so that
    /// ``showDetailViewController(_:sender:)`` shows its controller in another place from now on.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/showdetailtargetdidchangenotification
    nonisolated public class var showDetailTargetDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
    }
}
