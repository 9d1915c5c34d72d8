/// A class that recreates controllers from saved state. No state is saved here.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerrestoration
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// Makes a controller for a path of restoration identifiers; nil for none.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

/// An object whose state can be saved. No state is saved here.
///
/// - Source: developer.apple.com/documentation/uikit/uistaterestoring
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The parent object in the restoration hierarchy; nil for none.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that recreates the object; nil for none.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Encodes the object's state.
    func encodeRestorableState(with coder: NSCoder)
    /// Decodes the object's state.
    func decodeRestorableState(with coder: NSCoder)
    /// Called after all state was decoded.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Returns nil.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// Returns nil.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Encodes nothing.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Decodes nothing.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Does nothing.
    public func applicationFinishedRestoringState() {}
}

/// A class that recreates objects from saved state. No state is saved here.
///
/// - Source: developer.apple.com/documentation/uikit/uiobjectrestoration
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
    /// Makes an object for a path of restoration identifiers; nil for none.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}

/// A data source that provides identifiers of its items, by which restored positions in a list are found. No state is
/// saved here.
///
/// - Source: developer.apple.com/documentation/uikit/uidatasourcemodelassociation
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
    /// The identifier of the item at an index path; nil for none.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// The index path of the item with an identifier; nil for none.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIApplication {
    /// Registers an object for state restoration. No state is saved here.
    public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {}
    /// Ignores the snapshot at the next launch. No snapshots are taken.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Extends the restoration of state beyond the launch. No state is saved here.
    public func extendStateRestoration() {}
    /// Ends an extended restoration of state.
    public func completeStateRestoration() {}
}
