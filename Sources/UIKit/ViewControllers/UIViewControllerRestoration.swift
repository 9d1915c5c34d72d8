/// A class that makes its controllers anew from saved state. No state is saved here.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerrestoration
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// Makes a controller by the path of its identifiers; nil for none.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

/// An object whose state is saved. No state is saved here.
///
/// - Source: developer.apple.com/documentation/uikit/uistaterestoring
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object that holds this one; nil for none.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that makes the object anew; nil for none.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Writes the object's state.
    func encodeRestorableState(with coder: NSCoder)
    /// Reads the object's state.
    func decodeRestorableState(with coder: NSCoder)
    /// All state was read.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Nobody holds the object.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// No class makes the object anew.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Writes nothing.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Reads nothing.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Does nothing.
    public func applicationFinishedRestoringState() {}
}

/// A class that makes its objects anew from saved state. No state is saved here.
///
/// - Source: developer.apple.com/documentation/uikit/uiobjectrestoration
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
    /// Makes an object by the path of its identifiers; nil for none.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}

/// A data source that names what its list shows, so that the places of saved state are found again. No state is saved here.
///
/// - Source: developer.apple.com/documentation/uikit/uidatasourcemodelassociation
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
    /// The name of what is shown at a place; nil for none.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// The place at which something is shown; nil for none.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIApplication {
    /// Has the state of an object saved. No state is saved here.
    public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {}
    /// Has no picture of the program shown at its next start. None is taken.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Lets reading of state take longer than the start. No state is saved here.
    public func extendStateRestoration() {}
    /// Ends what takes longer.
    public func completeStateRestoration() {}
}
