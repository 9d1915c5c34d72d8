/// A class that makes its controllers anew from saved state. No state is saved here.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerrestoration
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// Makes a controller by the path of its identifiers; nil for none.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}
